import { declaredProperties, isGroupSchema, type Schema } from '../../core/index.ts';
import { groupParts } from './groupParts.ts';

/** The group and every group of questions below it, those of list entries and of branches included, each object once. */
export function* walkGroups(group: Schema, seen = new Set<Schema>()): Generator<Schema> {
  if (seen.has(group)) return;
  seen.add(group);
  yield group;
  const asked = new Set(groupParts(group).flatMap(({ schema }) => Object.values(schema.properties ?? {})));
  for (const question of [...Object.values(declaredProperties(group)), ...asked]) yield* inQuestion(question, seen);
}

function* inQuestion(question: Schema, seen: Set<Schema>): Generator<Schema> {
  if (isGroupSchema(question)) yield* walkGroups(question, seen);
  else if (question.items) yield* inQuestion(question.items, seen);
}
