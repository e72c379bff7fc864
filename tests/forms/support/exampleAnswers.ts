import type { Answers } from '../../../engine/core/model/types.ts';
import { readExamples } from '../../support/readExamples.ts';

/** The answers of one example, e.g. `exampleAnswers('admission', 'minimal')`. */
export function exampleAnswers(form: string, name: string): Answers {
  const example = readExamples().find((candidate) => candidate.form === form && candidate.name === name);
  if (!example) throw new Error(`The form ${form} has no example ${name}.`);
  return example.answers;
}
