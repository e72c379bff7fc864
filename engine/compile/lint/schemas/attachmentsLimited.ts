import { DefinitionError } from '../../errors/definitionError.ts';
import { walkSchema } from '../../schema/walkSchema.ts';
import type { Rule } from '../rule.ts';

/** A form that asks for files says how large and of which types they may be. */
export const attachmentsLimited: Rule = function* (definition) {
  if (definition.form.attachments) return;
  for (const step of definition.steps) {
    for (const schema of walkSchema(step.schema)) {
      if (schema.format !== 'attachment') continue;
      yield new DefinitionError(
        definition.placeOf(schema, step.schemaPlace),
        'The form asks for a file but sets no limits.',
        'Add "attachments": { "maxBytes", "types" } to form.json.',
      );
    }
  }
};
