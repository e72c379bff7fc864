// JSON Schema allows `true` and `false` as schemas; the engine does not. All other rules rely on this one, so it runs first and alone.
import type { Schema } from '../../../core/index.ts';
import { DefinitionError } from '../../errors/definitionError.ts';
import { subschemas } from '../../schema/subschemas.ts';
import type { Rule } from '../rule.ts';

export const schemasAreObjects: Rule = function* ({ steps, placeOf }) {
  for (const step of steps) {
    for (const schema of subschemas(step.schema)) {
      const place = placeOf(schema, step.schemaPlace);
      if (typeof schema !== 'object') {
        yield new DefinitionError(place, `"${schema}" is not the schema of a question.`, 'Write an object.');
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
