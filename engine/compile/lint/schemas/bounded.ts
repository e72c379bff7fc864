// Every text and every list has an end, so that a stranger's submission costs a bounded time to check and keep.
import { DefinitionError } from '../../errors/definitionError.ts';
import { walkSchema } from '../../schema/walkSchema.ts';
import type { Rule } from '../rule.ts';

const BOUNDED_FORMATS = new Set(['date', 'phone']);

export const bounded: Rule = function* (definition) {
  for (const step of definition.steps) {
    for (const schema of walkSchema(step.schema)) {
      const place = definition.placeOf(schema, step.schemaPlace);
      const free =
        schema.type === 'string' &&
        !schema.enum &&
        schema.const === undefined &&
        !BOUNDED_FORMATS.has(schema.format ?? '');
      if (free && schema.maxLength === undefined) {
        yield new DefinitionError(place, 'This text has no greatest length.', 'Add "maxLength", e.g. 200.');
      }
      const chosen = schema.uniqueItems && schema.items?.enum;
      if (schema.type === 'array' && !chosen && schema.maxItems === undefined) {
        yield new DefinitionError(place, 'This list has no greatest length.', 'Add "maxItems", e.g. 20.');
      }
    }
  }
};
