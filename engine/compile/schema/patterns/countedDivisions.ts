// Patterns of which every part is repeated a limited number of times: there are only so many ways to divide a text among the parts, however long it is.
import { ATOM } from './atoms.ts';

const TIMES = String.raw`(?:\{\d+(?:,\d+)?\}|\?)?`;
/** A character, or a group of characters, each with how often it is repeated. */
const PART = String.raw`(?:\((?:\?:)?(?:${ATOM}${TIMES})+\)|${ATOM})${TIMES}`;
/** Parts from the beginning of the text to its end: `^[A-Z]{2}(?:[ -]?[A-Z0-9]{3,5}){2,7}$`. */
const COUNTED = new RegExp(String.raw`^\^(?:${PART})+\$$`, 'u');

/**
 * At most so many divisions are tried before a text is refused, a hundred million of them in a second or less; undefined for a pattern that has other parts. Each choice that a text
 * decides at once, as that of an optional sign, is counted as if both ways were tried.
 */
export function countedDivisions(pattern: string): number | undefined {
  if (!COUNTED.test(pattern)) return undefined;
  const parts = pattern.slice(1, -1).match(new RegExp(PART, 'gu')) ?? [];
  return parts.reduce((product, part) => product * divisionsOf(part), 1);
}

/** At most so many for one part. For `(?:[ -]?[A-Z0-9]{3,5}){2,7}` a round has 2 x 3 ways, there are up to 7 rounds, and their number is one of 6: 6 x 6 ** 7. */
function divisionsOf(part: string): number {
  const [, inner = '', times = ''] = /^(?:\((?:\?:)?(.*)\)|(?:.*?))((?<!\\)\{[\d,]+\}|(?<!\\)\?)?$/u.exec(part) ?? [];
  const ofRound = [...inner.matchAll(new RegExp(`${ATOM}(${TIMES})`, 'gu'))].reduce(
    (product, [, own = '']) => product * read(own).ways,
    1,
  );
  const { most, ways } = read(times);
  return ways * ofRound ** most;
}

/** Of `{2,4}`, `{3}`, `?` or nothing: the greatest number of times, and how many numbers of times there are. */
function read(times: string): { readonly most: number; readonly ways: number } {
  const [least = 1, most = least] = times === '?' ? [0, 1] : (times.match(/\d+/g) ?? []).map(Number);
  return { most, ways: most - least + 1 };
}
