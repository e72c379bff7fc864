// Translations of the files of one folder: `ar.json` beside them, `{ "<file>": { "<name>": "<translation>" } }`.
import { existsSync } from 'node:fs';
import path from 'node:path';
import wordsFileSchema from '../../../forms/words.schema.json' with { type: 'json' };
import { formatPointer, getIn, type Language, memoise, parsePointer, recordOf, type Schema } from '../../core/index.ts';
import type { DefinitionError } from '../errors/definitionError.ts';
import type { Repairs } from '../errors/repairs.ts';
import { KEYWORDS } from '../schema/keywords.ts';
import { positionBelow } from '../schema/positions.ts';
import { checkJson } from './checkJson.ts';
import { type JsonFile, readJsonFile, rootPosition } from './jsonFile.ts';
import { listTexts } from './listTexts.ts';
import { labelNumbers, sortOptions } from './localiseOptions.ts';

/** Translations by the name of the text (see `listTexts`); with plural forms, one per plural category. An empty one is still to be written. */
export type Translations = Readonly<Record<string, string | Readonly<Record<string, string>>>>;

/** The path of the language file for `file`. */
export function languageFileOf(file: string, language: Language): string {
  return path.join(path.dirname(file), `${language}.json`);
}

interface LanguageFile {
  /** By the name of the translated file, without what has a wrong shape; empty where there is no such file. */
  readonly translations: Readonly<Record<string, Translations>>;
  /** What has a wrong shape. */
  readonly faults: readonly DefinitionError[];
  readonly json?: JsonFile;
}

/** Throws a {@link DefinitionError} for a file that is not valid JSON. */
export function readLanguageFile(file: string): LanguageFile {
  if (!existsSync(file)) return { translations: {}, faults: [] };
  const json = readJsonFile(file);
  return { ...translationsIn(json), json };
}

/**
 * The keys of the JSON Pointer that is meant by a name in another notation: `done` and `title` for `#/done/title`, `done/title` and `done.title`. In a file `*.schema.json`, words before the first keyword
 * are read as names of questions: `home.city` means `/properties/home/properties/city`. If a text is said of it, `/title` is added, because a question's text is its title.
 */
function pathMeant(name: string, file: string, said: unknown): readonly string[] {
  const plain = name.replace(/^#?\/?/, '');
  const keys = plain.includes('/') ? parsePointer(`/${plain}`) : plain.split('.');
  const [first = ''] = keys;
  if (!file.endsWith('.schema.json') || isKeyword(first)) return keys;
  const end = keys.findIndex(isKeyword);
  const names = end < 0 ? keys : keys.slice(0, end);
  const others = keys.slice(names.length);
  const isTitle = others.length === 0 && typeof said === 'string';
  return [...names.flatMap((one) => ['properties', one]), ...(isTitle ? ['title'] : others)];
}

/** True for a key with a meaning of its own in a schema (`title`, `properties`, `errorMessage`), which is then not read as the name of a question. */
function isKeyword(key: string): boolean {
  return key === 'errorMessage' || Object.hasOwn(KEYWORDS, key) || positionBelow('schema', key) !== 'other';
}

/** Translations are named by the places of their texts, and not nested as the texts are. */
const WORDS_REPAIRS: Repairs = {
  'any name': (name, _, { root, keys }) => {
    const said = getIn(root, [...keys, String(name)]);
    const words = textsBelow(said, pathMeant(String(name), keys[0] ?? '', said));
    return words.length > 0 ? `Write ${words.join(' and ')}.` : undefined;
  },
};

/** `"/done/title": "Done"` of each text. */
function textsBelow(words: unknown, keys: readonly string[]): readonly string[] {
  if (typeof words === 'string') return [`${JSON.stringify(formatPointer(keys))}: ${JSON.stringify(words)}`];
  return Object.entries(Object(words)).flatMap(([key, below]) => textsBelow(below, [...keys, key]));
}

/** Memoised: every file of a form's folder is translated by the same language file, which would be validated again for each. */
const translationsIn = memoise((json: JsonFile) => {
  const place = (pointer: string) => json.place(pointer);
  const { invalid, unknownKeys, misshapen } = checkJson(wordsFileSchema, json.value, place, WORDS_REPAIRS);
  const isSound = (keys: readonly string[]) => {
    const at = formatPointer(keys);
    return !misshapen.some((pointer) => pointer === at || pointer.startsWith(`${at}/`));
  };
  const files = Object.entries(recordOf(json.value)).filter(([name]) => name !== '$schema');
  const translations = files.map(([name, own]): [string, Translations] => {
    const sound = Object.entries(recordOf(own)).filter(([text]) => isSound([name, text]));
    // The name in another notation is reported by checkJson. Its text counts as a translation, so that it is not reported as missing as well.
    const meant = Object.entries(recordOf(own)).flatMap(([text, words]) =>
      isSound([name, text]) || typeof words !== 'string'
        ? []
        : [[formatPointer(pathMeant(text, name, words)), words] as const],
    );
    // Checked above.
    return [name, Object.fromEntries([...meant, ...sound]) as Translations];
  });
  // The rule `translated` reports a name that is no file's.
  const inFiles = unknownKeys.filter(({ place }) => parsePointer(place.pointer).length > 1);
  return { translations: Object.fromEntries(translations), faults: [...invalid, ...inFiles] };
});

/**
 * The file with its texts translated to `language`. Two texts stay as they are, and the rule `translated` reports them: one without a
 * translation, and one that is no message but is translated by plural forms, which only messages can have.
 */
export function translate(read: JsonFile, language: Language): { readonly file: JsonFile; readonly source?: string } {
  const source = languageFileOf(read.file, language);
  const { translations, json } = readLanguageFile(source);
  const own = translations[path.basename(read.file)];
  const value = structuredClone(read.value);
  for (const text of own ? listTexts(read.file, value) : []) {
    const translated = own?.[text.name];
    const isMessage = text.name.includes('/errorMessage');
    if (translated && (typeof translated === 'string' || isMessage)) text.replace(translated);
  }
  // Long lists of options are files of their own; one that is no schema has no `enum`.
  sortOptions(read.value as Schema, value as Schema);
  labelNumbers(value, language, rootPosition(read.file));
  return { file: { ...read, value }, ...(json && { source }) };
}
