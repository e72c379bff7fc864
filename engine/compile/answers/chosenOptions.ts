// Answers to a list of options of which several may be chosen, for the tests that ask for single ones of them.
import { matches, type Schema } from '../../core/index.ts';

/** Called if not every combination of results of the tests gets an answer: more than {@link MOST_OF_ALL} options are tested, and their subsets would be too many. */
export type OnLeftOut = () => void;

/** Of at most so many options, every choice is tried. */
const MOST_OF_ALL = 6;
/** Of more options, up to this many are chosen at once: a condition seldom tests more. */
const MOST_TOGETHER = 3;
const MOST_CHOICES = 500;

/**
 * Choices among the options that tests name. Each is filled up with options that no test names, to each of `lengths`; one that is longer already stays as it is.
 */
export function chosenOptions(
  { minItems = 1, maxItems }: Schema,
  options: readonly unknown[],
  tests: readonly Schema[],
  lengths: readonly number[],
  onLeftOut: OnLeftOut,
): unknown[] {
  const isNamed = (option: unknown) => tests.some(({ contains }) => contains && matches(contains, option));
  const named = options.filter(isNamed);
  const others = options.filter((option) => !isNamed(option));
  const subsets = subsetsOf(named, onLeftOut);
  return lengths
    .flatMap((length) => subsets.map((some) => [...some, ...others.slice(0, Math.max(0, length - some.length))]))
    .filter(({ length }) => length >= Math.max(1, minItems) && length <= (maxItems ?? length))
    .map((some) => options.filter((option) => some.includes(option)));
}

/**
 * All subsets of at most {@link MOST_OF_ALL} options. Of more: the empty one, each option alone, all options but one, all options; and the pairs, and the subsets of
 * {@link MOST_TOGETHER}, as far as no more than {@link MOST_CHOICES} subsets come together.
 */
function subsetsOf(options: readonly unknown[], onLeftOut: OnLeftOut): readonly (readonly unknown[])[] {
  const isSmall = options.length <= MOST_OF_ALL;
  const found: (readonly unknown[])[] = [[]];
  let last = found.slice();
  for (let size = 1; size <= (isSmall ? options.length : MOST_TOGETHER); size++) {
    last = last.flatMap((some) => options.slice(options.indexOf(some.at(-1)) + 1).map((one) => [...some, one]));
    if (size > 1 && found.length + last.length > MOST_CHOICES) break;
    found.push(...last);
  }
  if (isSmall) return found;
  onLeftOut();
  return [...found, ...options.map((one) => options.filter((other) => other !== one)), options];
}
