// Every schema of a definition that describes an answer, conditions (`if`) left out, each object once.
import type { Schema } from '../../core/index.ts';

/** The schema and all schemas below it, depth first. */
export function* walkSchema(schema: Schema, seen = new Set<Schema>()): Generator<Schema> {
  if (seen.has(schema)) return;
  seen.add(schema);
  yield schema;
  for (const part of childSchemas(schema)) yield* walkSchema(part, seen);
}

function childSchemas(schema: Schema): Schema[] {
  const { properties = {}, items, then: yes, else: no, allOf = [], anyOf = [] } = schema;
  return [...Object.values(properties), items, yes, no, ...allOf, ...anyOf].filter((part) => part !== undefined);
}
