import { useEffect, useState } from 'react';
import { messageOf } from '../../core/index.ts';
import type { TextsAnswer, Unlisted } from '../protocol/words.ts';

/**
 * What `read` answers, or why it failed; undefined before the first answer.
 * @param read has to be the same function as long as it reads the same
 * @param files whenever these, or what was `written`, are others, the texts are read again
 */
export function useTextRows<Answer extends TextsAnswer>(
  read: () => Promise<Answer>,
  files: unknown,
  written: unknown,
): Answer | Unlisted | undefined {
  const [answered, setAnswered] = useState<{ readonly read: typeof read; readonly answer: Answer | Unlisted }>();
  // biome-ignore lint/correctness/useExhaustiveDependencies: `files` and `written` say when to read again.
  useEffect(() => {
    let isCancelled = false;
    const ask = async () => {
      const answer = await read().catch((error: unknown) => ({ problem: messageOf(error) }));
      if (!isCancelled) setAnswered({ read, answer });
    };
    void ask();
    return () => {
      isCancelled = true;
    };
  }, [read, files, written]);
  return answered?.read === read ? answered.answer : undefined;
}
