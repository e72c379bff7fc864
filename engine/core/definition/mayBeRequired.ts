import type { Schema } from '../model/types.ts';

/** Keys of the questions of a group that have to be answered under at least one condition. */
export function mayBeRequired(schema: Schema): ReadonlySet<string> {
  const inner = [...(schema.allOf ?? []), schema.then, schema.else].flatMap((part) => part ?? []);
  return new Set([...(schema.required ?? []), ...inner.flatMap((part) => [...mayBeRequired(part)])]);
}
