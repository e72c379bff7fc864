import { DefinitionError } from '../../errors/definitionError.ts';
import { subschemas } from '../../schema/subschemas.ts';
import type { Rule } from '../rule.ts';

/** A form with attachments declares their maximum size and their types. */
export const attachmentsLimited: Rule = function* (definition) {
  if (definition.form.attachments) return;
  for (const step of definition.steps) {
    for (const schema of subschemas(step.schema)) {
      if (schema.format !== 'attachment') continue;
      yield new DefinitionError(
        definition.placeOf(schema, step.schemaPlace),
        'The form asks for a file but sets no limits.',
        'Add "attachments": { "maxBytes", "types" } to form.json.',
      );
    }
  }
};
