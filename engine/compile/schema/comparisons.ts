// Comparisons of an answer with another: of its group by name (`1/from`), or anywhere else by JSON Pointer into the submission (`/trip/from`).
import { type Path, parsePointer, type Schema } from '../../core/index.ts';
import { subschemas } from './subschemas.ts';

export const COMPARISONS = ['equals', 'atLeast', 'atMost', 'moreThan', 'lessThan'] as const;
export type Comparison = (typeof COMPARISONS)[number];

/** Keywords of JSON Schema whose value may name another answer, as in ajv (`"minimum": { "$data": "1/from" }`), each with the keyword of a form that compares so. */
export const SPELLED_COMPARISONS = {
  const: 'equals',
  formatMinimum: 'atLeast',
  formatMaximum: 'atMost',
  formatExclusiveMinimum: 'moreThan',
  formatExclusiveMaximum: 'lessThan',
  minimum: 'atLeast',
  maximum: 'atMost',
  exclusiveMinimum: 'moreThan',
  exclusiveMaximum: 'lessThan',
} as const;

/** Name of the question of the same group that the keyword compares with; undefined without one. */
export function comparedWith(question: Schema, keyword: Comparison): string | undefined {
  // By forms/step.schema.json it is "1/" and a name, or a JSON Pointer.
  const pointer = question[keyword]?.$data;
  return pointer?.startsWith('/') ? undefined : pointer?.slice(2);
}

/** JSON Pointer of the answer elsewhere that the keyword compares with; undefined without one. */
export function comparedOutside(question: Schema, keyword: Comparison): string | undefined {
  const pointer = question[keyword]?.$data;
  return pointer?.startsWith('/') ? pointer : undefined;
}

/** Where the answer stands in the submission that the keyword compares with, for a question of the group at `group`. */
export function comparedPath(question: Schema, keyword: Comparison, group: Path): Path | undefined {
  const pointer = comparedOutside(question, keyword);
  if (pointer !== undefined) return parsePointer(pointer);
  const name = comparedWith(question, keyword);
  return name === undefined ? undefined : [...group, name];
}

/** True if any question in the schema is compared with an answer outside of its group. */
export function comparesOutside(schema: Schema): boolean {
  const isOutside = (part: Schema) => COMPARISONS.some((keyword) => comparedOutside(part, keyword) !== undefined);
  return [...subschemas(schema)].some(isOutside);
}
