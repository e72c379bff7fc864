// A step's errors in the order of its questions, for summaries and for what is still missing.
import { listFields } from '../answers/listFields.ts';
import { getIn, toPath } from '../model/path.ts';
import type { Answers, FieldError, Step } from '../model/types.ts';
import { stepErrors } from './validate.ts';

/** The step's errors in reading order; an error at no visible question comes last. */
export function problems(step: Step, answers: Answers): readonly FieldError[] {
  const errors = stepErrors(step, answers);
  if (errors.size === 0) return [];
  const inOrder = listFields(step, answers).flatMap((field) => errors.get(field.name) ?? []);
  return [...new Set([...inOrder, ...errors.values()])];
}

/** True where nothing was answered, or a list has no entry; false where the answer is wrong. */
export function isUnanswered(answers: Answers, { name }: FieldError): boolean {
  const answer = getIn(answers, toPath(name));
  return answer === undefined || (Array.isArray(answer) && answer.length === 0);
}
