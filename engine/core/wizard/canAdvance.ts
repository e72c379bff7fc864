// When a step may be left forwards. `when-valid`: valid and modified. `check`: valid; the button is always active.
import { getIn } from '../model/path.ts';
import type { Form, Step } from '../model/types.ts';
import { stepErrors } from '../validation/validate.ts';
import { pristineAnswers, type WizardState } from './wizardState.ts';

/** True when Next (or Submit on the last step) would go through on that step, the current one without an index. */
export function canAdvance(form: Form, state: WizardState, index = state.step): boolean {
  const step = form.steps[index];
  if (!step || stepErrors(step, state.answers).size > 0) return false;
  return form.next === 'check' || isModified(form, step, state);
}

export type StepState = 'completed' | 'current' | 'pending';

/** What the list of steps says of each: one before the current step is completed only while Next would go through on it. */
export function stepStates(form: Form, state: WizardState): readonly StepState[] {
  return form.steps.map((_, i) => {
    if (i === state.step) return 'current';
    return i < state.step && canAdvance(form, state, i) ? 'completed' : 'pending';
  });
}

/** True when the step holds anything that an untouched form does not. */
function isModified(form: Form, step: Step, state: WizardState): boolean {
  return !sameAnswers(getIn(pristineAnswers(form), step.at), getIn(state.answers, step.at));
}

/** Ends at the first difference, which in a form that is being filled in comes soon. */
function sameAnswers(one: unknown, other: unknown): boolean {
  if (Object.is(one, other)) return true;
  if (typeof one !== 'object' || typeof other !== 'object' || !one || !other) return false;
  const keys = Object.keys(one);
  if (Array.isArray(one) !== Array.isArray(other) || keys.length !== Object.keys(other).length) return false;
  return keys.every(
    (key) => key in other && sameAnswers(one[key as keyof typeof one], other[key as keyof typeof other]),
  );
}
