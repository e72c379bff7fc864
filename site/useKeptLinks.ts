// Links of a page that was kept as HTML: no component hears their clicks, so they are heard where all clicks arrive. What
// a browser does with a link by itself stays: another tab, another site, a file, a part of this page.
import { useEffect } from 'react';
import { navigate } from 'wouter/use-browser-location';
import { readAddress } from './language/addresses.ts';
import { routeOf } from './routes.ts';

/** Follows links to other pages of the site without a load. */
export function useKeptLinks(): void {
  useEffect(() => {
    document.addEventListener('click', follow);
    return () => document.removeEventListener('click', follow);
  }, []);
}

function follow(event: MouseEvent): void {
  const { button, ctrlKey, metaKey, altKey, shiftKey, target } = event;
  // Links that React has drawn have prevented it by now.
  if (event.defaultPrevented || button !== 0 || ctrlKey || metaKey || altKey || shiftKey) return;
  const link = target instanceof Element && target.closest('a');
  if (!(link instanceof HTMLAnchorElement) || link.target || link.hasAttribute('download')) return;
  const { origin, pathname, search, hash } = link;
  if (origin !== window.location.origin) return;
  // A file is the browser's to open; without a connection it would show a page of its own instead (useShown.ts).
  if (navigator.onLine && !routeOf(readAddress(pathname).path)) return;
  if (hash && pathname === window.location.pathname) return;
  event.preventDefault();
  navigate(pathname + search + hash);
}
