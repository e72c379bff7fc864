// Traversal of a definition's schemas. Conditions (`if`) are left out: they test answers and describe no question. A schema that
// is referenced twice is one object, and visited once.
import { isGroupSchema, isRecord, recordOf, type Schema } from '../../core/index.ts';
import { groupQuestions } from './groupQuestions.ts';

/** The schema and all schemas below it, depth first. */
export function* subschemas(schema: Schema): Generator<Schema> {
  for (const { part } of subschemasByGroup(schema)) yield part;
}

/** A schema, and the names of the groups around the questions that it declares, the outermost first. */
interface PlacedSchema {
  readonly part: Schema;
  readonly group: readonly string[];
}

/** As {@link subschemas}, each schema with the names of the groups around its questions. One that several groups refer to by `$ref` comes once, with the group that is visited first. */
export function* subschemasByGroup(
  schema: Schema,
  group: readonly string[] = [],
  seen = new Set<Schema>(),
): Generator<PlacedSchema> {
  if (seen.has(schema)) return;
  seen.add(schema);
  yield { part: schema, group };
  // Of a file with something misshapen, which is reported, the rest is visited.
  if (!isRecord(schema)) return;
  const { properties, items, then: yes, else: no, allOf } = schema;
  for (const [name, question] of Object.entries(recordOf(properties))) {
    if (question !== undefined) yield* subschemasByGroup(question as Schema, [...group, name], seen);
  }
  for (const part of [items, yes, no, ...(Array.isArray(allOf) ? allOf : [])]) {
    if (part !== undefined) yield* subschemasByGroup(part, group, seen);
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
