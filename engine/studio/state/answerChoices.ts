import { type Form, formatPointer, questionAtPointer } from '../../core/index.ts';
import type { QuestionSpot } from '../protocol/protocol.ts';

export interface AnswerChoice {
  /** JSON Pointer of the answer; of a list's the one of its first entry. */
  readonly pointer: string;
  readonly label: string;
}

/** The answers that a key of form.json or office.json can name, in the order in which they are asked. */
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
