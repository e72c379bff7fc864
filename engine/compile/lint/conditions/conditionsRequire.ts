// An `if` without `required` is true while the question is unanswered (rjsf issues 2756, 4319), so its dependent questions would be
// visible from the start.
import type { Schema } from '../../../core/index.ts';
import { subschemas } from '../../schema/subschemas.ts';
import type { Rule } from '../rule.ts';

export const conditionsRequire: Rule = function* (definition) {
  for (const step of definition.steps) {
    for (const schema of [...subschemas(step.schema), step.entry]) {
      const missing = schema.if ? unrequired(schema.if) : undefined;
      if (missing === undefined) continue;
      yield {
        place: definition.placeWithin(schema, '/if', step.schemaPlace),
        problem: `The condition on "${missing.join('/')}" holds while that question is unanswered.`,
        repair: repairOf(missing),
      };
    }
  }
};

function repairOf(path: readonly string[]): string {
  const [name, around] = path.toReversed();
  const where = around === undefined ? 'inside "if"' : `beside "properties" of "${around}" inside "if"`;
  return `Add "required": ["${name}"] ${where}.`;
}

/** The first question that the condition tests without requiring it, after the groups that it is in. */
function unrequired(condition: Schema): readonly string[] | undefined {
  const { properties = {}, required = [], allOf = [], anyOf = [], not } = condition;
  for (const [key, part] of Object.entries(properties)) {
    if (!required.includes(key)) return [key];
    const inner = unrequired(part);
    if (inner !== undefined) return [key, ...inner];
  }
  for (const part of [...allOf, ...anyOf, ...(not ? [not] : [])]) {
    const inner = unrequired(part);
    if (inner !== undefined) return inner;
  }
  return undefined;
}
