// Patterns that ask for nothing.
import type { Json } from '../draft/draft.ts';

/** Texts with a character of each kind, and days and times: what no pattern matches all of that asks for more than a text. */
const ANY: readonly string[] = ['a', 'Z', '7', '-', '!', '@', 'é', 'ع', 'a b', '(x) 1.', "O'Neil, 2nd"];
const OF_FORMAT: Readonly<Record<string, readonly string[]>> = {
  date: ['1999-12-31', '2015-04-30', '2026-01-01'],
  time: ['00:00', '08:30', '23:59'],
  'date-time': ['1999-12-31T00:00', '2026-01-01T23:59'],
};

/** True for a pattern that every answer to the question matches: one that only asks for an answer that is not blank, or for its format. */
export function isIdlePattern({ pattern, format }: Json): boolean {
  const texts = format === undefined ? ANY : OF_FORMAT[String(format)];
  if (typeof pattern !== 'string' || texts === undefined) return false;
  return texts.every((text) => new RegExp(pattern, 'u').test(text));
}
