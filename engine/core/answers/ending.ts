import type { Answers, Schema } from '../model/types.ts';

/** `resolve` and `pruneAnswers` of core. */
type Resolve = (schema: Schema, value: unknown) => Schema;
type Prune = (schema: Schema, answers: Answers) => Answers;

/**
 * The answers after a change, without what belonged to branches that do not apply any more:
 * - blank entries at the end of a list that began with them because a branch required the list, or more entries of it (`minItems`). If the list is still required and all of its
 *   entries are blank, they are removed, and pruning gives it the entries that it begins with now;
 * - an answer whose question another branch asks by the same name with another type, format or options, if the new control could not show it. `clearedBy` lists it, so that
 *   Undo is offered.
 * The compiler writes this function's own source into the modules of the forms that have such a list or name, which import nothing: it uses nothing of this
 * module but its arguments.
 */
export function ending(resolve: Resolve, prune: Prune, schema: Schema, before: Answers, after: Answers): Answers {
  const isRecord = (value: unknown): value is Answers =>
    typeof value === 'object' && value !== null && !Array.isArray(value);
  const isBlank = (answer: unknown): boolean =>
    typeof answer === 'object' && answer !== null ? Object.values(answer).every(isBlank) : answer === undefined;
  const isOtherKind = (question: Schema, known: Schema): boolean => {
    const kindOf = ({ type, format }: Schema) => `${type === 'integer' ? 'number' : type} ${format}`;
    const [items, earlier] = [question.items, known.items];
    if (items && earlier) return isOtherKind(items, earlier);
    return kindOf(question) !== kindOf(known) || (known.enum !== undefined && question.enum === undefined);
  };
  const isUnlisted = ({ enum: options, items }: Schema, answer: unknown): boolean =>
    items && Array.isArray(answer)
      ? answer.some((one) => isUnlisted(items, one))
      : answer !== undefined && options?.includes(answer) === false;
  /** False for an answer that was given in this very change. Compared as texts, because pruning has already turned a number into a text where a text is asked for now. */
  const isLeft = (was: unknown, now: unknown) => was !== undefined && String(was) === String(now);
  /** `old` is the group as it was before; undefined for one that was not asked. */
  const inGroup = (group: Schema, old: Schema | undefined, was: unknown, now: Answers): Answers => {
    if (!old || !isRecord(was)) return now;
    const earlier = resolve(old, was);
    const { properties = {}, required = [] } = resolve(group, now);
    const changed: Record<string, unknown> = {};
    for (const [key, question] of Object.entries(properties)) {
      const known = earlier.properties?.[key];
      const isFewer = (known?.minItems ?? 0) > (question.minItems ?? 0);
      const ends = earlier.required?.includes(key) && (isFewer || !required.includes(key));
      const isAnother = known && known !== question && isLeft(was[key], now[key]);
      const isUnfit = isAnother && (isOtherKind(question, known) || isUnlisted(question, now[key]));
      const answer = isUnfit ? undefined : inQuestion(question, known, was[key], now[key], ends);
      if (answer !== now[key]) changed[key] = answer;
    }
    return Object.keys(changed).length > 0 ? { ...now, ...changed } : now;
  };
  const inQuestion = (
    question: Schema,
    known: Schema | undefined,
    was: unknown,
    now: unknown,
    ends = false,
  ): unknown => {
    const { items } = question;
    if (isRecord(now)) return question.format === 'attachment' ? now : inGroup(question, known, was, now);
    if (!items || !Array.isArray(now)) return now;
    if (ends && isBlank(now)) return undefined;
    const isWanted = (_: unknown, i: number) => !ends || i < (question.minItems ?? 0) || !isBlank(now.slice(i));
    const kept = now.filter(isWanted);
    // After an entry was added or removed, the entry at an index may be another one, so nothing is compared.
    const earlier: readonly unknown[] = Array.isArray(was) && was.length === now.length ? was : [];
    const entries = kept.map((entry: unknown, i) => inQuestion(items, known?.items, earlier[i], entry));
    return entries.length < now.length || entries.some((entry, i) => entry !== now[i]) ? entries : now;
  };
  const left = inGroup(schema, schema, before, after);
  return left === after ? after : prune(schema, left);
}
