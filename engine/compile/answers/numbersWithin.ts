// The numbers that a question takes: from `minimum` to `maximum`, whole ones of an integer, and multiples of `multipleOf`.
import { exact, matches, type Schema } from '../../core/index.ts';
import { exactness, isMultiple } from './isMultiple.ts';

/** The least and the greatest number that the question takes; infinite where it has no limit. */
export function endsOf(question: Schema): readonly [least: number, most: number] {
  const { minimum = -Infinity, maximum = Infinity } = question;
  const step = exactness(question);
  if (step === undefined) return [minimum, maximum];
  return [times(firstFrom(minimum, step), step), times(lastTo(maximum, step), step)];
}

/**
 * True if there is a number that both questions take. The multiples of the wider step within both limits are tried; where these are `MOST_TRIED` or more,
 * there is taken to be one.
 */
export function haveCommonNumber(own: Schema, other: Schema): boolean {
  const [least, most] = endsOf(own);
  const [otherLeast, otherMost] = endsOf(other);
  const steps = [own, other].flatMap((one) => [exactness(one), one.multipleOf]).filter((step) => step !== undefined);
  if (steps.length === 0) return true;
  const widest = Math.max(...steps);
  const first = firstFrom(Math.max(least, otherLeast), widest);
  const count = lastTo(Math.min(most, otherMost), widest) - first + 1;
  if (!(count < MOST_TRIED)) return true;
  const tried = Array.from({ length: Math.max(0, count) }, (_, i) => times(first + i, widest));
  return tried.some((number) => steps.every((step) => isMultiple(number, step)));
}

const MOST_TRIED = 1000;

/**
 * A number within the limits of the question that `not` does not match. Tried are `MOST_TRIED` numbers upwards from the least one (from 0 without a `minimum`), as
 * many upwards and downwards from each number that `not` names, and downwards from the first and from the greatest. If `not` matches them all, the result is the
 * least one, which it matches, too.
 */
export function firstNumber(question: Schema, not?: Schema): number {
  const { minimum, maximum = Infinity, multipleOf: step = 1 } = question;
  const first = firstFrom(minimum ?? Math.min(0, maximum), step);
  if (!not) return times(first, step);
  const named = [...new Set(numbersIn(not))].map((number) => Math.ceil(number / step));
  const down = [...named, first, Math.floor(maximum / step)].filter(Number.isFinite);
  const runs = [...[first, ...named].map((start) => [start, 1] as const), ...down.map((start) => [start, -1] as const)];
  for (const [start, direction] of runs) {
    for (let i = 0; i < MOST_TRIED; i++) {
      const number = times(start + i * direction, step);
      if (number >= (minimum ?? -Infinity) && number <= maximum && !matches(not, number)) return number;
    }
  }
  return times(first, step);
}

/** The numbers that tests name, however deep. */
function numbersIn(tests: unknown): readonly number[] {
  if (typeof tests === 'number') return [tests];
  return typeof tests === 'object' && tests !== null ? Object.values(tests).flatMap(numbersIn) : [];
}

function firstFrom(least: number, step: number): number {
  return Math.ceil(exact(least / step));
}

function lastTo(most: number, step: number): number {
  return Math.floor(exact(most / step));
}

function times(count: number, step: number): number {
  return exact(count * step);
}
