import type { Route } from './routes.ts';

/**
 * Brings the address bar to the page's one address, as the service does by redirects; plain static hosts need it.
 * False if the browser leaves for it, because the HTML at hand is another page's.
 */
export function settleAddress(route: Route): boolean {
  const { pathname, search, hash } = window.location;
  const address = route.path + search + hash;
  if (pathname === route.path) return true;
  if (pathname === `${route.path}/`) {
    window.history.replaceState(window.history.state, '', address);
    return true;
  }
  window.location.replace(address);
  return false;
}
