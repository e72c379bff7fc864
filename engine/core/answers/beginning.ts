import type { Answers, Schema } from '../model/types.ts';

/** `resolve` and `pruneAnswers` of core. */
type Resolve = (schema: Schema, value: unknown) => Schema;
type Prune = (schema: Schema, answers: Answers) => Answers;

/**
 * The answers after a change, with the defaults of the branches that apply now and did not before; `before` is undefined for a new
 * form, in which all are given. A default is given to a question that is blank, or whose answer is the default of the branch before and
 * was not changed just now. The compiler writes this function's own source into the modules of
 * the forms that have a default in a branch, which import nothing: it uses nothing of this module but its arguments.
 */
export function beginning(
  resolve: Resolve,
  prune: Prune,
  schema: Schema,
  before: Answers | undefined,
  after: Answers,
): Answers {
  const isRecord = (value: unknown): value is Answers =>
    typeof value === 'object' && value !== null && !Array.isArray(value);
  let round = 0;
  const isGroup = ({ type, format }: Schema) => type === 'object' && format !== 'attachment';
  /** `old` is the group as it was before, which a branch outside may have changed; undefined for one that was not asked. */
  const inGroup = (group: Schema, old: Schema | undefined, was: unknown, now: Answers): Answers => {
    const known = old && isRecord(was) ? (resolve(old, was).properties ?? {}) : {};
    const earlier = isRecord(was) ? was : {};
    const given: Record<string, unknown> = {};
    for (const [key, question] of Object.entries(resolve(group, now).properties ?? {})) {
      const answer = inQuestion(question, Object.hasOwn(known, key) ? known[key] : undefined, earlier[key], now[key]);
      if (answer !== now[key]) given[key] = answer;
    }
    return Object.keys(given).length > 0 ? { ...now, ...given } : now;
  };
  /** No answer, or entries without one. */
  const isBlank = (value: unknown): boolean => (Array.isArray(value) ? value.every(isBlank) : value === undefined);
  const inQuestion = (question: Schema, known: Schema | undefined, was: unknown, now: unknown): unknown => {
    const { items } = question;
    const asText = JSON.stringify;
    // An answer that the visitor gives in this very change is kept: it may be what the branch depends on. Later rounds compare with
    // what an earlier one has given, which is a default.
    const isUntouched = (round > 0 || asText(was) === asText(now)) && asText(now) === asText(known?.default);
    const isOther = question.default !== undefined && asText(known?.default) !== asText(question.default);
    if (isUntouched && isOther) return question.default;
    if (isGroup(question) && isRecord(now)) return inGroup(question, known, was, now);
    // A required list that is asked now has blank entries already; others were given in this very change, e.g. put back.
    if (items && !known && isBlank(now) && question.default !== undefined) return question.default;
    if (items && Array.isArray(now)) {
      const earlier: readonly unknown[] | undefined = known && Array.isArray(was) ? was : undefined;
      // A new entry begins with what the compiler has computed; after one that was removed each has another place.
      if (earlier && earlier.length !== now.length) return now;
      const entries = now.map((entry: unknown, i) => inQuestion(items, earlier && known?.items, earlier?.[i], entry));
      return entries.some((entry, i) => entry !== now[i]) ? entries : now;
    }
    // `ending` may have removed an answer that was not the default. Undo is offered only while its question is blank, so no default is given.
    const isOwn = was !== undefined && asText(was) !== asText(known?.default);
    return now === undefined && !isOwn && known?.default !== question.default ? question.default : now;
  };
  let [was, now] = [before, after];
  // A default may bring up a branch that has one; more rounds than that takes would bring up and hide the same for ever.
  for (; round < 100; round++) {
    const next = prune(schema, inGroup(schema, schema, was, now));
    if (next === now) break;
    [was, now] = [now, next];
  }
  return now;
}
