// An `if` without `required` is true while the question is unanswered (rjsf issues 2756, 4319), so its dependent questions would be
// visible from the start.
import type { Schema } from '../../../core/index.ts';
import { subschemas } from '../../schema/subschemas.ts';
import type { Rule } from '../rule.ts';

export const conditionsRequire: Rule = function* (definition) {
  for (const step of definition.steps) {
    for (const schema of [...subschemas(step.schema), step.entry]) {
      for (const missing of schema.if ? unrequired(schema.if) : []) {
        yield {
          place: definition.placeWithin(schema, '/if', step.schemaPlace),
          problem: problemOf(missing),
          repair: repairOf(missing),
        };
      }
    }
  }
};

interface Unrequired {
  /** The groups that it is in, and its name. */
  readonly path: readonly string[];
  /** For a test of the entries of a list (`contains`): the name of the list. */
  readonly list?: string;
  /** True if the condition requires other questions, or is told to. */
  readonly hasRequired: boolean;
  /** True for a test under `not`: without an answer the test fails, so the `not` around it holds. */
  readonly isNegated?: boolean;
}

function problemOf({ path, isNegated }: Unrequired): string {
  const name = path.join('/');
  if (isNegated) return `The condition on "${name}" does not say that this question has to be answered.`;
  return `The condition on "${name}" holds while that question is unanswered.`;
}

function repairOf({ path, hasRequired, list, isNegated }: Unrequired): string {
  const [first = ''] = path;
  if (isNegated && list === undefined && path.length === 1) return `Add "required": ["${first}"] beside "not".`;
  const [name, around] = path.toReversed();
  const inside = list === undefined ? '"if"' : `"contains" of "${list}"`;
  const where = around === undefined ? `inside ${inside}` : `beside "properties" of "${around}" inside ${inside}`;
  return hasRequired ? `Add "${name}" to "required" ${where}.` : `Add "required": ["${name}"] ${where}.`;
}

/**
 * The questions that the condition tests without requiring them.
 * @param around for a part of an `allOf`, `anyOf` or `not`: the names that the condition around it requires
 */
function* unrequired(condition: Schema, around: readonly string[] = []): Generator<Unrequired> {
  const { properties = {}, allOf = [], anyOf = [], not } = condition;
  const own = condition.required ?? [];
  const required = [...around, ...own, ...allOf.flatMap((part) => part.required ?? [])];
  const missing = Object.keys(properties).filter((key) => !required.includes(key));
  for (const [i, key] of missing.entries()) yield { path: [key], hasRequired: i > 0 || own.length > 0 };
  for (const [key, part] of Object.entries(properties)) {
    if (part.contains) for (const one of unrequired(part.contains)) yield { ...one, list: key };
    if (missing.includes(key)) continue;
    for (const { path, hasRequired } of unrequired(part)) yield { path: [key, ...path], hasRequired };
  }
  for (const part of [...allOf, ...anyOf]) yield* unrequired(part, required);
  for (const one of not ? unrequired(not, required) : []) yield { ...one, isNegated: true };
}
