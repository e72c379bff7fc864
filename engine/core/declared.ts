// Every question that a group could ever ask, whatever the answers: its own and those of all branches.
import type { Schema } from './types.ts';

const declaredBySchema = new WeakMap<Schema, Readonly<Record<string, Schema>>>();

/** The group's properties over all conditions; the first declaration of a name wins. */
export function declared(schema: Schema): Readonly<Record<string, Schema>> {
  let all = declaredBySchema.get(schema);
  if (!all) {
    const parts = [...(schema.allOf ?? []), schema.then, schema.else].filter((part) => part !== undefined);
    all = Object.assign({}, ...parts.map(declared).reverse(), schema.properties);
    declaredBySchema.set(schema, all as Readonly<Record<string, Schema>>);
  }
  return all as Readonly<Record<string, Schema>>;
}
