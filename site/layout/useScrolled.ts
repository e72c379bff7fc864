import { useSyncExternalStore } from 'react';

/** Beyond this many pixels the header gets its ground (specification, section 9). */
const threshold = 10;

function subscribe(changed: () => void) {
  window.addEventListener('scroll', changed, { passive: true });
  return () => window.removeEventListener('scroll', changed);
}

/** Whether the page is scrolled far enough for the header to need a ground; never so in prerendered pages. */
export function useScrolled(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => window.scrollY > threshold,
    () => false,
  );
}
