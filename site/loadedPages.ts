// Page components by route. A page that is loaded before it is first rendered needs no placeholder: the prerenderer and
// the browser load the page of the address at hand first, so that the HTML and the first render agree.
import { type ComponentType, lazy } from 'react';
import type { Route } from './routes.ts';

const pages = new Map<Route, ComponentType>();

/** Loads a route's page and remembers it. */
export async function loadPage(route: Route): Promise<ComponentType> {
  const [Page] = Object.values(await route.load());
  if (!Page) throw new Error(`The module of the page ${route.path} exports no component.`);
  pages.set(route, Page);
  return Page;
}

/** The route's page; a lazy one until it has been loaded. */
export function pageOf(route: Route): ComponentType {
  let page = pages.get(route);
  if (!page) {
    page = lazy(async () => ({ default: await loadPage(route).catch(() => leaveFor(route)) }));
    pages.set(route, page);
  }
  return page;
}

/** The page's script is gone or out of reach, e.g. since a new version was put up: the browser asks for the whole page. */
function leaveFor(route: Route): Promise<never> {
  window.location.assign(route.path);
  return new Promise<never>(() => undefined);
}
