// Every page of the site: the static ones from the list below, those of forms from their definitions. The router, the
// prerenderer, the site map and the server's redirects read this list. Paths are without the language. Addresses that differ
// only in case or in a slash at the end need no alias.
import { type FormEntry, forms, type Language, normaliseAddress, sourceLanguage } from 'virtual:forms';
import { loadFormStyles } from './forms/formStyles.ts';
import type { PageModule } from './pageModules.ts';

export interface Route {
  /** The canonical path. */
  readonly path: string;
  readonly aliases: readonly string[];
  /** A static page's modules: `about/History` is `pages/about/History.tsx`, in Arabic `pages/about/History.ar.tsx`. */
  readonly page?: string;
  /** The form of a form's page. */
  readonly form?: FormEntry;
  load(language: Language): Promise<PageModule>;
}

interface StaticPage extends Partial<Pick<Route, 'aliases'>> {
  readonly page: string;
  /** Default: `/` and the name of the module without its folder. */
  readonly path?: string;
}

const staticPages: readonly StaticPage[] = [
  { page: 'home/Home', path: '/' },
  { page: 'about/History', path: '/HistoryPage' },
  { page: 'mission/Mission' },
  { page: 'about/EducationalPhilosophy' },
  { page: 'protocol/Protocol' },
  { page: 'anthem/Anthem' },
  { page: 'services/Health' },
  { page: 'services/Transportation' },
  { page: 'services/LearningSupport' },
  { page: 'services/Counseling' },
  { page: 'services/AfterSchool' },
  { page: 'divisions/Secondary', aliases: ['/Secondy'] },
  { page: 'divisions/Intermediate' },
  { page: 'divisions/UpperElementary' },
  { page: 'divisions/LowerElementary' },
  { page: 'divisions/Preschool' },
  { page: 'information/Information' },
  { page: 'faq/Faq', path: '/FAQ', aliases: ['/Faq'] },
  { page: 'tuition/Tuition', aliases: ['/Tuition-instalment'] },
  { page: 'about/HumanResources', path: '/employment/hr', aliases: ['/hr', '/Vacancy'] },
  { page: 'messages/Principal' },
  { page: 'messages/Eminence' },
  { page: 'privacy/Privacy' },
];

/** The module of a static page in a language, as a path within `site/`. */
export function moduleOf(page: string, language: Language): string {
  return `pages/${page}${language === sourceLanguage ? '' : `.${language}`}.tsx`;
}

function staticRoute({ page, path = page.slice(page.indexOf('/')), aliases = [] }: StaticPage): Route {
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
      const [definition, { formPage }] = await Promise.all([
        form.load(language),
        import('./forms/formPage.tsx'),
        loadFormStyles(),
      ]);
      return { FormPage: await formPage(definition) };
    },
  };
}

export const routes: readonly Route[] = [...staticPages.map(staticRoute), ...forms.map(formRoute)];

/** The page that is shown for unknown addresses; hosts serve its HTML as `404.html`. */
export const notFound: Route = staticRoute({ page: 'notFound/NotFound', path: '/404' });

/** The route of a path or an alias, whatever its case and with or without a slash at the end. */
export function routeOf(path: string): Route | undefined {
  const wanted = normaliseAddress(path);
  return routes.find((route) => [route.path, ...route.aliases].some((known) => normaliseAddress(known) === wanted));
}
