import { subschemas } from '../../schema/subschemas.ts';
import type { Rule } from '../rule.ts';

/** A form with attachments declares their maximum size and their types. */
export const attachmentsLimited: Rule = function* (definition) {
  if (definition.form.attachments) return;
  for (const step of definition.steps) {
    for (const schema of subschemas(step.schema)) {
      if (schema.format !== 'attachment') continue;
      yield {
        place: definition.placeOf(schema, step.schemaPlace),
        problem: 'The form asks for a file but sets no limits.',
        repair: 'Add "attachments": { "maxBytes", "types" } to form.json.',
      };
    }
  }
};
