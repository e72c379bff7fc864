// Pages by route and language, each as its component. A page is drawn only once it is loaded, so none needs a placeholder:
// the prerenderer and the browser load the page of the address first, so that the HTML and the first render agree.
import type { Language } from 'virtual:forms';
import type { ComponentType } from 'react';
import { addressIn } from './language/addresses.ts';
import { loadWords } from './language/loadedWords.ts';
import type { Route } from './routes.ts';

const pages = new Map<string, ComponentType>();

/** Loads a route's page in a language, with the site's words in it, unless it is loaded already. */
export async function loadPage(route: Route, language: Language): Promise<void> {
  const address = addressIn(language, route.path);
  if (pages.has(address)) return;
  const [module] = await Promise.all([route.load(language), loadWords(language)]);
  const [Page] = Object.values(module);
  if (!Page) throw new Error(`${address} has no module that exports a page.`);
  pages.set(address, Page);
}

/** The page of a route that was loaded. */
export function loadedPage(route: Route, language: Language): ComponentType {
  const page = pages.get(addressIn(language, route.path));
  if (!page) throw new Error(`${route.path} is not loaded.`);
  return page;
}
