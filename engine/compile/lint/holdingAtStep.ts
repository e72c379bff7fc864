// Reports conditions on answers of earlier steps that hold for everybody who gets to the step. Only who has given all required answers gets there, and the condition
// holds for each of the answers that can be given.
import { isGroupSchema, matches, parsePointer, questionAtPointer, type Schema } from '../../core/index.ts';
import { combinations, isExhaustive } from '../answers/combinations.ts';
import { requiredAlways } from '../answers/requiredAlways.ts';
import type { Definition } from '../read/definition.ts';
import { isOutside, namesTested, outsideConditions } from '../schema/acrossSteps.ts';
import { isForeign } from '../schema/foreignTests.ts';
import { testsClosed } from '../schema/testsClosed.ts';
import { isHardCondition } from './isHardCondition.ts';
import type { Rule } from './rule.ts';

export const holdingAtStep: Rule = function* ({ steps, placeWithin }) {
  for (const [i, { entry, schema, schemaPlace }] of steps.entries()) {
    const inStep = outsideConditions(schema).map(({ part }) => part);
    const asking = entry.if ? [entry, ...inStep] : inStep;
    for (const part of asking) {
      if (!part.if || !holdsForAll(part.if, steps.slice(0, i))) continue;
      const problem = 'This condition holds for everybody who gets to this step: what it tests is required before.';
      const repair =
        part === entry
          ? 'Correct the condition, or remove "if": the step is always asked.'
          : 'Correct the condition, or move the content of "then" out of it.';
      yield { place: placeWithin(part, '/if', schemaPlace), problem, repair };
    }
  }
};

/**
 * True if the condition holds for all answers with which the earlier steps are complete. False for one that cannot be evaluated for all of them: with more
 * combinations than `MAX_PRODUCT`, a pattern with look-around, or a closed option.
 */
function holdsForAll(condition: Schema, earlier: Definition['steps']): boolean {
  const names = namesTested(condition);
  const questions = names.map((name) => [name, questionAtPointer(earlier, name)] as const);
  const needed = names.filter((name) => isAlwaysGiven(earlier, name));
  const areKnown = names.every(isOutside) && questions.every(([, question]) => question && !isGroupSchema(question));
  if (needed.length === 0 || !areKnown || isForeign(condition)) return false;
  const properties = Object.fromEntries(questions) as Readonly<Record<string, Schema>>;
  // biome-ignore lint/suspicious/noThenProperty: a keyword of JSON Schema
  const group: Schema = { type: 'object', properties, required: needed, if: condition, then: {} };
  if (!isExhaustive(group) || testsClosed(group, condition) || isHardCondition(group, condition)) return false;
  const complete = combinations(group).filter((answers) => needed.every((name) => answers[name] !== undefined));
  return complete.length > 0 && complete.every((answers) => matches(condition, answers));
}

/** True for the pointer of a question that is required in a step which is always asked. */
function isAlwaysGiven(earlier: Definition['steps'], pointer: string): boolean {
  const step = earlier.find((one) => questionAtPointer([one], pointer));
  if (!step || step.entry.if) return false;
  const keys = parsePointer(pointer).slice(step.at.length);
  const group = keys.slice(0, -1).reduce<Schema | undefined>((around, key) => around?.properties?.[key], step.schema);
  return group !== undefined && requiredAlways(group).has(keys.at(-1) ?? '');
}
