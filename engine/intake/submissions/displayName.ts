import { type Answers, type Form, getIn } from '../../core/index.ts';

const MOST_CHARACTERS = 120;

/** By what people know a submission, as its form declares it: the answers in one line, empty where nothing is declared. */
export function displayName({ summary = [] }: Pick<Form, 'summary'>, answers: Answers): string {
  const parts = summary.map((pointer) => getIn(answers, pointer.split('/').slice(1)) ?? '');
  return parts.join(' ').replaceAll(/\s+/g, ' ').trim().slice(0, MOST_CHARACTERS);
}
