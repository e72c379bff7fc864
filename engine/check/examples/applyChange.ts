import { type Answers, setIn, toPath } from '../../core/index.ts';

/** Answers by field name; `null` removes the answer. */
export type Change = Readonly<Record<string, unknown>>;

/** A copy of `answers` with the change applied. */
export function applyChange(answers: Answers, change: Change): Answers {
  return Object.entries(change).reduce(
    (changed, [name, answer]) => setIn(changed, toPath(name), answer ?? undefined),
    answers,
  );
}
