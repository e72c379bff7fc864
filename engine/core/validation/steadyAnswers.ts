import { sameQuestions } from '../answers/sameQuestions.ts';
import { getIn } from '../model/path.ts';
import type { Answers, Step } from '../model/types.ts';
import { stepErrors } from './validate.ts';

const latest = new WeakMap<Step, Answers>();

/**
 * The answers, or earlier ones of the step for as long as the same questions are asked and the same is wrong with them: for
 * whoever lists a step's problems, which most keys do not change.
 */
export function steadyAnswers(step: Step, answers: Answers): Answers {
  const before = latest.get(step);
  const isSteady =
    before &&
    stepErrors(step, before) === stepErrors(step, answers) &&
    sameQuestions(step.schema, getIn(before, step.at), getIn(answers, step.at));
  if (isSteady) return before;
  latest.set(step, answers);
  return answers;
}
