// JSON Schema allows `true` and `false` as schemas; the engine does not. All other rules rely on this one, so it runs first and alone.
import type { Schema } from '../../../core/index.ts';
import { subschemas } from '../../schema/subschemas.ts';
import type { Rule } from '../rule.ts';

export const schemasAreObjects: Rule = function* ({ steps, placeWithin }) {
  for (const step of steps) {
    for (const schema of subschemas(step.schema)) {
      if (typeof schema !== 'object' || schema === null) {
        yield {
          place: step.schemaPlace,
          problem: `"${schema}" is not the schema of a question.`,
          repair: 'Write an object.',
        };
      } else if (schema.if !== undefined) {
        const place = placeWithin(schema, '/if', step.schemaPlace);
        for (const word of booleansIn(schema.if)) {
          yield {
            place,
            problem: `A condition cannot use "${word}".`,
            repair: 'Write an object that tests an answer.',
          };
        }
      }
    }
  }
};

function booleansIn(condition: Schema): string[] {
  if (typeof condition !== 'object' || condition === null) return [String(condition)];
  const { properties = {}, not, contains, allOf = [], anyOf = [] } = condition;
  return [...Object.values(properties), not, contains, ...allOf, ...anyOf].flatMap((part) =>
    part === undefined ? [] : booleansIn(part),
  );
}
