// Comparisons of an answer with another of its group.
import type { Schema } from '../../core/index.ts';

export const COMPARISONS = ['equals', 'atLeast', 'atMost', 'moreThan', 'lessThan'] as const;

/** Name of the question that the keyword compares with; undefined without the keyword. */
export function comparedWith(question: Schema, keyword: (typeof COMPARISONS)[number]): string | undefined {
  // "1/" and the name, by forms/step.schema.json.
  return question[keyword]?.$data.slice(2);
}
