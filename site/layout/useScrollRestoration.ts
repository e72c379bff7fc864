// Scroll and focus on client-side navigation, as on a page load: a new page begins at its top or at the address's fragment, and
// going back restores the scroll position.
import { useEffect, useRef } from 'react';
import { scrollToTop } from './scrollToTop.ts';

/** Sets scroll position and focus whenever `path`, the path of the shown page, changes. */
export function useScrollRestoration(path: string): void {
  const shown = useRef(path);
  const back = useRef(false);
  const left = useRef(new Map<string, number>());

  useEffect(() => {
    // wouter dispatches a `pushState` event.
    function leave(event: Event) {
      back.current = event.type === 'popstate';
      left.current.set(shown.current, window.scrollY);
    }
    window.addEventListener('popstate', leave);
    window.addEventListener('pushState', leave);
    return () => {
      window.removeEventListener('popstate', leave);
      window.removeEventListener('pushState', leave);
    };
  }, []);

  useEffect(() => {
    if (shown.current === path) return;
    shown.current = path;
    scrollToTop(back.current ? left.current.get(path) : 0);
    // Navigates to the same address, so that the browser scrolls to the fragment and moves its starting point for Tab there.
    if (window.location.hash && !back.current) window.location.replace(window.location.href);
  }, [path]);
}
