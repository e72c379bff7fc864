import { useSyncExternalStore } from 'react';

/** Pixels of scrolling beyond which the header gets a background. */
const threshold = 10;

function subscribe(changed: () => void) {
  window.addEventListener('scroll', changed, { passive: true });
  return () => window.removeEventListener('scroll', changed);
}

/** Whether the page is scrolled by more than 10 pixels; false while prerendering. */
export function useScrolled(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => window.scrollY > threshold,
    () => false,
  );
}
