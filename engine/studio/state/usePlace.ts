// The open form and file are in the fragment of the address, so that a reload or a bookmark opens them again.
import { useCallback, useSyncExternalStore } from 'react';

export interface Place {
  readonly form?: string | undefined;
  readonly file?: string | undefined;
  /** What is open of the form; without one its files. */
  readonly view?: string | undefined;
}

/** The place in the address, and a function that changes it. */
export function usePlace(): readonly [Place, (place: Place) => void] {
  const hash = useSyncExternalStore(subscribe, () => window.location.hash);
  const go = useCallback(({ form, file, view }: Place) => {
    const named = { ...(form && { form }), ...(file && { file }), ...(view && { view }) };
    window.location.hash = new URLSearchParams(named).toString();
  }, []);
  const named = new URLSearchParams(hash.slice(1));
  const get = (name: string) => named.get(name) ?? undefined;
  return [{ form: get('form'), file: get('file'), view: get('view') }, go];
}

function subscribe(listener: () => void): () => void {
  window.addEventListener('hashchange', listener);
  return () => window.removeEventListener('hashchange', listener);
}
