// What other languages write in regular expressions, and JavaScript otherwise or not at all.
import { syntaxErrorOf } from './textMatching.ts';

/** Beginning and end of the text. */
const ENDS: Readonly<Record<string, string>> = { '\\A': '^', '\\z': '$', '\\Z': '$' };

/** Classes of POSIX, which stand in a class: `[[:digit:]]`. */
const CLASSES: Readonly<Record<string, string>> = {
  digit: '0-9',
  alpha: 'A-Za-z',
  alnum: 'A-Za-z0-9',
  upper: 'A-Z',
  lower: 'a-z',
  space: '\\s',
};

/** The pattern as JavaScript writes it; undefined if it is none of these languages, or has something else that JavaScript lacks. */
export function inJavaScript(pattern: string): string | undefined {
  const written = pattern
    .replaceAll(/\\[\s\S]/g, (token) => ENDS[token] ?? token)
    .replaceAll(/\[:(\w+):\]/g, (whole, name: string) => CLASSES[name] ?? whole)
    .replaceAll(/\\([pP])\{(Arabic|Armenian|Cyrillic|Greek|Hebrew|Latin|Syriac)\}/g, '\\$1{Script=$2}');
  return written !== pattern && syntaxErrorOf(written) === undefined ? written : undefined;
}
