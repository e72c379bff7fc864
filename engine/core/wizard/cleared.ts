// Undo of a change that removed answers, because their question became hidden or because a list entry was removed. It is
// offered until the step is left. Undo restores those answers and the one that caused the removal; later changes stay.
import { listFields } from '../answers/listFields.ts';
import { getIn, setIn, toPath } from '../model/path.ts';
import type { Answers, Form } from '../model/types.ts';

export type Cleared =
  | {
      readonly kind: 'answers';
      /** The question whose answer changed, and what it was before. */
      readonly cause: NamedAnswer;
      /** The removed answers with their questions' labels, in the order of the form. */
      readonly gone: readonly (NamedAnswer & { readonly label: string })[];
    }
  | { readonly kind: 'entry'; readonly list: string; readonly index: number; readonly entry: unknown };

interface NamedAnswer {
  readonly name: string;
  readonly answer: unknown;
}

/** The answers that `before` had and `after` does not, after `cause` changed; undefined when there are none. */
export function findClearedAnswers(
  form: Pick<Form, 'steps'>,
  before: Answers,
  after: Answers,
  cause: string,
): Cleared | undefined {
  const isGone = (name: string) => getIn(after, toPath(name)) === undefined;
  const fields = form.steps.flatMap((step) => listFields(step, before));
  const gone = fields.flatMap(({ name, path, schema, under }) => {
    const answer = getIn(before, path);
    if (name === cause || schema.readOnly || isBlank(answer) || !isGone(name)) return [];
    // A hidden list is removed and restored as a whole, so that its blank entries keep their index.
    return under.some((heading) => 'name' in heading && isGone(heading.name))
      ? []
      : [{ name, answer, label: schema.title ?? name }];
  });
  if (gone.length === 0) return undefined;
  return { kind: 'answers', cause: { name: cause, answer: getIn(before, toPath(cause)) }, gone };
}

/** What can still be taken back: an answer that was given again, or begins with its default again, is not what was removed. */
export function stillCleared(cleared: readonly Cleared[], answers: Answers): readonly Cleared[] {
  const left = cleared.flatMap((one): readonly Cleared[] => {
    if (one.kind === 'entry') return [one];
    const gone = one.gone.filter(({ name }) => isBlank(getIn(answers, toPath(name))));
    if (gone.length === one.gone.length) return [one];
    return gone.length > 0 ? [{ ...one, gone }] : [];
  });
  return left.length === cleared.length && left.every((one, i) => one === cleared[i]) ? cleared : left;
}

/** True for an answer without any value, at any depth. */
function isBlank(answer: unknown): boolean {
  if (typeof answer !== 'object' || answer === null) return answer === undefined;
  return Object.values(answer).every(isBlank);
}

/** The answers with what was removed restored; to be pruned by the caller. */
export function restoreCleared(answers: Answers, cleared: Cleared): Answers {
  if (cleared.kind === 'entry') {
    const entries = (getIn(answers, toPath(cleared.list)) as readonly unknown[] | undefined) ?? [];
    return setIn(answers, toPath(cleared.list), entries.toSpliced(cleared.index, 0, cleared.entry));
  }
  return [cleared.cause, ...cleared.gone].reduce<Answers>(
    (back, { name, answer }) => setIn(back, toPath(name), answer),
    answers,
  );
}
