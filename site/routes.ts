// Every page of the site: the static ones from the list below, those of forms from their definitions. The router, the
// prerenderer, the site map and the server's redirects all read this list. Addresses that differ from a page's only in case
// or in a slash at the end need no alias. Paths are those behind the language.
import { type FormEntry, forms, type Language, normaliseAddress, sourceLanguage } from 'virtual:forms';
import { loadFormWords } from '../engine/react/words/formWords.ts';
import { blockNamed } from './forms/beside/blocks.ts';
import { loadFormStyles } from './forms/formStyles.ts';
import type { PageModule } from './pageModules.ts';

export interface Route {
  /** The canonical path. */
  readonly path: string;
  readonly aliases: readonly string[];
  /** Of a static page, the name of its modules: `Mission` stands in `pages/Mission.tsx`, in Arabic in `pages/Mission.ar.tsx`. */
  readonly page?: string;
  /** Of a form's page, the form. */
  readonly form?: FormEntry;
  load(language: Language): Promise<PageModule>;
}

interface StaticPage extends Partial<Pick<Route, 'aliases'>> {
  readonly page: string;
  /** Where it stands; `/` and its name, unless it says otherwise. */
  readonly path?: string;
}

const staticPages: readonly StaticPage[] = [
  { page: 'Home', path: '/' },
  { page: 'History', path: '/HistoryPage' },
  { page: 'Mission' },
  { page: 'EducationalPhilosophy' },
  { page: 'Protocol' },
  { page: 'Anthem' },
  { page: 'Health' },
  { page: 'Transportation' },
  { page: 'LearningSupport' },
  { page: 'Counseling' },
  { page: 'AfterSchool' },
  { page: 'Secondary', aliases: ['/Secondy'] },
  { page: 'Intermediate' },
  { page: 'UpperElementary' },
  { page: 'LowerElementary' },
  { page: 'Preschool' },
  { page: 'Information' },
  { page: 'Faq', path: '/FAQ', aliases: ['/Faq'] },
  { page: 'Tuition', aliases: ['/Tuition-instalment'] },
  { page: 'HumanResources', path: '/employment/hr', aliases: ['/hr', '/Vacancy'] },
  { page: 'Principal' },
  { page: 'Eminence' },
  { page: 'Privacy' },
];

/** The module of a static page in a language, as a path of the site's folder. */
export function moduleOf(page: string, language: Language): string {
  return `pages/${page}${language === sourceLanguage ? '' : `.${language}`}.tsx`;
}

function staticRoute({ page, path = `/${page}`, aliases = [] }: StaticPage): Route {
  return {
    page,
    path,
    aliases,
    async load(language) {
      const { pageModules } = await import('./pageModules.ts');
      return pageModules[`./${moduleOf(page, language)}`]?.() ?? {};
    },
  };
}

function formRoute(form: FormEntry): Route {
  return {
    path: form.route,
    aliases: form.aliases,
    form,
    async load(language) {
      const [definition, words, { formPage }] = await Promise.all([
        form.load(language),
        loadFormWords[language](),
        import('./forms/formPage.tsx'),
        loadFormStyles(),
      ]);
      const beside = definition.beside === undefined ? {} : await blockNamed(definition.beside).load();
      const [Beside] = Object.values(beside);
      return { FormPage: formPage({ form: definition, words, ...(Beside && { Beside }) }) };
    },
  };
}

export const routes: readonly Route[] = [...staticPages.map(staticRoute), ...forms.map(formRoute)];

/** The page of every other address. */
export const missing: Route = staticRoute({ page: 'NotFound', path: '/404' });

/** The route of a path or an alias, whatever its case and with or without a slash at the end. */
export function routeOf(path: string): Route | undefined {
  const wanted = normaliseAddress(path);
  return routes.find((route) => [route.path, ...route.aliases].some((known) => normaliseAddress(known) === wanted));
}
