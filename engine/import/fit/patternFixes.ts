// A pattern that is valid without the flag `u`, by which forms read patterns: escapes that escape nothing, and hyphens that stand beside
// `\w` and the like. Both mean themselves, and are written so.
import type { Json } from '../draft/draft.ts';
import { type Fix, holderOf, leaveOut } from './problem.ts';

/** What an escape may stand for with `u`, outside of a class and in one. */
const ESCAPED = /^\\[\^$\\.*+?()[\]{}|/dDwWsSbBfnrtv0-9cxukpP]/;
const ESCAPED_IN_CLASS = /^\\[\^$\\.*+?()[\]{}|/dDwWsSbfnrtv0cxupP-]/;
/** An escape that stands for several characters, so that it begins or ends no range. */
const SEVERAL = /^\\[dDwWsSpP]/;

/** Writes the pattern without what the flag `u` refuses, or leaves it out. */
export const patterns: Fix = (problem) => {
  const keyword = problem.keys.at(-1) ?? '';
  const schema = holderOf(problem);
  const written = schema[keyword];
  const strict = typeof written === 'string' ? strictOf(written) : undefined;
  if (strict === undefined || strict === written) return leaveOut(problem);
  schema[keyword] = strict;
};

/** The same pattern as it is written with `u`; undefined for one that is no pattern without it either. */
function strictOf(pattern: string): string | undefined {
  const isValid = (source: string, flags: string) => {
    try {
      return new RegExp(source, flags) instanceof RegExp;
    } catch {
      return false;
    }
  };
  const strict = isValid(pattern, '') ? rewritten(pattern) : '';
  return strict !== '' && isValid(strict, 'u') ? strict : undefined;
}

function rewritten(pattern: string): string {
  const tokens = pattern.match(/\\[\s\S]|[\s\S]/gu) ?? [];
  let isInClass = false;
  return tokens
    .map((token, i) => {
      if (token.startsWith('\\')) return plain(token, isInClass);
      const isHyphen =
        isInClass && token === '-' && [tokens[i - 1], tokens[i + 1]].some((one) => SEVERAL.test(one ?? ''));
      if (token === '[') isInClass = true;
      else if (token === ']') isInClass = false;
      return isHyphen ? '\\-' : token;
    })
    .join('');
}

/** An escape without its backslash, if it has no meaning. Letters are kept: `\Z` means an end elsewhere. */
function plain(token: string, isInClass: boolean): string {
  const isMeant = (isInClass ? ESCAPED_IN_CLASS : ESCAPED).test(token) || /^\\[A-Za-z]/.test(token);
  return isMeant ? token : token.slice(1);
}

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
