// Which answers make the form ask a step, or a question of it: those that it shows now, or those of an example.
import type { Example } from '../../check/index.ts';
import { type Answers, acceptSubmission, type Form, isAsked, listFields } from '../../core/index.ts';
import type { Visit } from './visit.ts';

export interface Wanted {
  /** Index of the step. */
  readonly step: number;
  /** Of a question in it, with `[]` for any entry of a list. */
  readonly name?: string;
}

/** The field's name without the numbers of entries: `learners[][lastName]` for `learners[3][lastName]`. */
export function anyEntry(name: string): string {
  return name.replaceAll(/\[\d+\]/g, '[]');
}

/** True if these answers make the form ask `wanted`: a step, or a question of it. */
export function asksWith(form: Form, given: Answers, { step: wanted, name }: Wanted): boolean {
  const step = form.steps[wanted];
  if (!step) return false;
  const { answers } = acceptSubmission(form, given);
  if (!isAsked(step, answers)) return false;
  const names = listFields(step, answers).map((field) => anyEntry(field.name));
  return name === undefined ? names.length > 0 : names.some((one) => one === name || one.startsWith(`${name}[`));
}

/** The first example, of those that the form accepts, whose answers make it ask the wanted step or question. */
export function exampleAsking(form: Form, examples: readonly Example[], wanted: Wanted): Example | undefined {
  return examples.find(({ name, answers }) => !name.startsWith('refused/') && asksWith(form, answers, wanted));
}

/** The visit that shows it: with an example, where the present answers do not and nothing was typed that this would replace. */
export function showing(form: Form, examples: readonly Example[], visit: Visit, wanted: Wanted): Visit {
  // Every frame shows it, also the one that the answers came from.
  const { from, ...others } = visit;
  const isTyped = visit.example === undefined && Object.keys(visit.answers).length > 0;
  const example = isTyped || asksWith(form, visit.answers, wanted) ? undefined : exampleAsking(form, examples, wanted);
  return {
    ...others,
    step: wanted.step,
    ...(example && { answers: example.answers, example, showsErrors: false }),
  };
}
