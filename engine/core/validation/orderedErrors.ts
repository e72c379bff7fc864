// A step's errors in the order of its questions, for the error summary and the list of what is missing.
import { listFields } from '../answers/listFields.ts';
import { getIn, toPath } from '../model/path.ts';
import type { Answers, FieldError, Step } from '../model/types.ts';
import { stepErrors } from './stepErrors.ts';

/** The step's errors in the order of its questions; errors without a visible question come last. */
export function orderedErrors(step: Step, answers: Answers): readonly FieldError[] {
  const errors = stepErrors(step, answers);
  if (errors.size === 0) return [];
  const inOrder = listFields(step, answers).flatMap((field) => errors.get(field.name) ?? []);
  return [...new Set([...inOrder, ...errors.values()])];
}

/** True where the error is a missing answer or an empty list, false where an answer is invalid. */
export function isUnanswered(answers: Answers, { name }: FieldError): boolean {
  const answer = getIn(answers, toPath(name));
  return answer === undefined || (Array.isArray(answer) && answer.length === 0);
}
