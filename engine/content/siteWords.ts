// The texts of a site that stand in several languages: its facts, its menu, and the content files of its pages.
import { existsSync } from 'node:fs';
import path from 'node:path';
import { type RecordedFile, readJsonFile, recordOf } from '../compile/index.ts';
import { byLanguage, formatPointer, isRecord, type Language, languages, memoise, SOURCE } from '../core/index.ts';
import { contentFileOf, listContent, ownLanguage } from './readContent.ts';

/** A text with its languages. */
export interface LanguageText {
  /** Its JSON Pointer; of an entry of lists by language that of the lists, and its number. */
  readonly name: string;
  readonly words: Readonly<Partial<Record<Language, string>>>;
  /** Where the words of each language stand, or would stand. */
  readonly pointers: Readonly<Record<Language, string>>;
  /** The language of a text that is in no other. */
  readonly only?: Language;
}

/** The files of a site with texts: facts.json and pages.json first. */
export function siteFiles(site: string): readonly string[] {
  const files = ['facts.json', 'pages.json'].map((name) => path.join(site, name)).filter((file) => existsSync(file));
  return [...files, ...listContent(site).map((name) => contentFileOf(site, name))];
}

/** What `translated.json` beside a file with texts would say of it now. Throws a `DefinitionError` for a file that is no JSON. */
export function currentSiteRecord(file: string, language: Language): RecordedFile {
  const { value } = readJsonFile(file);
  return isRecord(value) ? recordsOf(value)[language] : {};
}

const recordsOf = memoise((value: object) => {
  const texts = languageTexts(value);
  return byLanguage((language) =>
    recordOf(
      texts
        .filter(({ only }) => only === undefined)
        .map(({ name, words }) => ({ name, text: words[SOURCE] ?? '', translation: words[language] ?? '' })),
    ),
  );
});

/** The texts in a file's value. */
export function languageTexts(value: unknown): readonly LanguageText[] {
  return isRecord(value) ? textsOf(value) : [];
}

const textsOf = memoise((value: object) => textsBelow(value, ''));

/** Keys whose values are no texts, in an object that names its language. */
const NAMES = ['language', 'block', '$ref', 'fact', 'id', 'file'];

/** @param within the language that the object around it names */
function textsBelow(node: unknown, at: string, within?: Language): readonly LanguageText[] {
  if (typeof node === 'string' && within)
    return [{ name: at, words: { [within]: node }, pointers: byLanguage(() => at), only: within }];
  if (typeof node !== 'object' || node === null) return [];
  const only = ownLanguage(node) ?? within;
  const values = isRecord(node) ? node : {};
  const { [SOURCE]: inSource } = values;
  if (typeof inSource === 'string') return [textAt(at, '', values)];
  if (Array.isArray(inSource)) {
    const entry = (list: unknown, i: number) => (Array.isArray(list) ? list[i] : undefined);
    return inSource.map((_, i) =>
      textAt(at, `/${i}`, Object.fromEntries(Object.entries(values).map(([key, list]) => [key, entry(list, i)]))),
    );
  }
  const parts = Object.entries(node).filter(([key]) => !(only && NAMES.includes(key)));
  return parts.flatMap(([key, part]) => textsBelow(part, at + formatPointer([key]), only));
}

function textAt(at: string, below: string, values: Readonly<Record<string, unknown>>): LanguageText {
  const words = languages.map((language) => [language, values[language]] as const);
  return {
    name: at + below,
    words: Object.fromEntries(words.filter(([, text]) => typeof text === 'string')),
    pointers: byLanguage((language) => `${at}/${language}${below}`),
  };
}
