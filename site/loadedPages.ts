// Loaded page components by address. Prerenderer and browser load the page of the address before the first render, so that the
// HTML and the hydrated tree agree; afterwards a page is rendered only once it is loaded, so none needs a placeholder.
import type { Language } from 'virtual:forms';
import type { ComponentType } from 'react';
import { addressIn } from './language/addresses.ts';
import { loadWords } from './language/loadedWords.ts';
import type { Route } from './routes.ts';

const pages = new Map<string, ComponentType>();

/**
 * Loads a route's page in a language, and the layout's texts in that language, unless they are loaded already.
 * @throws if the language has no module for the page
 */
export async function loadPage(route: Route, language: Language): Promise<void> {
  const address = addressIn(language, route.path);
  if (pages.has(address)) return;
  const [module] = await Promise.all([route.load(language), loadWords(language)]);
  const [Page] = Object.values(module);
  if (!Page) throw new Error(`${address} has no page.`);
  pages.set(address, Page);
}

/**
 * The component of a loaded page.
 * @throws if `loadPage` has not loaded it
 */
export function loadedPage(route: Route, language: Language): ComponentType {
  const page = pages.get(addressIn(language, route.path));
  if (!page) throw new Error(`${route.path} is not loaded.`);
  return page;
}
