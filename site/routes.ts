// Every page of the site: the static ones by hand, those of forms from their definitions. One list serves the router,
// the prerenderer, the site map and the server's addresses. An address that differs from a page's in nothing but its
// case, or in a slash at the end, needs no alias.

import { type FormEntry, forms } from 'virtual:forms';
import type { ComponentType } from 'react';
import { blockNamed } from './beside/blocks.ts';

export interface Route {
  /** The canonical path. */
  readonly path: string;
  readonly aliases?: readonly string[];
  /** The form that the page shows; none on a static page. */
  readonly form?: FormEntry;
  load(): Promise<PageModule>;
}

/** A page's module: its one export is the page. */
export type PageModule = Readonly<Record<string, ComponentType>>;

const staticRoutes: readonly Route[] = [
  { path: '/', load: () => import('./pages/Home.tsx') },
  { path: '/HistoryPage', load: () => import('./pages/History.tsx') },
  { path: '/Mission', load: () => import('./pages/Mission.tsx') },
  { path: '/EducationalPhilosophy', load: () => import('./pages/EducationalPhilosophy.tsx') },
  { path: '/Protocol', load: () => import('./pages/Protocol.tsx') },
  { path: '/Anthem', load: () => import('./pages/Anthem.tsx') },
  { path: '/Health', load: () => import('./pages/services/Health.tsx') },
  { path: '/Transportation', load: () => import('./pages/services/Transportation.tsx') },
  { path: '/LearningSupport', load: () => import('./pages/services/LearningSupport.tsx') },
  { path: '/Counseling', load: () => import('./pages/services/Counseling.tsx') },
  { path: '/AfterSchool', load: () => import('./pages/services/AfterSchool.tsx') },
  { path: '/Secondary', aliases: ['/Secondy'], load: () => import('./pages/divisions/Secondary.tsx') },
  { path: '/Intermediate', load: () => import('./pages/divisions/Intermediate.tsx') },
  { path: '/UpperElementary', load: () => import('./pages/divisions/UpperElementary.tsx') },
  { path: '/LowerElementary', load: () => import('./pages/divisions/LowerElementary.tsx') },
  { path: '/Preschool', load: () => import('./pages/divisions/Preschool.tsx') },
  { path: '/Information', load: () => import('./pages/Information.tsx') },
  { path: '/FAQ', aliases: ['/Faq'], load: () => import('./pages/Faq.tsx') },
  { path: '/Tuition', aliases: ['/Tuition-instalment'], load: () => import('./pages/Tuition.tsx') },
  { path: '/employment/hr', aliases: ['/hr', '/Vacancy'], load: () => import('./pages/HumanResources.tsx') },
  { path: '/Principal', load: () => import('./pages/Principal.tsx') },
  { path: '/Eminence', load: () => import('./pages/Eminence.tsx') },
  { path: '/Privacy', load: () => import('./pages/Privacy.tsx') },
];

const formRoutes = forms.map(
  (form): Route => ({
    path: form.route,
    aliases: form.aliases,
    form,
    load: async () => {
      const [definition, { formPage }] = await Promise.all([form.load(), import('./pages/formPage.tsx')]);
      const beside = definition.beside === undefined ? {} : await blockNamed(definition.beside).load();
      return { FormPage: formPage(definition, ...Object.values(beside)) };
    },
  }),
);

export const routes: readonly Route[] = [...staticRoutes, ...formRoutes];

/** What stands at every other address. */
export const missing: Route = { path: '/404', load: () => import('./pages/NotFound.tsx') };

/** The route of a path or an alias, whatever its case and with or without a slash at the end. */
export function routeOf(path: string): Route | undefined {
  const key = keyOf(path);
  return routes.find((route) => [route.path, ...(route.aliases ?? [])].some((other) => keyOf(other) === key));
}

function keyOf(path: string): string {
  return path.toLowerCase().replace(/(?<=.)\/+$/, '');
}
