import { useSyncExternalStore } from 'react';

function subscribe(changed: () => void) {
  window.addEventListener('hashchange', changed);
  return () => window.removeEventListener('hashchange', changed);
}

/** The id that the address points at (`/FAQ#fees` gives `fees`); empty without one, and in prerendered pages. */
export function useFragment(): string {
  return useSyncExternalStore(
    subscribe,
    () => window.location.hash.slice(1),
    () => '',
  );
}
