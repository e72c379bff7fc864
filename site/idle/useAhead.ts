// Prefetch: a page is loaded when the pointer rests on its link, a finger touches it, or focus reaches it, so that it is
// mostly there by the time of the click.
import { useEffect } from 'react';
import { readAddress } from '../language/addresses.ts';
import { loadPage } from '../loadedPages.ts';
import { routeOf } from '../routes.ts';

const SIGNS = ['pointerover', 'touchstart', 'focusin'] as const;

/** Loads the pages ahead that links of the site lead to. */
export function useAhead(): void {
  useEffect(() => {
    const asked = new Set<string>();
    function ahead({ target }: Event) {
      const link = target instanceof Element ? target.closest('a') : null;
      if (!link || link.origin !== window.location.origin || asked.has(link.pathname)) return;
      asked.add(link.pathname);
      const { language, path } = readAddress(link.pathname);
      const route = routeOf(path);
      // A failure is not shown: the page is loaded again when the link is followed.
      if (route) loadPage(route, language).catch(() => asked.delete(link.pathname));
    }
    for (const sign of SIGNS) document.addEventListener(sign, ahead, { passive: true });
    return () => {
      for (const sign of SIGNS) document.removeEventListener(sign, ahead);
    };
  }, []);
}
