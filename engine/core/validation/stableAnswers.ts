import { sameQuestions } from '../answers/sameQuestions.ts';
import { getIn } from '../model/path.ts';
import type { Answers, Step } from '../model/types.ts';
import { stepErrors } from './stepErrors.ts';

const latest = new WeakMap<Step, Answers>();

/**
 * Earlier answers of the step while they have the same visible questions and the same errors, otherwise `answers`. Components
 * that list a step's errors subscribe to this, and are not rendered again by keys that change no error.
 */
export function stableAnswers(step: Step, answers: Answers): Answers {
  const before = latest.get(step);
  const isEquivalent =
    before &&
    stepErrors(step, before) === stepErrors(step, answers) &&
    sameQuestions(step.schema, getIn(before, step.at), getIn(answers, step.at));
  if (isEquivalent) return before;
  latest.set(step, answers);
  return answers;
}
