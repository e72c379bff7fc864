import { type Answers, type Form, getIn, parsePointer } from '../../core/index.ts';

const MOST_CHARACTERS = 120;

/** The answers that the form's `summary` points to, on one line of at most 120 characters; empty without `summary`. */
export function displayName({ summary = [] }: Pick<Form, 'summary'>, answers: Answers): string {
  const parts = summary.map((pointer) => getIn(answers, parsePointer(pointer)) ?? '');
  return parts.join(' ').replaceAll(/\s+/g, ' ').trim().slice(0, MOST_CHARACTERS);
}
