// Texts of an XLSForm: English stands in the form, Arabic beside it, as its translation.
import type { Draft } from '../../draft/draft.ts';
import type { Line } from './table.ts';

const ENGLISH = /^english\b|\(en\)$|^en$/i;
const ARABIC = /^arabic\b|^العربية|\(ar\)$|^ar$/i;

/** Reads the texts of a column. */
export type Texts = (line: Line, column: string) => string;

/** Texts in the language that the form is written in; their Arabic is kept as the draft's. `unread` are languages that gave none so far. */
export function textsIn(
  draft: Draft,
  languages: readonly string[],
  byDefault: string,
): { readonly texts: Texts; readonly unread: () => readonly string[] } {
  const arabic = languages.find((language) => ARABIC.test(language));
  const english = languages.find((language) => ENGLISH.test(language));
  const others = [byDefault, ...languages].filter((language) => language !== arabic);
  const order = [...(english === undefined ? [] : [english]), '', ...others, ...(arabic === undefined ? [] : [arabic])];
  const words = new Map<string, string>();
  if (arabic !== undefined) draft.words.set('ar', words);
  const read = new Set([arabic]);
  const texts: Texts = (line, column) => {
    const language = order.find((one) => line.inLanguage(column, one) !== '');
    if (language === undefined) return '';
    read.add(language);
    const written = line.inLanguage(column, language);
    if (written.includes('${')) draft.note('changed', line.place, 'A text that shows an answer names its question.');
    const text = plain(written);
    const translation = arabic === undefined ? '' : plain(line.inLanguage(column, arabic));
    if (text !== '' && translation !== '' && translation !== text) words.set(text, translation);
    return text;
  };
  return { texts, unread: () => languages.filter((language) => !read.has(language)) };
}

/** Without marks of Markdown and HTML. */
function plain(text: string): string {
  return text
    .replaceAll(/\$\{\s*([^}\s]+)\s*\}/g, '($1)')
    .replaceAll(/<\/?[a-z][^<>]*>/gi, '')
    .replaceAll(/(\*\*|__)(?=\S)([^*_]+)\1/g, '$2')
    .replaceAll(/^#+\s+/gm, '')
    .replaceAll(/\s+/g, ' ')
    .trim();
}
