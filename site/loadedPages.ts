// Pages by route and language, each as its component, or as the HTML that came with the document. A page is shown once it
// is here, so none needs a placeholder: the prerenderer and the browser have the page of the address at hand first, so
// that the HTML and the first render agree.

import type { Language } from 'virtual:forms';
import type { ComponentType } from 'react';
import { loadIsland } from './islands/islands.ts';
import { type KeptPage, readPage } from './keptPage.ts';
import { addressIn } from './language/addresses.ts';
import { loadWords } from './language/loadedWords.ts';
import type { Route } from './routes.ts';

const pages = new Map<string, ComponentType | KeptPage>();

/** Loads a route's page in a language, with the site's words in it, unless it is here. */
export async function loadPage(route: Route, language: Language): Promise<void> {
  const address = addressIn(language, route.path);
  if (pages.has(address)) return;
  const [module] = await Promise.all([route.load(language), loadWords(language)]);
  const [Page] = Object.values(module);
  if (!Page) throw new Error(`The module of the page ${route.path} exports no component.`);
  pages.set(address, Page);
}

/** Keeps the route's page as `main` has it, and loads what that does not bring: the layout's words and moving parts. */
export async function keepPage(route: Route, language: Language, main: Element): Promise<void> {
  const islands = [...main.querySelectorAll<HTMLElement>('[data-island]')];
  pages.set(addressIn(language, route.path), readPage(main));
  await Promise.all([loadWords(language), ...islands.map(({ dataset }) => loadIsland(dataset.island ?? ''))]);
}

/** The page of a route that is here. */
export function loadedPage(route: Route, language: Language): ComponentType | KeptPage {
  const page = pages.get(addressIn(language, route.path));
  if (!page) throw new Error(`The page ${route.path} is not loaded.`);
  return page;
}
