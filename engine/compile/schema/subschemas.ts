// Traversal of a definition's schemas. Conditions (`if`) are left out: they test answers and describe no question. A schema that
// is referenced twice is one object, and visited once.
import { declaredProperties, isGroupSchema, type Schema } from '../../core/index.ts';
import { groupParts } from './groupParts.ts';

/** The schema and all schemas below it, depth first. */
export function* subschemas(schema: Schema, seen = new Set<Schema>()): Generator<Schema> {
  if (seen.has(schema)) return;
  seen.add(schema);
  yield schema;
  const { properties = {}, items, then: yes, else: no, allOf = [], anyOf = [] } = schema;
  for (const part of [...Object.values(properties), items, yes, no, ...allOf, ...anyOf]) {
    if (part !== undefined) yield* subschemas(part, seen);
  }
}

/** The group and every group of questions below it, also in list entries and in branches. */
export function* groupSchemas(group: Schema, seen = new Set<Schema>()): Generator<Schema> {
  if (seen.has(group)) return;
  seen.add(group);
  yield group;
  const inParts = new Set(groupParts(group).flatMap(({ schema }) => Object.values(schema.properties ?? {})));
  for (const question of [...Object.values(declaredProperties(group)), ...inParts]) yield* inQuestion(question, seen);
}

function* inQuestion(question: Schema, seen: Set<Schema>): Generator<Schema> {
  if (isGroupSchema(question)) yield* groupSchemas(question, seen);
  else if (question.items) yield* inQuestion(question.items, seen);
}
