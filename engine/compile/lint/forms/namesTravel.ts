// A question whose name the wire does not carry could be answered, but never sent.
import { declaredProperties, isGroupSchema, isWireName, type Path, type Schema, toName } from '../../../core/index.ts';
import { DefinitionError } from '../../errors/definitionError.ts';
import type { Rule } from '../rule.ts';

const REPAIR =
  'Begin with a letter, go on with letters, digits and _, at most 64 of them, no word that JavaScript keeps for itself; and at most 10 levels.';

export const namesTravel: Rule = function* ({ steps, placeWithin }) {
  for (const { at, schema, schemaPlace } of steps) {
    for (const [path, question] of singles(schema, at)) {
      const name = toName(path);
      if (isWireName(name)) continue;
      yield new DefinitionError(placeWithin(question, '', schemaPlace), `The name "${name}" cannot be sent.`, REPAIR);
    }
  }
};

/** Every single answer, of lists the longest name that an entry can have. */
function* singles(question: Schema, path: Path): Generator<readonly [Path, Schema]> {
  if (isGroupSchema(question)) {
    for (const [key, inner] of Object.entries(declaredProperties(question))) yield* singles(inner, [...path, key]);
  } else if (question.items) yield* singles(question.items, [...path, Math.max(0, (question.maxItems ?? 1000) - 1)]);
  else yield [path, question];
}
