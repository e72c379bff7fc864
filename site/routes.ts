// Every page of the site: the static ones by hand, those of forms from their definitions. One list serves the router,
// the prerenderer, the site map and the server's addresses. An address that differs from a page's in nothing but its
// case, or in a slash at the end, needs no alias. Paths are those behind the language.

import type { Language } from 'virtual:forms';
import { type FormEntry, forms } from 'virtual:forms';
import type { ComponentType } from 'react';
import { blockNamed } from './beside/blocks.ts';
import { loadFormStyles } from './formStyles.ts';
import { loadFormWords } from './language/loadFormWords.ts';

export interface Route {
  /** The canonical path. */
  readonly path: string;
  readonly aliases?: readonly string[];
  /** The form that the page shows; none on a static page. */
  readonly form?: FormEntry;
  load(language: Language): Promise<PageModule>;
}

/** A page's module: its one export is the page. */
export type PageModule = Readonly<Record<string, ComponentType>>;

type Pages = Readonly<Record<Language, () => Promise<PageModule>>>;

const staticRoutes: readonly (Pick<Route, 'path' | 'aliases'> & { readonly pages: Pages })[] = [
  { path: '/', pages: { en: () => import('./pages/Home.tsx'), ar: () => import('./pages/Home.ar.tsx') } },
  {
    path: '/HistoryPage',
    pages: { en: () => import('./pages/History.tsx'), ar: () => import('./pages/History.ar.tsx') },
  },
  { path: '/Mission', pages: { en: () => import('./pages/Mission.tsx'), ar: () => import('./pages/Mission.ar.tsx') } },
  {
    path: '/EducationalPhilosophy',
    pages: {
      en: () => import('./pages/EducationalPhilosophy.tsx'),
      ar: () => import('./pages/EducationalPhilosophy.ar.tsx'),
    },
  },
  {
    path: '/Protocol',
    pages: { en: () => import('./pages/Protocol.tsx'), ar: () => import('./pages/Protocol.ar.tsx') },
  },
  { path: '/Anthem', pages: { en: () => import('./pages/Anthem.tsx'), ar: () => import('./pages/Anthem.ar.tsx') } },
  {
    path: '/Health',
    pages: { en: () => import('./pages/services/Health.tsx'), ar: () => import('./pages/services/Health.ar.tsx') },
  },
  {
    path: '/Transportation',
    pages: {
      en: () => import('./pages/services/Transportation.tsx'),
      ar: () => import('./pages/services/Transportation.ar.tsx'),
    },
  },
  {
    path: '/LearningSupport',
    pages: {
      en: () => import('./pages/services/LearningSupport.tsx'),
      ar: () => import('./pages/services/LearningSupport.ar.tsx'),
    },
  },
  {
    path: '/Counseling',
    pages: {
      en: () => import('./pages/services/Counseling.tsx'),
      ar: () => import('./pages/services/Counseling.ar.tsx'),
    },
  },
  {
    path: '/AfterSchool',
    pages: {
      en: () => import('./pages/services/AfterSchool.tsx'),
      ar: () => import('./pages/services/AfterSchool.ar.tsx'),
    },
  },
  {
    path: '/Secondary',
    aliases: ['/Secondy'],
    pages: {
      en: () => import('./pages/divisions/Secondary.tsx'),
      ar: () => import('./pages/divisions/Secondary.ar.tsx'),
    },
  },
  {
    path: '/Intermediate',
    pages: {
      en: () => import('./pages/divisions/Intermediate.tsx'),
      ar: () => import('./pages/divisions/Intermediate.ar.tsx'),
    },
  },
  {
    path: '/UpperElementary',
    pages: {
      en: () => import('./pages/divisions/UpperElementary.tsx'),
      ar: () => import('./pages/divisions/UpperElementary.ar.tsx'),
    },
  },
  {
    path: '/LowerElementary',
    pages: {
      en: () => import('./pages/divisions/LowerElementary.tsx'),
      ar: () => import('./pages/divisions/LowerElementary.ar.tsx'),
    },
  },
  {
    path: '/Preschool',
    pages: {
      en: () => import('./pages/divisions/Preschool.tsx'),
      ar: () => import('./pages/divisions/Preschool.ar.tsx'),
    },
  },
  {
    path: '/Information',
    pages: { en: () => import('./pages/Information.tsx'), ar: () => import('./pages/Information.ar.tsx') },
  },
  {
    path: '/FAQ',
    aliases: ['/Faq'],
    pages: { en: () => import('./pages/Faq.tsx'), ar: () => import('./pages/Faq.ar.tsx') },
  },
  {
    path: '/Tuition',
    aliases: ['/Tuition-instalment'],
    pages: { en: () => import('./pages/Tuition.tsx'), ar: () => import('./pages/Tuition.ar.tsx') },
  },
  {
    path: '/employment/hr',
    aliases: ['/hr', '/Vacancy'],
    pages: { en: () => import('./pages/HumanResources.tsx'), ar: () => import('./pages/HumanResources.ar.tsx') },
  },
  {
    path: '/Principal',
    pages: { en: () => import('./pages/Principal.tsx'), ar: () => import('./pages/Principal.ar.tsx') },
  },
  {
    path: '/Eminence',
    pages: { en: () => import('./pages/Eminence.tsx'), ar: () => import('./pages/Eminence.ar.tsx') },
  },
  {
    path: '/Privacy',
    pages: { en: () => import('./pages/Privacy.tsx'), ar: () => import('./pages/Privacy.ar.tsx') },
  },
];

const formRoutes = forms.map(
  (form): Route => ({
    path: form.route,
    aliases: form.aliases,
    form,
    load: async (language) => {
      const [definition, words, { formPage }] = await Promise.all([
        form.load(language),
        loadFormWords(language),
        import('./pages/formPage.tsx'),
        loadFormStyles(),
      ]);
      const beside = definition.beside === undefined ? {} : await blockNamed(definition.beside).load();
      const [Beside] = Object.values(beside);
      return { FormPage: formPage({ form: definition, words, ...(Beside && { Beside }) }) };
    },
  }),
);

export const routes: readonly Route[] = [
  ...staticRoutes.map(({ pages, ...addresses }): Route => ({ ...addresses, load: (language) => pages[language]() })),
  ...formRoutes,
];

/** What stands at every other address. */
export const missing: Route = {
  path: '/404',
  load: (language) => (language === 'ar' ? import('./pages/NotFound.ar.tsx') : import('./pages/NotFound.tsx')),
};

/** The route of a path or an alias, whatever its case and with or without a slash at the end. */
export function routeOf(path: string): Route | undefined {
  const key = keyOf(path);
  return routes.find((route) => [route.path, ...(route.aliases ?? [])].some((other) => keyOf(other) === key));
}

function keyOf(path: string): string {
  return path.toLowerCase().replace(/(?<=.)\/+$/, '');
}
