// Patterns that refuse no answer: an answer is trimmed before it is judged, and a blank one is missing, so `\S`, `^.+$` and `^(?!\s*$)` ask for nothing.

/**
 * A pattern made of `\w`, `\d`, `\s`, `.` and the like, repetitions, groups, lookaheads and anchors: it treats all letters alike, and all digits, signs and blanks, so one of each
 * tells what it does with all. One that names characters (`[^<>]`, `,`) may refuse an answer that is not among those tried.
 */
const OF_SORTS = /^(?:\\[sSdDwWbB]|\{\d+(?:,\d*)?\}|\(\?[:=!]|[.*+?^$()|[\]])+$/;

/** A repetition in a repetition, as in `(\S+ ?){1,50}`. It is not tried: for a long text that it refuses it may take hours (`slowPattern.ts`). */
const NESTED = /[*+?}][^()]*\)[*+{]/;

/** A letter, a digit, a sign and a blank: `\w`, `\d` and `\s` distinguish no more sorts. */
const SORTS = ['a', '7', '-', ' '];

/** In characters. Of the short texts every sequence of the sorts is tried; the long ones exceed every number of repetitions that forms ask for. */
const SHORT = [1, 2, 3, 4, 5];
const LONG = 10_000;

let texts: readonly string[] | undefined;

/** True for a valid pattern that every answer of one line matches (an answer of several lines may be refused); false for one that names characters or nests repetitions. */
export function matchesEveryAnswer(pattern: string): boolean {
  if (!OF_SORTS.test(pattern) || NESTED.test(pattern)) return false;
  texts ??= [...SHORT.flatMap(ofLength).filter((text) => text.trim() === text), ...SORTS.map(long)];
  const test = new RegExp(pattern, 'u');
  return texts.every((text) => test.test(text));
}

function ofLength(length: number): readonly string[] {
  return length === 0 ? [''] : ofLength(length - 1).flatMap((text) => SORTS.map((one) => text + one));
}

function long(sort: string): string {
  return `a${sort.repeat(LONG)}a`;
}
