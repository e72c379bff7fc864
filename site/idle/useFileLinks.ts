// Links to files are opened by the browser, which offline would replace the site by its own error page. So while offline they
// are followed within the site: the address cannot be loaded, and useShown.ts shows NoConnection.
import { useEffect } from 'react';
import { navigate } from 'wouter/use-browser-location';

/** Handles clicks on links to the site's files while the browser is offline. */
export function useFileLinks(): void {
  useEffect(() => {
    document.addEventListener('click', follow);
    return () => document.removeEventListener('click', follow);
  }, []);
}

function follow(event: MouseEvent): void {
  const { button, ctrlKey, metaKey, altKey, shiftKey, target } = event;
  // wouter's own links have called preventDefault by now.
  if (navigator.onLine || event.defaultPrevented || button !== 0 || ctrlKey || metaKey || altKey || shiftKey) return;
  const link = target instanceof Element && target.closest('a');
  if (!(link instanceof HTMLAnchorElement) || link.target || link.hasAttribute('download')) return;
  const { origin, pathname, search, hash } = link;
  if (origin !== window.location.origin || (hash && pathname === window.location.pathname)) return;
  event.preventDefault();
  navigate(pathname + search + hash);
}
