// `translated.json` beside a language file: for each translation a digest of the English text that it was written for, and one of
// the translation. If only the English differs from it, the translation says something else by now.
import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import path from 'node:path';
import type { Language } from '../../core/index.ts';
import { readJsonFile } from '../read/jsonFile.ts';
import { languageFileOf, readLanguageFile } from '../read/languageFile.ts';
import { listTexts } from '../read/listTexts.ts';

/** The digests of one file's translations: `<English> <translation>`, by the name of the text. */
export type RecordedFile = Readonly<Record<string, string>>;

const LENGTH = 8;

/** The path of the record for `file`. */
export function recordFileOf(file: string): string {
  return path.join(path.dirname(file), 'translated.json');
}

/** What is recorded for a file; undefined if its folder has no record. Throws a `DefinitionError` if that is no JSON. */
export function recordedOf(file: string, language: Language): RecordedFile | undefined {
  const record = recordFileOf(file);
  if (!existsSync(record)) return undefined;
  const all = readJsonFile(record).value as Readonly<Record<string, Readonly<Record<string, RecordedFile>>>>;
  return all[language]?.[path.basename(file)] ?? {};
}

/** What would be recorded for a file now: an entry for each text that has a translation. */
export function currentRecord(file: string, language: Language): RecordedFile {
  const own = readLanguageFile(languageFileOf(file, language)).translations[path.basename(file)] ?? {};
  const texts = listTexts(file, readJsonFile(file).value);
  const entries = texts.flatMap(({ name, text }): [name: string, digests: string][] => {
    const translation = own[name];
    return !translation ? [] : [[name, `${digest(text)} ${digest(JSON.stringify(translation))}`]];
  });
  // In an order that a moved question does not change.
  return Object.fromEntries(entries.sort(([one], [other]) => (one < other ? -1 : 1)));
}

/** True if the English text is another than when the translation was recorded, and the translation the same. */
export function isBehind(recorded: string | undefined, current: string): boolean {
  const [english, translation] = recorded?.split(' ') ?? [];
  const [englishNow, translationNow] = current.split(' ');
  return recorded !== undefined && translation === translationNow && english !== englishNow;
}

function digest(text: string): string {
  return createHash('sha256').update(text).digest('hex').slice(0, LENGTH);
}
