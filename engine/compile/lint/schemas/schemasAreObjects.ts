// JSON Schema also knows `true` and `false` as schemas. Nobody could be asked such a question, and core reads no such
// condition, so this is looked at first and alone.
import type { Schema } from '../../../core/index.ts';
import { DefinitionError } from '../../errors/definitionError.ts';
import { walkSchema } from '../../schema/walkSchema.ts';
import type { Rule } from '../rule.ts';

export const schemasAreObjects: Rule = function* ({ steps, placeOf }) {
  for (const step of steps) {
    for (const schema of walkSchema(step.schema)) {
      const place = placeOf(schema, step.schemaPlace);
      if (typeof schema !== 'object') {
        yield new DefinitionError(place, `"${schema}" stands where a question is described.`, 'Write an object.');
      } else if (schema.if !== undefined) {
        for (const word of booleansIn(schema.if)) {
          yield new DefinitionError(
            place,
            `A condition cannot use "${word}".`,
            'Write an object that tests an answer.',
          );
        }
      }
    }
  }
};

function booleansIn(condition: Schema): string[] {
  if (typeof condition !== 'object') return [String(condition)];
  const { properties = {}, not, allOf = [], anyOf = [] } = condition;
  return [...Object.values(properties), not, ...allOf, ...anyOf].flatMap((part) =>
    part === undefined ? [] : booleansIn(part),
  );
}
