// Texts of an XLSForm: English stands in the form, Arabic beside it, as its translation.
import type { Draft } from '../../draft/draft.ts';
import type { Line } from './table.ts';

const ENGLISH = /^english\b|\(en\)$|^en$/i;
const ARABIC = /^arabic\b|^العربية|\(ar\)$|^ar$/i;

/** Reads the texts of a column. */
export type Texts = (line: Line, column: string) => string;

/** Texts in the language that the form is written in; their Arabic is kept as the draft's. */
export function textsIn(draft: Draft, languages: readonly string[], byDefault: string): Texts {
  const arabic = languages.find((language) => ARABIC.test(language));
  const english = languages.find((language) => ENGLISH.test(language));
  const others = [byDefault, ...languages].filter((language) => language !== arabic);
  const order = [...(english === undefined ? [] : [english]), '', ...others, ...(arabic === undefined ? [] : [arabic])];
  const words = new Map<string, string>();
  if (arabic !== undefined) draft.words.set('ar', words);
  return (line, column) => {
    const written = order.map((language) => line.inLanguage(column, language)).find((one) => one !== '') ?? '';
    if (written.includes('${')) draft.note('changed', line.place, 'A text that shows an answer names its question.');
    const text = plain(written);
    const translation = arabic === undefined ? '' : plain(line.inLanguage(column, arabic));
    if (text !== '' && translation !== '' && translation !== text) words.set(text, translation);
    return text;
  };
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
