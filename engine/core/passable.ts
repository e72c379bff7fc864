// When a step may be left forwards. `when-valid`: valid and modified. `check`: valid; the button is always active.
import { getIn } from './path.ts';
import type { Form, Step } from './types.ts';
import { stepErrors } from './validate.ts';
import { pristineAnswers, type WizardState } from './wizardState.ts';

/** True when Next (or Submit on the last step) would go through. */
export function isPassable(form: Form, state: WizardState): boolean {
  const step = form.steps[state.step];
  if (!step || stepErrors(step, state.answers).size > 0) return false;
  return form.next === 'check' || isModified(form, step, state);
}

/** True when the step holds anything that an untouched form does not. */
function isModified(form: Form, step: Step, state: WizardState): boolean {
  const before = getIn(pristineAnswers(form), step.at);
  return JSON.stringify(before) !== JSON.stringify(getIn(state.answers, step.at));
}
