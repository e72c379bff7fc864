// Whether answers keep to the comparisons with others of their group.
import { COMPARISONS, comparedWith } from '../../compile/index.ts';
import { type Answers, isGroupSchema, isRecord, resolve, type Schema } from '../../core/index.ts';

export type Comparison = (typeof COMPARISONS)[number];

export function isComparison(keyword: string): keyword is Comparison {
  return COMPARISONS.some((one) => one === keyword);
}

/** True if every comparison of these answers holds. */
export function keepsComparisons(schema: Schema, value: unknown): boolean {
  const { items } = schema;
  if (Array.isArray(value) && items) return value.every((entry) => keepsComparisons(items, entry));
  if (!isRecord(value) || !isGroupSchema(schema)) return true;
  return Object.entries(resolve(schema, value).properties ?? {}).every(
    ([key, question]) => keeps(question, value[key], value) && keepsComparisons(question, value[key]),
  );
}

/** True if the answer keeps to every comparison of its question with the answers beside it. */
export function keeps(question: Schema, answer: unknown, beside: Answers): boolean {
  return COMPARISONS.every((keyword) => {
    const name = comparedWith(question, keyword);
    return name === undefined || holds(keyword, answer, beside[name]);
  });
}

/** True where one of the two is missing, too. */
export function holds(keyword: Comparison, own: unknown, other: unknown): boolean {
  if (own === undefined || other === undefined) return true;
  if (keyword === 'equals') return own === other;
  if (typeof own !== typeof other) return true;
  const order = (own as number) < (other as number) ? -1 : own === other ? 0 : 1;
  return { atLeast: order >= 0, atMost: order <= 0, moreThan: order > 0, lessThan: order < 0 }[keyword];
}
