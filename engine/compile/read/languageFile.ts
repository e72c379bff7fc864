// The words of one language for the files of one folder: `ar.json` beside them, `{ "<file>": { "<name>": "<words>" } }`.
import { existsSync } from 'node:fs';
import path from 'node:path';
import wordsFileSchema from '../../../forms/words.schema.json' with { type: 'json' };
import type { Language, Schema } from '../../core/index.ts';
import { DefinitionError } from '../errors/definitionError.ts';
import { checkJson } from './checkJson.ts';
import { inAlphabet } from './inAlphabet.ts';
import { type JsonFile, readJsonFile } from './jsonFile.ts';
import { listTexts } from './listTexts.ts';
import { numberNames } from './numberNames.ts';

/** Words by the name of the text that they stand for; several, by plural category, where a number decides. */
export type Words = Readonly<Record<string, string | Readonly<Record<string, string>>>>;

/** The language file that is in charge of `file`. */
export function languageFileOf(file: string, language: Language): string {
  return path.join(path.dirname(file), `${language}.json`);
}

/** What a language file says about the files of its folder, by their names; nothing where there is none. */
export function readLanguageFile(file: string): { readonly words: Readonly<Record<string, Words>>; json?: JsonFile } {
  if (!existsSync(file)) return { words: {} };
  const json = readJsonFile(file);
  const { misshapen, surplus } = checkJson(wordsFileSchema, json.value, (pointer) => json.place(pointer));
  const error = DefinitionError.ofAll([...misshapen, ...surplus]);
  if (error) throw error;
  const { $schema, ...words } = json.value as Record<string, Words>;
  return { words, json };
}

/** The file with the words of `language` in the place of its own. What has none stays; the linter speaks of it. */
export function translate(read: JsonFile, language: Language): { readonly file: JsonFile; readonly source?: string } {
  const source = languageFileOf(read.file, language);
  const { words, json } = readLanguageFile(source);
  const own = words[path.basename(read.file)] ?? {};
  const value = structuredClone(read.value);
  for (const text of listTexts(read.file, value)) {
    const translated = own[text.name];
    if (translated !== undefined) text.replace(translated);
  }
  // A list of options is a file of its own.
  inAlphabet(read.value as Schema, value as Schema);
  if (!/(?:^form|^published|\.ui)\.json$/.test(path.basename(read.file))) numberNames(value, language);
  return { file: { ...read, value }, ...(json && { source }) };
}
