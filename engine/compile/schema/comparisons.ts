// Comparisons of an answer with another: of its group by name (`1/from`), or anywhere else by JSON Pointer into the submission (`/trip/from`).
import { isRecord, type Path, parsePointer, recordOf, type Schema } from '../../core/index.ts';

export const COMPARISONS = ['equals', 'atLeast', 'atMost', 'moreThan', 'lessThan'] as const;
export type Comparison = (typeof COMPARISONS)[number];

/** What the keyword compares with, by forms/step.schema.json: "1/" and a name, or a JSON Pointer; undefined without the keyword. */
function pointerOf(question: Schema, keyword: Comparison): string | undefined {
  return question[keyword]?.$data;
}

/** Name of the question of the same group that the keyword compares with; undefined without one. */
export function comparedWith(question: Schema, keyword: Comparison): string | undefined {
  const pointer = pointerOf(question, keyword);
  return pointer?.startsWith('/') ? undefined : pointer?.slice(2);
}

/** JSON Pointer of the answer elsewhere that the keyword compares with; undefined without one. */
export function comparedOutside(question: Schema, keyword: Comparison): string | undefined {
  const pointer = pointerOf(question, keyword);
  return pointer?.startsWith('/') ? pointer : undefined;
}

/** Where the answer stands in the submission that the keyword compares with, for a question of the group at `group`. */
export function comparedPath(question: Schema, keyword: Comparison, group: Path): Path | undefined {
  const name = comparedWith(question, keyword);
  if (name !== undefined) return [...group, name];
  const pointer = comparedOutside(question, keyword);
  return pointer === undefined ? undefined : parsePointer(pointer);
}

/** True if any question of the schema is compared with an answer outside of its group. The file need not be well shaped. */
export function comparesOutside(schema: unknown, seen = new Set<unknown>()): boolean {
  if (!isRecord(schema) || seen.has(schema)) return false;
  seen.add(schema);
  const { properties, items, then: yes, else: no, allOf } = schema;
  const compares = COMPARISONS.some((keyword) => String(recordOf(schema[keyword]).$data).startsWith('/'));
  const parts = [...Object.values(recordOf(properties)), items, yes, no, ...(Array.isArray(allOf) ? allOf : [])];
  return compares || parts.some((part) => comparesOutside(part, seen));
}
