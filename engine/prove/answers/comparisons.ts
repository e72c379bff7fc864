// Whether answers keep to the comparisons with others, of their group or elsewhere in the submission.
import { COMPARISONS, type Comparison, comparedOutside, comparedWith } from '../../compile/index.ts';
import { type Answers, getIn, isGroupSchema, isRecord, parsePointer, resolve, type Schema } from '../../core/index.ts';

export type { Comparison } from '../../compile/index.ts';

export function isComparison(keyword: string): keyword is Comparison {
  return COMPARISONS.some((one) => one === keyword);
}

/** True if every comparison of these answers holds. */
export function keepsComparisons(schema: Schema, value: unknown, submission: unknown = value): boolean {
  const { items } = schema;
  if (Array.isArray(value) && items) {
    return value.every((entry) => keepsInGroup(items, entry, {}, submission));
  }
  if (!isRecord(value) || !isGroupSchema(schema)) return true;
  return Object.entries(resolve(schema, value).properties ?? {}).every(([key, question]) =>
    keepsInGroup(question, value[key], value, submission),
  );
}

function keepsInGroup(question: Schema, answer: unknown, beside: Answers, submission: unknown): boolean {
  return keeps(question, answer, beside, submission) && keepsComparisons(question, answer, submission);
}

/** True if the answer keeps to every comparison of its question, with the answers beside it or in the submission. */
export function keeps(question: Schema, answer: unknown, beside: Answers, submission: unknown): boolean {
  return COMPARISONS.every((keyword) => holds(keyword, answer, comparedAnswer(question, keyword, beside, submission)));
}

/** The answer that the keyword compares with; undefined where it is missing, or there is no such keyword. */
export function comparedAnswer(question: Schema, keyword: Comparison, beside: Answers, submission: unknown): unknown {
  const name = comparedWith(question, keyword);
  if (name !== undefined) return beside[name];
  const pointer = comparedOutside(question, keyword);
  return pointer === undefined ? undefined : getIn(submission, parsePointer(pointer));
}

/** True where one of the two is missing, too. */
export function holds(keyword: Comparison, own: unknown, other: unknown): boolean {
  if (own === undefined || other === undefined) return true;
  if (keyword === 'equals') return own === other;
  if (typeof own !== typeof other) return true;
  const order = (own as number) < (other as number) ? -1 : own === other ? 0 : 1;
  return { atLeast: order >= 0, atMost: order <= 0, moreThan: order > 0, lessThan: order < 0 }[keyword];
}
