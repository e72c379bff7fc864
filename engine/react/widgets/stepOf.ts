import { exact, type Schema } from '../../core/index.ts';

/** From one answer of a number to the next: `multipleOf`, or 1. */
export function stepOf({ multipleOf = 1 }: Schema): number {
  return multipleOf;
}

/** The least and the greatest answer: multiples of the step within the limits. */
export function endsOf(schema: Schema): readonly [least: number, greatest: number] {
  const { minimum = Number.NEGATIVE_INFINITY, maximum = Number.POSITIVE_INFINITY } = schema;
  const step = stepOf(schema);
  return [exact(Math.ceil(exact(minimum / step)) * step), exact(Math.floor(exact(maximum / step)) * step)];
}

/**
 * The answer after a press of plus or minus: one step further, or the next multiple of the step if the answer is none. A blank question
 * begins with the allowed number nearest to 0.
 */
export function stepped(schema: Schema, answer: unknown, direction: 1 | -1): number {
  const step = stepOf(schema);
  const [least, greatest] = endsOf(schema);
  const within = (number: number) => Math.min(greatest, Math.max(least, number));
  if (typeof answer !== 'number') return within(0);
  const steps = exact(answer / step);
  const next = direction > 0 ? Math.floor(steps) + 1 : Math.ceil(steps) - 1;
  return within(exact(next * step));
}
