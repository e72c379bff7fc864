import { useSyncExternalStore } from 'react';

/** True while the window is as narrow as a phone. */
export function useNarrow(): boolean {
  return useSyncExternalStore(subscribe, () => query().matches);
}

/** The width at which the styles change as well. */
const query = () => window.matchMedia('(width < 48rem)');

function subscribe(listener: () => void): () => void {
  const asked = query();
  asked.addEventListener('change', listener);
  return () => asked.removeEventListener('change', listener);
}
