// Forms read patterns with the flag `u` of regular expressions, which refuses what is valid without it: a backslash before a character that
// needs none (`\@`), and a hyphen beside `\w` and the like in a class (`[\w-.]`). The first is written without the backslash, the second
// with one.
import { syntaxErrorOf } from './textMatching.ts';

/** Escapes that the flag `u` allows outside of a class. */
const ESCAPED = /^\\[\^$\\.*+?()[\]{}|/dDwWsSbBfnrtv0-9cxukpP]/;
/** The same inside a class. */
const ESCAPED_IN_CLASS = /^\\[\^$\\.*+?()[\]{}|/dDwWsSbfnrtv0cxupP-]/;
/** An escape that matches one of several characters. A hyphen beside it in a class is no range (`a-z`): `u` wants it escaped. */
const SEVERAL = /^\\[dDwWsSpP]/;

/** The pattern written so that it is valid with the flag `u` and matches the same; undefined where it is invalid without the flag, too, or cannot be rewritten. */
export function strictPattern(pattern: string): string | undefined {
  if (syntaxErrorOf(pattern, '') !== undefined) return undefined;
  const strict = rewritten(pattern);
  return syntaxErrorOf(strict) === undefined ? strict : undefined;
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

/** The escape without its backslash, if `u` refuses it. A letter keeps it, so that the pattern stays invalid: `\Z` is the end of a text in other languages, not a Z. */
function plain(token: string, isInClass: boolean): string {
  const isMeant = (isInClass ? ESCAPED_IN_CLASS : ESCAPED).test(token) || /^\\[A-Za-z]/.test(token);
  return isMeant ? token : token.slice(1);
}
