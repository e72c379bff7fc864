// A link to a file is the browser's to open. Without a connection it would end at the browser's own page, so the file's
// address is then shown like that of a page: it cannot be loaded, and NoConnection says so (useShown.ts).
import { useEffect } from 'react';
import { navigate } from 'wouter/use-browser-location';

/** Keeps links to files of the site within it while there is no connection. */
export function useFileLinks(): void {
  useEffect(() => {
    document.addEventListener('click', follow);
    return () => document.removeEventListener('click', follow);
  }, []);
}

function follow(event: MouseEvent): void {
  const { button, ctrlKey, metaKey, altKey, shiftKey, target } = event;
  // wouter's links have prevented the event by now.
  if (navigator.onLine || event.defaultPrevented || button !== 0 || ctrlKey || metaKey || altKey || shiftKey) return;
  const link = target instanceof Element && target.closest('a');
  if (!(link instanceof HTMLAnchorElement) || link.target || link.hasAttribute('download')) return;
  const { origin, pathname, search, hash } = link;
  if (origin !== window.location.origin || (hash && pathname === window.location.pathname)) return;
  event.preventDefault();
  navigate(pathname + search + hash);
}
