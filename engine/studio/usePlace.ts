// Which form and which of its files is open stands in the address, so that a reload or a bookmark leads back to it.
import { useCallback, useSyncExternalStore } from 'react';

export interface Place {
  readonly form?: string | undefined;
  readonly file?: string | undefined;
}

/** The place in the address, and how to go to another. */
export function usePlace(): readonly [Place, (place: Place) => void] {
  const hash = useSyncExternalStore(subscribe, () => window.location.hash);
  const go = useCallback(({ form, file }: Place) => {
    window.location.hash = new URLSearchParams({ ...(form && { form }), ...(file && { file }) }).toString();
  }, []);
  const named = new URLSearchParams(hash.slice(1));
  return [{ form: named.get('form') ?? undefined, file: named.get('file') ?? undefined }, go];
}

function subscribe(listener: () => void): () => void {
  window.addEventListener('hashchange', listener);
  return () => window.removeEventListener('hashchange', listener);
}
