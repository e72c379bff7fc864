// Runs the rules on a definition.
import { SOURCE } from '../core/index.ts';
import { DefinitionError } from './errors/definitionError.ts';
import type { Definition } from './read/definition.ts';
import { questionsOfMoves } from './read/questionsOfMoves.ts';
import {
  ACROSS_STEPS,
  FIRST,
  MOVE_RULES,
  MOVE_TRANSLATION_RULES,
  OF_WHOLE_FORM,
  QUESTION_RULES,
  QUESTION_RULES_WITHOUT_CONDITIONS,
  RULES,
  type Rules,
  TRANSLATION_RULES,
} from './rules.ts';
import { noteYesNo } from './schema/yesNo.ts';

/**
 * The findings of every rule for the definition's language, in the order of the rules.
 * @param across what {@link checkAcross} finds; undefined if parts of the form are left out: then only rules that need one step at a time are run
 */
export function checkDefinition(
  definition: Definition,
  across: readonly DefinitionError[] | undefined,
  rules: Rules = RULES,
): readonly DefinitionError[] {
  const moves = questionsOfMoves(definition);
  const checked = definition.steps.map((step) => ({
    step,
    faults: checkFirst(definition, step),
  }));
  const invalid = checked.flatMap(({ faults }) => faults);
  const steps = checked.flatMap(({ step, faults }) => (faults.length > 0 ? [] : step));
  const readable = { ...definition, steps };
  const areAll = invalid.length === 0 && across?.length === 0;
  // Without all of the others nothing is known of a step that they decide on.
  const sound = areAll ? readable : { ...readable, steps: steps.filter(({ whole }) => !whole) };
  if (definition.language !== SOURCE)
    return [...run(TRANSLATION_RULES, sound, areAll), ...run(MOVE_TRANSLATION_RULES, moves, true)];
  const others = checked.filter(({ step }) => !sound.steps.includes(step));
  return [
    ...invalid,
    ...(across ?? []),
    ...run(rules, sound, areAll),
    ...others.flatMap(({ step, faults }) => byQuestion(definition, step, faults)),
    ...run(MOVE_RULES, moves, true),
  ];
}

/** The findings of {@link FIRST} in a step. */
export function checkFirst(definition: Definition, step: Definition['steps'][number]): readonly DefinitionError[] {
  const one = { ...definition, steps: [alone(step)] };
  const [ofShape, ...others] = FIRST;
  const misshapen = run(ofShape, one, true);
  if (misshapen.length > 0) return misshapen;
  // Before the first rule that evaluates conditions: the answers that `combinations` finds depend on it, and are cached by schema.
  noteYesNo(step.schema, step.ui);
  return runFirst(one, others);
}

/** The findings of {@link ACROSS_STEPS} in a whole form. They rely on {@link FIRST}. */
export function checkAcross(definition: Definition): readonly DefinitionError[] {
  return definition.steps.some((step) => checkFirst(definition, step).length > 0)
    ? []
    : runFirst(definition, ACROSS_STEPS);
}

/**
 * Runs {@link FIRST}, and then the rules that need nothing but one question at a time (`QUESTION_RULES`), on a step of which parts with a wrong shape are left out.
 * @param only the name of the only one of those rules that is run, besides FIRST
 */
export function checkQuestions(
  definition: Definition,
  step: Definition['steps'][number],
  only?: string,
): readonly DefinitionError[] {
  const faults = checkFirst(definition, step);
  return [...faults, ...byQuestion(definition, step, faults, only)];
}

/** @param faults what {@link FIRST} found in the step: every rule reads schemas as objects, and evaluates conditions only if they can be */
function byQuestion(
  definition: Definition,
  step: Definition['steps'][number],
  faults: readonly DefinitionError[],
  only?: string,
): readonly DefinitionError[] {
  if (faults.some(({ code }) => code === 'schemasAreObjects')) return [];
  // The step is judged without the other steps, so conditions on their answers cannot be evaluated.
  const rules = faults.length > 0 || step.whole ? QUESTION_RULES_WITHOUT_CONDITIONS : QUESTION_RULES;
  const chosen =
    only === undefined ? rules : Object.fromEntries(Object.entries(rules).filter(([name]) => name === only));
  return run(chosen, { ...definition, steps: [alone(step)] }, true);
}

/** The step without what others decide of it. */
function alone({ whole, ...step }: Definition['steps'][number]): Definition['steps'][number] {
  return step;
}

function runFirst(definition: Definition, all: readonly Rules[]): readonly DefinitionError[] {
  for (const rules of all) {
    const found = run(rules, definition, true);
    if (found.length > 0) return found;
  }
  return [];
}

function run(rules: Rules, definition: Definition, isWhole: boolean): readonly DefinitionError[] {
  return Object.entries(rules)
    .filter(([name]) => isWhole || !OF_WHOLE_FORM.has(name))
    .flatMap(([name, rule]) => [...rule(definition)].map((finding) => new DefinitionError(name, finding)));
}
