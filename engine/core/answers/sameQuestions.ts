// Whether a change of answers changed which questions are visible. Most keystrokes change one answer
// and leave the questions as they are; touched fields, refusals and cleared answers then need no update. Only the path to the changed answer is walked, because
// everything beside it has kept its identity.
import { isGroupSchema, isRecord } from '../model/schema.ts';
import type { Schema } from '../model/types.ts';
import { resolve } from './resolve.ts';

/** True when the same questions are visible before and after, in equally many list entries. */
export function sameQuestions(schema: Schema, before: unknown, after: unknown): boolean {
  if (before === after) return true;
  if (schema.items) {
    const { items } = schema;
    if (!Array.isArray(before) || !Array.isArray(after)) return false;
    return before.length === after.length && before.every((entry, i) => sameQuestions(items, entry, after[i]));
  }
  if (!isGroupSchema(schema)) return true;
  const resolved = resolve(schema, before);
  if (resolved !== resolve(schema, after) || !isRecord(before) || !isRecord(after)) return false;
  return Object.entries(resolved.properties ?? {}).every(([key, property]) =>
    sameQuestions(property, before[key], after[key]),
  );
}
