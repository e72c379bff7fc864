// Page components by route and language. A page that is loaded before it is first rendered needs no placeholder: the
// prerenderer and the browser load the page of the address at hand first, so that the HTML and the first render agree.

import type { Language } from 'virtual:forms';
import { type ComponentType, use } from 'react';
import { addressIn } from './language/addresses.ts';
import { loadWords } from './language/loadedWords.ts';
import type { Route } from './routes.ts';

const pages = new Map<string, ComponentType>();
const underWay = new Map<string, Promise<ComponentType>>();

/** Loads a route's page in a language, with the site's words in it, and remembers both. */
export async function loadPage(route: Route, language: Language): Promise<ComponentType> {
  const [module] = await Promise.all([route.load(language), loadWords(language)]);
  const [Page] = Object.values(module);
  if (!Page) throw new Error(`The module of the page ${route.path} exports no component.`);
  pages.set(addressIn(language, route.path), Page);
  return Page;
}

/** The route's page, while rendering: until it is loaded the component that asks for it waits. */
export function usePage(route: Route, language: Language): ComponentType {
  const address = addressIn(language, route.path);
  const page = pages.get(address);
  if (page) return page;
  let coming = underWay.get(address);
  if (!coming) {
    coming = loadPage(route, language).catch(() => leaveFor(address));
    underWay.set(address, coming);
  }
  return use(coming);
}

/** The page's script is gone or out of reach, e.g. since a new version was put up: the browser asks for the whole page. */
function leaveFor(address: string): Promise<never> {
  window.location.assign(address);
  return new Promise<never>(() => undefined);
}
