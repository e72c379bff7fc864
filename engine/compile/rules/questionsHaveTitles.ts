// A question without a title would be shown by its wire name.
import { hasQuestions } from '../../core/settle.ts';
import { DefinitionError } from '../definitionError.ts';
import { walkSchema } from '../walkSchema.ts';
import type { Rule } from './rule.ts';

export const questionsHaveTitles: Rule = function* (definition) {
  for (const step of definition.steps) {
    for (const schema of walkSchema(step.schema)) {
      for (const [key, property] of Object.entries(schema.properties ?? {})) {
        if (property.title || hasQuestions(property)) continue;
        const place = definition.placeOf(property, definition.placeOf(schema, step.schemaPlace));
        yield new DefinitionError(
          place,
          `The question "${key}" has no title.`,
          'Add "title", the words above the field.',
        );
      }
    }
  }
};
