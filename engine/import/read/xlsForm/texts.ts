// Texts of an XLSForm: English stands in the form, Arabic beside it, as its translation.
import type { Draft } from '../../draft/draft.ts';
import { Translations } from '../../draft/translations.ts';
import type { Line } from './table.ts';

const ENGLISH = /^english\b|\(en\)$|^en$/i;
const ARABIC = /^arabic\b|^العربية|\(ar\)$|^ar$/i;

/** True for the name of a language that is Arabic. */
export function isArabic(language: string): boolean {
  return ARABIC.test(language);
}

/** Reads the texts of a column. @param shownAt the row that shows the text, where that is another one */
export type Texts = (line: Line, column: string, shownAt?: Line) => string;

/**
 * Texts in the language that the form is written in; their Arabic is kept as the draft's. `unread` are languages that gave none so far.
 * @param lines the survey's, whose labels stand for the answers that a text shows
 */
export function textsIn(
  draft: Draft,
  languages: readonly string[],
  byDefault: string,
  lines: readonly Line[],
): { readonly texts: Texts; readonly unread: () => readonly string[] } {
  const arabic = languages.find(isArabic);
  const english = languages.find((language) => ENGLISH.test(language));
  const others = [byDefault, ...languages].filter((language) => language !== arabic);
  const order = [...(english === undefined ? [] : [english]), '', ...others, ...(arabic === undefined ? [] : [arabic])];
  const words = new Translations();
  if (arabic !== undefined || isArabic(byDefault)) draft.words.set('ar', words);
  const read = new Set([arabic]);
  const named = new Map(lines.toReversed().map((line) => [line.get('name'), line]));
  const written = (line: Line, column: string, language: string) => {
    const text = line.inLanguage(column, language);
    return plain(text.replaceAll(SHOWN, (_, name) => `(${labelOf(named.get(name), language) ?? name})`));
  };
  const texts: Texts = (line, column, shownAt = line) => {
    const language = order.find((one) => line.inLanguage(column, one) !== '');
    if (language === undefined) return '';
    read.add(language);
    if (line.inLanguage(column, language).includes('${'))
      draft.note('changed', line.place, 'A text that shows an answer names its question.');
    const meant = language === '' ? byDefault : language;
    if (language !== english && meant !== '' && meant !== 'default' && !ENGLISH.test(meant))
      draft.note('changed', line.place, `A text in ${meant} stands where a form has English.`, '', 'Translate it.');
    const text = written(line, column, language);
    const own = language === '' && isArabic(byDefault) ? text : '';
    const translation = arabic === undefined ? own : written(line, column, arabic) || own;
    if (text !== '' && translation !== '') words.add(text, translation, [shownAt.place]);
    return text;
  };
  return { texts, unread: () => languages.filter((language) => !read.has(language)) };
}

/** An answer that a text shows. */
const SHOWN = /\$\{\s*([^}\s]+)\s*\}/g;
/** In characters. A label is written into the text that shows the answer; of a longer one the name of the question is written. */
const LONGEST_LABEL = 60;

function labelOf(line: Line | undefined, language: string): string | undefined {
  const label = plain(line?.inLanguage('label', language) ?? '');
  return label === '' || label.length > LONGEST_LABEL || label.includes('${') ? undefined : label;
}

/** Without marks of Markdown and HTML. */
function plain(text: string): string {
  return text
    .replaceAll(/<\/?[a-z][^<>]*>/gi, '')
    .replaceAll(/(\*\*|__)(?=\S)([^*_]+)\1/g, '$2')
    .replaceAll(/^#+\s+/gm, '')
    .replaceAll(/\s+/g, ' ')
    .trim();
}
