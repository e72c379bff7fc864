import { useEffect, useState } from 'react';
import type { ChangesAnswer, FormFolder, Texts } from './protocol.ts';
import { compare } from './requests.ts';

/** Longer than the check waits: a comparison reads two versions in every language. */
const DELAY_MS = 700;

/** What a parent would see changed between two commits, or since one; undefined until it is known. */
export function useChanges(
  form: string | undefined,
  since: string | undefined,
  until: string | undefined,
  folder: FormFolder | undefined,
  texts: Texts,
): ChangesAnswer | undefined {
  const [answer, setAnswer] = useState<{ readonly of: string; readonly answer: ChangesAnswer }>();
  const of = `${form} ${since} ${until}`;
  useEffect(() => {
    if (form === undefined || since === undefined || !folder) return;
    const abort = new AbortController();
    const ask = async () => {
      try {
        setAnswer({ of, answer: await compare({ form, texts, since, until }, abort.signal) });
      } catch (error) {
        if (!abort.signal.aborted) setAnswer({ of, answer: { problem: (error as Error).message } });
      }
    };
    const timer = setTimeout(ask, DELAY_MS);
    return () => {
      clearTimeout(timer);
      abort.abort();
    };
  }, [form, since, until, folder, texts, of]);
  return answer?.of === of ? answer.answer : undefined;
}
