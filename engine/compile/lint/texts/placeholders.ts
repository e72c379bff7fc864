// A placeholder without a keyword of that name would be shown to visitors as it is.
import { fillMessages } from '../../messages/fillMessages.ts';
import { subschemas } from '../../schema/subschemas.ts';
import type { Rule } from '../rule.ts';

export const placeholders: Rule = function* (definition) {
  for (const step of definition.steps) {
    for (const schema of subschemas(step.schema)) {
      if (schema.errorMessage === undefined) continue;
      const left = /\{[\w.]+\}/.exec(
        JSON.stringify(fillMessages({ ...schema, properties: {} }, definition.language).errorMessage ?? ''),
      );
      if (!left) continue;
      const repair = 'Name a keyword that stands beside the message, e.g. {minimum} or {between.0}.';
      yield {
        place: definition.placeOf(schema, step.schemaPlace),
        problem: `The placeholder ${left[0]} of a message names no keyword.`,
        repair,
      };
    }
  }
};
