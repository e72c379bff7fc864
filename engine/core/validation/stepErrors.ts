// Runs a form's compiled validators. Answers are immutable, so the errors are cached by the answers' identity.

import { memoise2 } from '../model/memoise.ts';
import { getIn } from '../model/path.ts';
import type { Answers, FieldErrors, Form, Step } from '../model/types.ts';
import { collectErrors } from './collectErrors.ts';

const NO_ANSWERS = {};

/** The errors of one step, in the validator's order. */
export function stepErrors(step: Step, answers: Answers): FieldErrors {
  const own = getIn(answers, step.at) ?? NO_ANSWERS;
  return typeof own === 'object' ? errorsOf(step, own) : validateAnswers(step, own);
}

const errorsOf = memoise2((step: Step, own: object) => reuseIfEqual(step, validateAnswers(step, own)));

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
