// Characters in texts that nobody sees and that break or deceive: control characters, zero-width spaces, marks that turn the order of
// what follows. Those that Arabic and emoji are written with stay: joiners, U+200E, U+200F, U+061C, and isolates that are closed.
import { memoise } from '../../../core/index.ts';
import type { Finding } from '../../errors/definitionError.ts';
import { type Replaced, replacedIn, replacedStrings } from '../../messages/replacedTexts.ts';
import type { JsonFile } from '../../read/jsonFile.ts';
import type { Rule } from '../rule.ts';

export const charactersSafe: Rule = function* (definition) {
  for (const { json, ...one } of replacedIn(definition, cleaned)) yield found(json, one);
};

/** The findings of every string of a file that has nothing but texts, or names that need no such characters. */
export const unsafeTexts = memoise((json: JsonFile): readonly Finding[] =>
  [...replacedStrings(json, cleaned)].map((one) => found(json, one)),
);

function found(json: JsonFile, { pointer, text, edits }: Replaced): Finding {
  const kept = [...cleaned(text)];
  const unsafe = [...text].filter((character) => !kept.includes(character));
  const names = [...new Set(unsafe)].map(
    (one) => `U+${(one.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}`,
  );
  const problem = `This text has characters that nobody sees: ${names.join(', ')}. They break it, or turn the order of what is read.`;
  const repair =
    'Remove them. Words of the other direction are kept together by U+200E or U+200F, or by U+2068 before and U+2069 after them.';
  return { place: json.place(pointer), problem, repair, mend: edits };
}

/** Replaced by a blank, since they part words. */
const BLANKS = /[\t\v\f\r\u0085\u2028\u2029]/gu;
/** Removed; lines may end with a line feed. */
const UNSEEN = /(?!\n)[\p{Cc}\p{Cs}\u200B\u202A-\u202E\u206A-\u206F\uFEFF\uFFFE\uFFFF]/gu;
const ISOLATES = /[\u2066-\u2069]/gu;
/** What each of these may be: most texts have none of it. */
const ANY = /[\p{Cc}\p{Cs}\u200B\u2028-\u202E\u2066-\u206F\uFEFF\uFFFE\uFFFF]/u;

function cleaned(text: string): string {
  if (!ANY.test(text)) return text;
  const seen = text.replaceAll(BLANKS, ' ').replaceAll(UNSEEN, '');
  return areClosed(seen) ? seen : seen.replaceAll(ISOLATES, '');
}

/** True if each isolate ends in the text, and nothing ends that did not begin. */
function areClosed(text: string): boolean {
  let open = 0;
  for (const [mark] of text.matchAll(ISOLATES)) {
    open += mark === '\u2069' ? -1 : 1;
    if (open < 0) return false;
  }
  return open === 0;
}
