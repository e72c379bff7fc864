import type { Language } from 'virtual:forms';
import { addressIn } from './language/addresses.ts';
import type { Route } from './routes.ts';

/**
 * Brings the address bar to the page's one address, as the service does by redirects; plain static hosts need it.
 * False if the browser leaves for it, because the HTML at hand is another page's.
 */
export function settleAddress(route: Route, language: Language): boolean {
  const { pathname, search, hash } = window.location;
  const canonical = addressIn(language, route.path);
  const address = canonical + search + hash;
  if (pathname === canonical) return true;
  if (pathname === `${canonical}/`) {
    window.history.replaceState(window.history.state, '', address);
    return true;
  }
  window.location.replace(address);
  return false;
}
