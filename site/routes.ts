// Every page of the site: the static ones from pages.json, those of forms from their definitions. The router, the
// prerenderer, the site map and the server's redirects read this list. Paths are without the language. Addresses that differ
// only in case or in a slash at the end need no alias.
import { type FormEntry, forms, type Language, normaliseAddress, sourceLanguage } from 'virtual:forms';
import { pages } from 'virtual:pages';
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

/** The module of a static page in a language, as a path within `site/`. */
export function moduleOf(page: string, language: Language): string {
  return `pages/${page}${language === sourceLanguage ? '' : `.${language}`}.tsx`;
}

function staticRoute([page, path, ...aliases]: (typeof pages)[number]): Route {
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

export const routes: readonly Route[] = [...pages.map(staticRoute), ...forms.map(formRoute)];

/** The page that is shown for unknown addresses; hosts serve its HTML as `404.html`. */
export const notFound: Route = staticRoute(['notFound/NotFound', '/404']);

/** The route of a path or an alias, whatever its case and with or without a slash at the end. */
export function routeOf(path: string): Route | undefined {
  const wanted = normaliseAddress(path);
  return routes.find((route) => [route.path, ...route.aliases].some((known) => normaliseAddress(known) === wanted));
}
