// Has the dev server check and compile the unsaved texts after each pause in typing. While they do not compile, the last form
// that compiled stays.
import { useEffect, useState } from 'react';
import type { Finding, FormFolder, Look, Texts } from './protocol.ts';
import { look } from './requests.ts';

interface Looked {
  readonly form: string | undefined;
  /** Undefined until the first answer. */
  readonly findings: readonly Finding[] | undefined;
  readonly modules: Look['modules'];
  /** Those that the texts make at the moment. */
  readonly current: Look['modules'];
  /** Why there is no answer. */
  readonly failure?: string;
}

const DELAY_MS = 200;
const NOTHING: Looked = { form: undefined, findings: undefined, modules: {}, current: {} };

/** What is to be said of a form with the unsaved texts over its folder. */
export function useLook(form: string | undefined, folder: FormFolder | undefined, texts: Texts): Looked {
  const [looked, setLooked] = useState(NOTHING);
  useEffect(() => {
    if (form === undefined || !folder) return;
    const abort = new AbortController();
    const ask = async () => {
      try {
        const { findings, modules } = await look({ form, texts }, abort.signal);
        setLooked((before) => {
          const earlier = before.form === form ? before.modules : {};
          return { form, findings, modules: { ...earlier, ...modules }, current: modules };
        });
      } catch (error) {
        if (!abort.signal.aborted) setLooked((before) => ({ ...before, failure: (error as Error).message }));
      }
    };
    const timer = setTimeout(ask, DELAY_MS);
    return () => {
      clearTimeout(timer);
      abort.abort();
    };
  }, [form, folder, texts]);
  return looked.form === form ? looked : NOTHING;
}
