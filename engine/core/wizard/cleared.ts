// What a change took away: answers whose question is no longer asked, or an entry of a list. It can be taken back until the
// step is left. Only what was taken away comes back (and the answer that caused it); later changes elsewhere stay.
import { listFields } from '../answers/listFields.ts';
import { getIn, setIn, toPath } from '../model/path.ts';
import type { Answers, Step } from '../model/types.ts';

export type Cleared =
  | {
      readonly kind: 'answers';
      /** The question whose answer changed, and what it was before. */
      readonly cause: NamedAnswer;
      /** Cleared answers with their questions' labels, in the order of the form. */
      readonly gone: readonly (NamedAnswer & { readonly label: string })[];
    }
  | { readonly kind: 'entry'; readonly list: string; readonly index: number; readonly entry: unknown };

interface NamedAnswer {
  readonly name: string;
  readonly answer: unknown;
}

/** The answers of `step` that stood in `before` and are hidden in `after`; undefined when there are none. */
export function clearedAnswers(step: Step, before: Answers, after: Answers, cause: string): Cleared | undefined {
  const isGone = (name: string) => getIn(after, toPath(name)) === undefined;
  const gone = listFields(step, before).flatMap(({ name, path, schema, under }) => {
    const answer = getIn(before, path);
    if (name === cause || isBlank(answer) || !isGone(name)) return [];
    // A list that is hidden goes and comes back as a whole, so that blank entries keep their place in it.
    return under.some((heading) => 'name' in heading && isGone(heading.name))
      ? []
      : [{ name, answer, label: schema.title ?? name }];
  });
  if (gone.length === 0) return undefined;
  return { kind: 'answers', cause: { name: cause, answer: getIn(before, toPath(cause)) }, gone };
}

/** True where nothing was answered, at any depth. */
function isBlank(answer: unknown): boolean {
  if (typeof answer !== 'object' || answer === null) return answer === undefined;
  return Object.values(answer).every(isBlank);
}

/** The answers with what was cleared in its place again; not settled yet. */
export function bringBack(answers: Answers, cleared: Cleared): Answers {
  if (cleared.kind === 'entry') {
    const entries = (getIn(answers, toPath(cleared.list)) as readonly unknown[] | undefined) ?? [];
    return setIn(answers, toPath(cleared.list), entries.toSpliced(cleared.index, 0, cleared.entry)) as Answers;
  }
  return [cleared.cause, ...cleared.gone].reduce<Answers>(
    (back, { name, answer }) => setIn(back, toPath(name), answer) as Answers,
    answers,
  );
}
