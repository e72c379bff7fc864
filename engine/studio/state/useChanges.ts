import { useEffect, useState } from 'react';
import { messageOf } from '../../core/index.ts';
import { compare } from '../client/requests.ts';
import type { ChangesAnswer, FormFolder, Texts } from '../protocol/protocol.ts';

/** Longer than the delay of the check (useCheck.ts), because a comparison reads two versions in every language. */
const DELAY_MS = 700;

/**
 * What a parent would see changed between the commits `since` and `until`, or the unsaved texts without `until`; undefined
 * before the answer.
 */
export function useChanges(
  form: string | undefined,
  since: string | undefined,
  until: string | undefined,
  folder: FormFolder | undefined,
  texts: Texts,
): ChangesAnswer | undefined {
  const [answered, setAnswered] = useState<{ readonly key: string; readonly answer: ChangesAnswer }>();
  const key = `${form} ${since} ${until}`;
  useEffect(() => {
    if (form === undefined || since === undefined || !folder) return;
    const abort = new AbortController();
    const ask = async () => {
      try {
        setAnswered({ key, answer: await compare({ form, texts, since, until }, abort.signal) });
      } catch (error) {
        if (!abort.signal.aborted) setAnswered({ key, answer: { problem: messageOf(error) } });
      }
    };
    const timer = setTimeout(ask, DELAY_MS);
    return () => {
      clearTimeout(timer);
      abort.abort();
    };
  }, [form, since, until, folder, texts, key]);
  return answered?.key === key ? answered.answer : undefined;
}
