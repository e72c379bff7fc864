import { type Form, formatPointer, questionAtPointer } from '../../core/index.ts';
import type { QuestionSpot } from '../protocol/protocol.ts';

export interface AnswerChoice {
  /** JSON Pointer of the answer; within a list, the pointer of the answer in the first entry. */
  readonly pointer: string;
  readonly label: string;
}

/** The options of a field of form.json or office.json that takes the pointer of an answer, in the order of the questions. */
export function answerChoices(form: Form | undefined, questions: readonly QuestionSpot[]): readonly AnswerChoice[] {
  if (!form) return [];
  const all = questions.map(({ name, step }) => {
    const pointer = formatPointer(name.replaceAll('[]', '[0]').match(/[^[\]]+/g) ?? []);
    const title = questionAtPointer(form.steps, pointer)?.title;
    const label = [form.steps[step]?.label, title || name, ...(name.includes('[]') ? ['first entry'] : [])];
    return { pointer, label: label.filter(Boolean).join(' › ') };
  });
  return [...new Map(all.map((one) => [one.pointer, one])).values()];
}
