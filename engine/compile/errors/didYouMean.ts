import { closest, distance } from 'fastest-levenshtein';

/**
 * A hint to append to a repair: ` Perhaps "yes" was meant.` if one of `known` differs from `word` by at most a third of its
 * characters, otherwise the empty string.
 */
export function didYouMean(word: string, known: Iterable<string>): string {
  const others = [...known].filter((other) => other !== word);
  if (others.length === 0) return '';
  const near = closest(
    word.toLowerCase(),
    others.map((other) => other.toLowerCase()),
  );
  const found = others.find((other) => other.toLowerCase() === near) ?? '';
  return distance(word.toLowerCase(), near) <= Math.max(1, Math.floor(word.length / 3))
    ? ` Perhaps "${found}" was meant.`
    : '';
}
