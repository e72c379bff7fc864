// Patterns that keep whoever judges an answer busy for hours: where a repetition stands in another (`^([a-z]+ ?)+$`), a text can be divided among the two in as many ways as there are
// subsets of its characters, and all are tried before a text that does not match is refused. A browser would hang, and so would the service, for all who send. Repeated alternatives that
// match the same (`^([a-z]|\w)+$`) do as much.
import { analyse } from 'scslre';
import { alternativesAsClass, haveOverlap } from './alternatives.ts';
import { ATOM } from './atoms.ts';
import { countedDivisions } from './countedDivisions.ts';
import { syntaxErrorOf } from './textMatching.ts';

/** Repeated atoms, with an optional one behind, all of it repeated: `^([a-z]+ ?)+$`, `^(\w+\s?){1,10}$`. */
const WORDS = new RegExp(String.raw`^\^\((?:\?:)?(${ATOM})\+(?:(${ATOM})([?*]))?\)(?:[*+]|\{[01],(\d*)\})\$$`, 'u');

/** A text of 100 characters has four million divisions into so many parts, which take a second or less; each further part takes about twenty times as long. */
const MOST_PARTS = 4;

/** Up to five times or more: such a repetition of a group is as slow as one without end, which is what the analysis looks for. */
const MANY_TIMES = /(?<=[\])}\w.])\{\d+,(?:[5-9]|\d{2,})\}/g;
/** A number of times that varies, of one character: the parts of `^([a-z]{2,4} ?)+$` are as many as those of `^([a-z]+ ?)+$`, or nearly. */
const VARYING_TIMES = /(?<=[\]}\w.])\{(\d+),(?!\1\})\d+\}/g;

/**
 * So many characters of a kind, anywhere: `^(?:.*\d){7,}.*$`. A text that has them matches at once, as whatever follows may follow; one with fewer is divided in at most 2 to the power of
 * their number ways.
 */
const SOMEWHERE = new RegExp(String.raw`^\^?\((?:\?:)?\.\*\??${ATOM}\)\{(?:\d|1[0-2]),?\}\.\*\$?$`, 'u');

/** Divisions of a text that take a second or two. */
const FEW = 150_000_000;
/** Divisions that take minutes, where each of them is tried. */
const MANY = 10_000_000_000;

const known = new Map<string, boolean>();

/** True for a valid pattern that takes hours for some texts of a hundred characters: the number of divisions that it tries is exponential, or of a high power. */
export function isSlow(pattern: string): boolean {
  const slow = known.get(pattern) ?? (!SOMEWHERE.test(pattern) && (hasManyDivisions(pattern) || haveOverlap(pattern)));
  known.set(pattern, slow);
  return slow;
}

function hasManyDivisions(pattern: string): boolean {
  const counted = countedDivisions(pattern) ?? 0;
  if (counted > 0 && counted <= FEW) return false;
  const isExponential = (source: string) => reportsOn(source).some((one) => one.exponential);
  return (
    (counted > MANY && isExponential(pattern.replaceAll(VARYING_TIMES, '+').replaceAll(MANY_TIMES, '+'))) ||
    isExponential(pattern.replaceAll(VARYING_TIMES, '+')) ||
    isExponential(withInnerGroups(pattern).replaceAll(MANY_TIMES, '+')) ||
    reportsOn(pattern.replaceAll(MANY_TIMES, '+')).some(
      (one) => one.exponential || (one.type === 'Self' && one.parentQuant.max > MOST_PARTS),
    )
  );
}

/**
 * The pattern with `+` in the place of `{1,3}` and the like, where a group with it stands inside of a group that is repeated often. `(?:(?:[0-9]{3}){1,3} ?)+` divides a text in as many ways as
 * `(?:(?:[0-9]{3})+ ?)+`, and only the second is known to the analysis as slow. It is read from its end, because what says how often a group is repeated stands behind the group.
 */
function withInnerGroups(pattern: string): string {
  /** For each group that the place is in, from the outermost on: whether it is repeated often. */
  const around: boolean[] = [];
  let written = pattern;
  for (const { 0: token, 1: times = '', index } of [...pattern.matchAll(BRACKETS)].toReversed()) {
    if (token === '(') around.pop();
    if (!token.startsWith(')')) continue;
    const [least, most = least] = times.match(/\d+/g) ?? [];
    if (around.includes(true) && least !== most)
      written = `${written.slice(0, index)})+${written.slice(index + token.length)}`;
    around.push(OFTEN.test(times));
  }
  return written;
}

/** `*`, `+` and numbers of times of which the greatest is five or more, or which have no greatest. */
const OFTEN = /^(?:[*+]|\{\d+,\}|\{(?:\d+,)?(?:[5-9]|\d{2,})\})$/;

/** The brackets of groups, the closing one with how often its group is repeated. Escapes and classes are matched, too, so that the brackets in them are not taken for those of groups. */
const BRACKETS = /\\.|\[(?:\\.|[^\]\\])*\]|\(|\)([*+?]|\{\d+(?:,\d*)?\})?/gu;

function reportsOn(source: string) {
  return analyse({ source, flags: 'u' }).reports;
}

/** The pattern that matches the same answers and is not slow; undefined where it is not known. */
export function quickPattern(pattern: string): string | undefined {
  const quick = wordsApart(pattern) ?? alternativesAsClass(pattern);
  return syntaxErrorOf(quick) !== undefined || isSlow(quick) ? undefined : quick;
}

function wordsApart(pattern: string): string | undefined {
  const [, atom, sign, signs = '', most] = WORDS.exec(pattern) ?? [];
  if (atom === undefined || (most !== undefined && sign === undefined)) return undefined;
  const between = signs === '*' ? `${sign}+` : sign;
  const times = most ? `{0,${Number(most) - 1}}` : '*';
  return sign === undefined ? `^${atom}+$` : `^${atom}+(${between}${atom}+)${times}${sign}${signs}$`;
}

/** What is wrong with a pattern that {@link isSlow}. */
export const SLOW =
  'A text that this pattern does not match can keep the page, and the service, busy for hours: a repetition stands in a repetition, or two of its alternatives match the same.';

/** @param quick see {@link quickPattern} */
export function repairOfSlow(quick: string | undefined): string {
  return quick === undefined
    ? 'Let the inner part begin with a sign that cannot end the one before it, as in "^[a-z]+( [a-z]+)*$", or take one of the two repetitions out.'
    : `Write ${JSON.stringify(quick)}, which matches the same.`;
}
