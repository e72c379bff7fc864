import type { Language } from 'virtual:forms';
import { addressIn } from './language/addresses.ts';
import type { Route } from './routes.ts';

/**
 * Changes the address bar to the page's canonical address. The service redirects instead; static hosts do not.
 * @returns false if the browser navigates there, because the loaded HTML may be another page's
 */
export function canonicaliseAddress(route: Route, language: Language): boolean {
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
