// Traversal of a definition's schemas. Conditions (`if`) are left out: they test answers and describe no question. A schema that
// is referenced twice is one object, and visited once.
import { isGroupSchema, type Schema } from '../../core/index.ts';
import { groupQuestions } from './groupQuestions.ts';

/** The schema and all schemas below it, depth first. */
export function* subschemas(schema: Schema, seen = new Set<Schema>()): Generator<Schema> {
  if (seen.has(schema)) return;
  seen.add(schema);
  yield schema;
  // The rule `schemasAreObjects` reports it.
  if (typeof schema !== 'object' || schema === null) return;
  const { properties = {}, items, then: yes, else: no, allOf = [] } = schema;
  for (const part of [...Object.values(properties), items, yes, no, ...allOf]) {
    if (part !== undefined) yield* subschemas(part, seen);
  }
}

/** The group and every group of questions below it, also in list entries and in branches; one that a branch adds to is there with and without it. */
export function* groupSchemas(group: Schema, seen = new Set<Schema>()): Generator<Schema> {
  if (seen.has(group)) return;
  seen.add(group);
  yield group;
  for (const { whole } of groupQuestions(group)) yield* inQuestion(whole, seen);
}

function* inQuestion(question: Schema, seen: Set<Schema>): Generator<Schema> {
  if (isGroupSchema(question)) yield* groupSchemas(question, seen);
  else if (question.items) yield* inQuestion(question.items, seen);
}
