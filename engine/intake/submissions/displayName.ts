import { type Answers, type Form, getIn, parsePointer, questionAtPointer } from '../../core/index.ts';
import { answerText } from '../../languages/index.ts';

const MOST_CHARACTERS = 120;

/**
 * The answers that the form's `summary` points to, as the office reads them (options by their labels, dates day first), on one line of
 * at most 120 characters; empty without `summary`. Its language is the form's: it is stored with the application.
 */
export function displayName(form: Pick<Form, 'summary' | 'steps' | 'language'> | undefined, answers: Answers): string {
  const parts = (form?.summary ?? []).map((pointer) => {
    const answer = getIn(answers, parsePointer(pointer));
    if (!form || answer === undefined || answer === null) return '';
    return answerText(questionAtPointer(form.steps, pointer) ?? {}, answer, form.language);
  });
  return parts.join(' ').replaceAll(/\s+/g, ' ').trim().slice(0, MOST_CHARACTERS);
}
