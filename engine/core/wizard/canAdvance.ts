// Whether the form may go on from a step. With `"next": "when-valid"` the step has to be valid and modified; with `"check"`
// valid, and the button is always enabled.
import { isAsked } from '../answers/isAsked.ts';
import { getIn } from '../model/path.ts';
import type { Form, Step } from '../model/types.ts';
import { stepErrors } from '../validation/stepErrors.ts';
import { pristineAnswers, type WizardState } from './wizardState.ts';

/** True when Next (on the last step Submit) would succeed; the current step without an index. */
export function canAdvance(form: Form, state: WizardState, index = state.step): boolean {
  const step = form.steps[index];
  if (!step || stepErrors(step, state.answers).size > 0) return false;
  return form.next === 'check' || !!form.given || isModified(form, step, state);
}

export type StepState = 'completed' | 'current' | 'pending';

/** For the list of steps, blank for one that is not asked. An earlier step is completed only while Next would succeed on it. */
export function stepStates(form: Form, state: WizardState): readonly (StepState | '')[] {
  return form.steps.map((step, i) => {
    if (!isAsked(step, state.answers)) return '';
    if (i === state.step) return 'current';
    return i < state.step && canAdvance(form, state, i) ? 'completed' : 'pending';
  });
}

/** True when the step's answers differ from those of a new form. */
function isModified(form: Form, step: Step, state: WizardState): boolean {
  return !sameAnswers(getIn(pristineAnswers(form), step.at), getIn(state.answers, step.at));
}

function sameAnswers(one: unknown, other: unknown): boolean {
  if (Object.is(one, other)) return true;
  if (typeof one !== 'object' || typeof other !== 'object' || !one || !other) return false;
  const keys = Object.keys(one);
  if (Array.isArray(one) !== Array.isArray(other) || keys.length !== Object.keys(other).length) return false;
  return keys.every(
    (key) => key in other && sameAnswers(one[key as keyof typeof one], other[key as keyof typeof other]),
  );
}
