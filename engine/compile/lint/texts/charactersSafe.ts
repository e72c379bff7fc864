// Characters in texts that nobody sees and that break or deceive: control characters, zero-width spaces, marks that turn the order of
// what follows. Those that Arabic and emoji are written with stay: joiners, U+200E, U+200F, U+061C, and isolates that are closed.
import path from 'node:path';
import { formatPointer, memoise, SOURCE } from '../../../core/index.ts';
import type { Edit, Finding } from '../../errors/definitionError.ts';
import { differencesIn } from '../../read/differencesIn.ts';
import { type JsonFile, readJsonFile } from '../../read/jsonFile.ts';
import { listTexts } from '../../read/listTexts.ts';
import type { Rule } from '../rule.ts';

export const charactersSafe: Rule = function* ({ files, language, publishedPlace }) {
  for (const file of files.filter((one) => one !== publishedPlace.file)) {
    const json = readJsonFile(file);
    if (language === SOURCE) yield* inTexts(json);
    else if (path.basename(file) === `${language}.json`) yield* unsafeTexts(json);
  }
};

function* inTexts(json: JsonFile): Generator<Finding> {
  for (const [i, { text }] of listTexts(json.file, json.value).entries()) {
    if (typeof text !== 'string' || cleaned(text) === text) continue;
    const value = structuredClone(json.value);
    listTexts(json.file, value)[i]?.replace(cleaned(text));
    const edits = differencesIn(json.value, value).map((edit) => ({ file: json.file, ...edit }));
    yield found(json, edits[0]?.pointer ?? '', text, edits);
  }
}

/** The findings of every string of a file that has nothing but texts, or names that need no such characters. */
export const unsafeTexts = memoise((json: JsonFile): readonly Finding[] => [...unsafeBelow(json, json.value, '')]);

function* unsafeBelow(json: JsonFile, node: unknown, pointer: string): Generator<Finding> {
  if (typeof node === 'string' && cleaned(node) !== node)
    yield found(json, pointer, node, [{ file: json.file, pointer, value: cleaned(node) }]);
  if (typeof node !== 'object' || node === null) return;
  for (const [key, part] of Object.entries(node)) yield* unsafeBelow(json, part, pointer + formatPointer([key]));
}

function found(json: JsonFile, pointer: string, text: string, mend: readonly Edit[]): Finding {
  const kept = [...cleaned(text)];
  const unsafe = [...text].filter((character) => !kept.includes(character));
  const names = [...new Set(unsafe)].map(
    (one) => `U+${(one.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}`,
  );
  const problem = `This text has characters that nobody sees: ${names.join(', ')}. They break it, or turn the order of what is read.`;
  const repair =
    'Remove them. Words of the other direction are kept together by U+200E or U+200F, or by U+2068 before and U+2069 after them.';
  return { place: json.place(pointer), problem, repair, mend };
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
