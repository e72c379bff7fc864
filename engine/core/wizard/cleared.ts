// Undo of a change that removed answers, because their question became hidden or because a list entry was removed. It is
// offered until the step is left. Undo restores those answers and what caused the removal; later changes stay.
import { listFields } from '../answers/listFields.ts';
import { nameAfterRemoval } from '../answers/nameAfterRemoval.ts';
import { getIn, setIn, toPath } from '../model/path.ts';
import type { Answers, Form } from '../model/types.ts';

export type Cleared =
  | {
      readonly kind: 'answers';
      /** The question whose answer changed, and what it was before. */
      readonly cause: NamedAnswer;
      readonly gone: readonly GoneAnswer[];
    }
  | (RemovedEntry & { readonly kind: 'entry'; readonly gone: readonly GoneAnswer[] });

export interface RemovedEntry {
  readonly list: string;
  readonly index: number;
  readonly entry: unknown;
}

interface NamedAnswer {
  /** As it was called before the change: the entries after a removed one have smaller indexes since. */
  readonly name: string;
  readonly answer: unknown;
}

/** An answer that was removed because its question is no longer asked; the label is what the notice calls the question. */
type GoneAnswer = NamedAnswer & { readonly label: string };

/** The answers that were removed because the new answer to the question `cause` hides their questions; undefined if it hides no answered one. */
export function clearedByAnswer(
  form: Pick<Form, 'steps'>,
  before: Answers,
  after: Answers,
  cause: string,
): Cleared | undefined {
  const gone = goneAnswers(form, before, after, (name) => name).filter(({ name }) => name !== cause);
  if (gone.length === 0) return undefined;
  return { kind: 'answers', cause: { name: cause, answer: getIn(before, toPath(cause)) }, gone };
}

/** The entry that the visitor removed, and the answers that were removed because their questions were asked only on account of that entry. */
export function clearedWithEntry(
  form: Pick<Form, 'steps'>,
  before: Answers,
  after: Answers,
  removed: RemovedEntry,
): Cleared {
  const gone = goneAnswers(form, before, after, (name) => nameAfterRemoval(name, removed.list, removed.index));
  return { kind: 'entry', ...removed, gone: gone.filter(({ name }) => name !== removed.list) };
}

/**
 * The answers that `before` had and `after` does not, in the order of the form.
 * @param nameAfter what a question is called after the change; undefined for one of the removed entry, which is not listed
 */
function goneAnswers(
  form: Pick<Form, 'steps'>,
  before: Answers,
  after: Answers,
  nameAfter: (name: string) => string | undefined,
): readonly GoneAnswer[] {
  const isGone = (name: string) => {
    const now = nameAfter(name);
    return now !== undefined && getIn(after, toPath(now)) === undefined;
  };
  const fields = form.steps.flatMap((step) => listFields(step, before));
  return fields.flatMap(({ name, path, schema, under }) => {
    const answer = getIn(before, path);
    if (schema.readOnly || isBlank(answer) || !isGone(name)) return [];
    // A hidden list is removed and restored as a whole, so that its blank entries keep their index.
    return under.some((heading) => 'name' in heading && isGone(heading.name))
      ? []
      : [{ name, answer, label: schema.title ?? name }];
  });
}

/** What can still be taken back: an answer that was given again, or begins with its default again, is not what was removed. */
export function stillCleared(cleared: readonly Cleared[], answers: Answers): readonly Cleared[] {
  const left = cleared.flatMap((one): readonly Cleared[] => {
    const gone = one.gone.filter(({ name }) => isBlank(getIn(answers, toPath(nameNow(one, name)))));
    if (gone.length === one.gone.length) return [one];
    return gone.length > 0 || one.kind === 'entry' ? [{ ...one, gone }] : [];
  });
  return left.length === cleared.length && left.every((one, i) => one === cleared[i]) ? cleared : left;
}

/** What the question of a removed answer is called while the entry is away. */
function nameNow(cleared: Cleared, name: string): string {
  return cleared.kind === 'entry' ? (nameAfterRemoval(name, cleared.list, cleared.index) ?? name) : name;
}

/** True for an answer without any value, at any depth. */
function isBlank(answer: unknown): boolean {
  if (typeof answer !== 'object' || answer === null) return answer === undefined;
  return Object.values(answer).every(isBlank);
}

/** The answers with what was removed restored; to be pruned by the caller. */
export function restoreCleared(answers: Answers, cleared: Cleared): Answers {
  const caused =
    cleared.kind === 'entry'
      ? withEntry(answers, cleared)
      : setIn(answers, toPath(cleared.cause.name), cleared.cause.answer);
  return cleared.gone.reduce<Answers>((back, { name, answer }) => setIn(back, toPath(name), answer), caused);
}

function withEntry(answers: Answers, { list, index, entry }: RemovedEntry): Answers {
  const entries = (getIn(answers, toPath(list)) as readonly unknown[] | undefined) ?? [];
  return setIn(answers, toPath(list), entries.toSpliced(index, 0, entry));
}
