// Undo of a change that removed answers, because their question became hidden or because a list entry was removed. It is
// offered until the step is left. Undo restores those answers, the defaults that others have replaced, and what caused the removal;
// later changes stay, and those that Undo hides can be taken back in turn.
import { listFields } from '../answers/listFields.ts';
import { nameAfterRemoval } from '../answers/nameAfterRemoval.ts';
import { getIn, setIn, toPath } from '../model/path.ts';
import { isList } from '../model/schema.ts';
import type { Answers, Form } from '../model/types.ts';

export interface Cleared {
  /**
   * The question whose answer changed, or the list that an entry was removed from, as it was called then: the entries after a removed one have
   * smaller indexes since.
   */
  readonly name: string;
  /** Of the removed entry; undefined where an answer changed. */
  readonly index: number | undefined;
  /** The answer before the change, or the removed entry. */
  readonly was: unknown;
  readonly gone: readonly GoneAnswer[];
}

/** An answer that was removed because its question is no longer asked, or a default that another has replaced. */
interface GoneAnswer {
  /** As it was called before the change. */
  readonly name: string;
  readonly answer: unknown;
  /** The default that took its place; undefined for an answer that was removed. */
  readonly left: unknown;
  /** What the notice calls the question. */
  readonly label: string;
}

/**
 * What can be taken back after the answer to the question `name` has changed, or entry `index` of that list was removed; undefined
 * where an answer changed and no other was removed by that.
 */
export function clearedBy(
  form: Pick<Form, 'steps'>,
  before: Answers,
  after: Answers,
  name: string,
  index: number | undefined,
): Cleared | undefined {
  const path = toPath(name);
  const isEntry = index !== undefined;
  const was = getIn(before, isEntry ? [...path, index] : path);
  const nameAfter = (other: string) => (isEntry ? nameAfterRemoval(other, name, index) : other);
  // Undo puts `was` back, which holds all answers inside of the changed question or removed entry. So `gone` lists only those that were removed elsewhere.
  const gone = goneAnswers(form, before, after, nameAfter).filter((one) => !`${one.name}[`.startsWith(`${name}[`));
  return isEntry || gone.some(isNamed) ? { name, index, was, gone } : undefined;
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
  /** The answer after the change to what was called `name` before; `kept` for a question of the removed entry. */
  const leftOf = (name: string, kept: unknown) => {
    const now = nameAfter(name);
    return now === undefined ? kept : getIn(after, toPath(now));
  };
  const fields = form.steps.flatMap((step) => listFields(step, before));
  return fields.flatMap(({ name, path, schema, under }) => {
    const answer = getIn(before, path);
    const left = leftOf(name, answer);
    // Of a list that is still asked, each entry's answers are compared.
    if (schema.readOnly || left === answer || (left === undefined ? isBlank(answer) : isList(schema))) return [];
    // A hidden list is removed and restored as a whole, so that its blank entries keep their index.
    return under.some((heading) => 'name' in heading && !leftOf(heading.name, 1))
      ? []
      : [{ name, answer, left, label: schema.title ?? name }];
  });
}

/**
 * What can still be taken back after the question `changed` was answered: an answer that was given again, or begins with its default again, is not what was removed, and a
 * default that the visitor has changed since is an answer.
 */
export function stillCleared(cleared: readonly Cleared[], answers: Answers, changed: string): readonly Cleared[] {
  return cleared.flatMap((one, i): readonly Cleared[] => {
    const gone = one.gone.filter((each) => {
      const now = nameNow(cleared.slice(i), each.name);
      return isNamed(each) ? isBlank(now && getIn(answers, toPath(now))) : now !== changed;
    });
    if (gone.length === one.gone.length) return [one];
    return gone.some(isNamed) || one.index !== undefined ? [{ ...one, gone }] : [];
  });
}

/** What a question is called after these entries were removed; undefined for one of a removed entry. */
function nameNow(removals: readonly Cleared[], name: string): string | undefined {
  return removals.reduce<string | undefined>(
    (now, { name: list, index }) => (now && index !== undefined ? nameAfterRemoval(now, list, index) : now),
    name,
  );
}

/** True for an answer that the notice names; false for one that a default took the place of. */
export function isNamed({ left }: GoneAnswer): boolean {
  return left === undefined;
}

/** True for an answer without any value, at any depth. */
function isBlank(answer: unknown): boolean {
  if (typeof answer !== 'object' || answer === null) return answer === undefined;
  return Object.values(answer).every(isBlank);
}

/** The answers with what was removed restored; to be pruned by the caller. */
export function restoreCleared(answers: Answers, { name, index, was, gone }: Cleared): Answers {
  const caused = index === undefined ? was : entriesOf(answers, name).toSpliced(index, 0, was);
  return [{ name, answer: caused }, ...gone].reduce<Answers>(
    (back, one) => setIn(back, toPath(one.name), one.answer),
    answers,
  );
}

/** The entries of the list with this name; none while it is not asked. */
export function entriesOf(answers: Answers, list: string): readonly unknown[] {
  return (getIn(answers, toPath(list)) as readonly unknown[] | undefined) ?? [];
}
