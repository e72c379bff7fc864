// Runs a form's compiled validators. Answers are immutable, so the errors are cached by the answers' identity.

import { getIn } from '../model/path.ts';
import type { Answers, FieldErrors, Form, Step } from '../model/types.ts';
import { collectErrors } from './collectErrors.ts';

const errorsByStep = new WeakMap<Step, WeakMap<object, FieldErrors>>();
const NO_ANSWERS = {};

/** The errors of one step, in the validator's order. */
export function stepErrors(step: Step, answers: Answers): FieldErrors {
  const own = getIn(answers, step.at) ?? NO_ANSWERS;
  if (typeof own !== 'object') return validateAnswers(step, own);
  let known = errorsByStep.get(step);
  if (!known) {
    known = new WeakMap();
    errorsByStep.set(step, known);
  }
  let errors = known.get(own);
  if (!errors) {
    errors = reuseIfEqual(step, validateAnswers(step, own));
    known.set(own, errors);
  }
  return errors;
}

const latest = new WeakMap<Step, FieldErrors>();

/** The step's previous errors where these are equal, so that subscribers that compare by identity are not notified. */
function reuseIfEqual(step: Step, errors: FieldErrors): FieldErrors {
  const before = latest.get(step);
  if (before && before.size === errors.size && isSame(before, errors)) return before;
  latest.set(step, errors);
  return errors;
}

function isSame(before: FieldErrors, errors: FieldErrors): boolean {
  const others = before.values();
  for (const { name, keyword, message } of errors.values()) {
    const other = others.next().value;
    if (other?.name !== name || other.keyword !== keyword || other.message !== message) return false;
  }
  return true;
}

function validateAnswers(step: Step, own: unknown): FieldErrors {
  return step.validate(own) ? new Map() : collectErrors(step.validate.errors ?? [], own, step.at, step.messages);
}

/** The errors of the whole submission. */
export function formErrors(form: Form, answers: Answers): FieldErrors {
  return new Map(form.steps.flatMap((step) => [...stepErrors(step, answers)]));
}
