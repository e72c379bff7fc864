// A placeholder that names no keyword would be read by visitors as it stands.
import { DefinitionError } from '../../errors/definitionError.ts';
import { fillMessages } from '../../messages/fillMessages.ts';
import { walkSchema } from '../../schema/walkSchema.ts';
import type { Rule } from '../rule.ts';

export const placeholders: Rule = function* (definition) {
  for (const step of definition.steps) {
    for (const schema of walkSchema(step.schema)) {
      const left = /\{[\w.]+\}/.exec(
        JSON.stringify(fillMessages({ ...schema, properties: {} }, definition.language).errorMessage ?? ''),
      );
      if (!left) continue;
      const repair = 'Name a keyword that stands beside the message, e.g. {minimum} or {between.0}.';
      yield new DefinitionError(
        definition.placeOf(schema, step.schemaPlace),
        `The message's placeholder ${left[0]} names nothing.`,
        repair,
      );
    }
  }
};
