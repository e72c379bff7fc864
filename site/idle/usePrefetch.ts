// Prefetch: a page is loaded when the pointer enters its link, a finger touches it, or focus reaches it, so that it is usually
// loaded by the time of the click.
import { useEffect } from 'react';
import { readAddress } from '../language/addresses.ts';
import { loadPage } from '../loadedPages.ts';
import { routeOf } from '../routes.ts';

const EVENTS = ['pointerover', 'touchstart', 'focusin'] as const;

/** Prefetches the pages that the visitor is about to open. */
export function usePrefetch(): void {
  useEffect(() => {
    const asked = new Set<string>();
    function prefetch({ target }: Event) {
      const link = target instanceof Element ? target.closest('a') : null;
      if (!link || link.origin !== window.location.origin || asked.has(link.pathname)) return;
      asked.add(link.pathname);
      const { language, path } = readAddress(link.pathname);
      const route = routeOf(path);
      // A failure is not shown: the page is loaded again when the link is followed.
      if (route) loadPage(route, language).catch(() => asked.delete(link.pathname));
    }
    for (const event of EVENTS) document.addEventListener(event, prefetch, { passive: true });
    return () => {
      for (const event of EVENTS) document.removeEventListener(event, prefetch);
    };
  }, []);
}
