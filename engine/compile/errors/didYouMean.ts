import { closest, distance } from 'fastest-levenshtein';
import type { Meant } from './definitionError.ts';

/** A hint to append to a repair: ` Perhaps "yes" was meant.` if {@link nearest} finds something among `known`, otherwise the empty string. */
export function didYouMean(word: string, known: Iterable<string>): string {
  return perhaps(nearest(word, known));
}

/** As {@link didYouMean}, for an unknown key of `holder`. A key that the object already has is not proposed; the hint says that it is there. */
export function keyHint(word: string, known: readonly string[], holder: object): string {
  const open = nearestOpen(word, known, holder);
  if (open !== undefined) return perhaps(open);
  const there = nearest(word, known);
  return there === undefined ? '' : ` "${there}" is there already.`;
}

/** As {@link nearest}, of the keys that `holder` does not have yet; undefined where the one that it has differs by capitals or a plural only. */
export function nearestOpen(word: string, known: readonly string[], holder: object): string | undefined {
  const isThere = (key: string) => Object.hasOwn(holder, key);
  const isSame = (key: string) => key.toLowerCase().replace(/s$/, '') === word.toLowerCase().replace(/s$/, '');
  return known.some((key) => isThere(key) && isSame(key))
    ? undefined
    : nearest(
        word,
        known.filter((key) => !isThere(key)),
      );
}

/** A hint to append to a repair: ` Perhaps "yes" was meant.`; the empty string if it is not known what was meant. */
export function perhaps(meant: string | undefined): string {
  return meant === undefined ? '' : ` Perhaps "${meant}" was meant.`;
}

/** The key that is proposed in place of a misspelt one, as a guess; undefined if none is proposed. */
export function keyMeant(meant: string | undefined): Meant | undefined {
  return meant === undefined ? undefined : { key: meant, isLikely: true };
}

/** The value that is proposed in place of a misspelt one, as a guess; undefined if none is proposed. */
export function valueMeant(meant: unknown): Meant | undefined {
  return meant === undefined ? undefined : { value: meant, isLikely: true };
}

/**
 * The one of `known` that differs from `word` by one character, or is its plural, or is the only one that begins with it, or differs by at most a third of its characters, or by
 * two beside each other that have changed places; undefined if there is none.
 */
export function nearest(word: string, known: Iterable<string>): string | undefined {
  const others = [...known].filter((other) => other !== word);
  if (others.length === 0) return undefined;
  const written = word.toLowerCase();
  const near = closest(
    written,
    others.map((other) => other.toLowerCase()),
  );
  const apart = distance(written, near);
  const plural = others.find((other) => other === `${word}s` || other === word.replace(/y$/, 'ies'));
  if (plural !== undefined) return plural;
  const begun = apart > 1 && word.length >= LEAST_BEGUN ? others.filter((other) => other.startsWith(word)) : [];
  // One letter is at distance 1 of every other letter, so that says nothing.
  const isNear = apart <= Math.max(1, Math.floor(word.length / 3)) && apart < Math.max(word.length, near.length);
  if (begun.length === 1) return begun[0];
  return others.find((other) => (isNear ? other.toLowerCase() === near : isSwapped(written, other.toLowerCase())));
}

/** A word of fewer letters begins too many keywords by chance: `min` begins four of them. */
const LEAST_BEGUN = 4;

/** True for `tpye` and `type`. */
function isSwapped(word: string, other: string): boolean {
  const i = [...word].findIndex((letter, at) => letter !== other[at]);
  return i >= 0 && word.slice(0, i) + word.charAt(i + 1) + word.charAt(i) + word.slice(i + 2) === other;
}
