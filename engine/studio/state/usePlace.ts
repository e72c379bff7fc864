// The open form and file are in the fragment of the address, so that a reload or a bookmark opens them again.
import { useCallback, useSyncExternalStore } from 'react';

export interface Place {
  readonly form?: string | undefined;
  readonly file?: string | undefined;
}

/** The place in the address, and a function that changes it. */
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
