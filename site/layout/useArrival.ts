// A change of page without a load does what a load would do: reading begins at the top of the content, or at the part
// that the address names; who goes back finds the place that they left.
import { useEffect, useRef } from 'react';
import { toTop } from './toTop.ts';

/** Sets scroll position and focus whenever another page is shown. `path` is that of the page that is shown. */
export function useArrival(path: string): void {
  const shown = useRef(path);
  const back = useRef(false);
  const left = useRef(new Map<string, number>());

  useEffect(() => {
    // wouter makes an event of pushState.
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
    toTop(back.current ? left.current.get(path) : 0);
    // To where we are already: the browser scrolls to the part and goes on from there.
    if (window.location.hash && !back.current) window.location.replace(window.location.href);
  }, [path]);
}
