import { closest, distance } from 'fastest-levenshtein';

/**
 * A hint to append to a repair: ` Perhaps "yes" was meant.` if one of `known` differs from `word` by one character, or is the only one that begins
 * with it, or differs by at most a third of its characters, or by two beside each other that have changed places, otherwise the empty string.
 */
export function didYouMean(word: string, known: Iterable<string>): string {
  const others = [...known].filter((other) => other !== word);
  if (others.length === 0) return '';
  const written = word.toLowerCase();
  const near = closest(
    written,
    others.map((other) => other.toLowerCase()),
  );
  const apart = distance(written, near);
  const begun = apart > 1 && word.length >= LEAST_BEGUN ? others.filter((other) => other.startsWith(word)) : [];
  const isNear = apart <= Math.max(1, Math.floor(word.length / 3));
  const found =
    begun.length === 1
      ? begun[0]
      : isNear
        ? others.find((other) => other.toLowerCase() === near)
        : others.find((other) => isSwapped(written, other.toLowerCase()));
  return found === undefined ? '' : ` Perhaps "${found}" was meant.`;
}

/** A word of fewer letters begins too many keywords by chance: `min` begins four of them. */
const LEAST_BEGUN = 4;

/** True for `tpye` and `type`. */
function isSwapped(word: string, other: string): boolean {
  const i = [...word].findIndex((letter, at) => letter !== other[at]);
  return i >= 0 && word.slice(0, i) + word.charAt(i + 1) + word.charAt(i) + word.slice(i + 2) === other;
}
