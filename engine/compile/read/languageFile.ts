// Translations of the files of one folder: `ar.json` beside them, `{ "<file>": { "<name>": "<translation>" } }`.
import { existsSync } from 'node:fs';
import path from 'node:path';
import wordsFileSchema from '../../../forms/words.schema.json' with { type: 'json' };
import { type Language, memoise, type Schema } from '../../core/index.ts';
import { DefinitionError } from '../errors/definitionError.ts';
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

/** The translations of a language file, by the name of the translated file; empty where there is no such file. */
export function readLanguageFile(file: string): {
  readonly translations: Readonly<Record<string, Translations>>;
  json?: JsonFile;
} {
  if (!existsSync(file)) return { translations: {} };
  const json = readJsonFile(file);
  return { translations: translationsIn(json), json };
}

/** Memoised: every file of a form's folder is translated by the same language file, which would be validated again for each. */
const translationsIn = memoise((json: JsonFile) => {
  const { invalid, unknownKeys } = checkJson(wordsFileSchema, json.value, (pointer) => json.place(pointer));
  const error = DefinitionError.ofAll([...invalid, ...unknownKeys]);
  if (error) throw error;
  // Checked above.
  const { $schema, ...translations } = json.value as Record<string, Translations>;
  return translations;
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
