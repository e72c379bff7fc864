import { type Answers, setIn, toPath } from '../core/index.ts';

/** Answers by field name; `null` takes one away. */
export type Change = Readonly<Record<string, unknown>>;

/** A copy of `answers` with the change made. */
export function applyChange(answers: Answers, change: Change): Answers {
  return Object.entries(change).reduce(
    (changed, [name, answer]) => setIn(changed, toPath(name), answer ?? undefined) as Answers,
    answers,
  );
}
