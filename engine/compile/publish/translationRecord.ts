// `translated.json` beside the files that are translated: for each translation a digest of the English text that it was written for,
// and one of the translation. If only the English differs from it, the translation says something else by now. Files of forms have
// their translations in language files, those of the site beside the English (`engine/content/siteWords.ts`).
import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import path from 'node:path';
import type { Language } from '../../core/index.ts';
import { readJsonFile } from '../read/jsonFile.ts';
import { languageFileOf, readLanguageFile } from '../read/languageFile.ts';
import { listTexts } from '../read/listTexts.ts';

/** The digests of one file's translations: `<English> <translation>`, by the name of the text. */
export type RecordedFile = Readonly<Record<string, string>>;

/** A text and its translation. */
export interface Translated {
  readonly name: string;
  readonly text: string;
  readonly translation: string | Readonly<Record<string, string>>;
}

const LENGTH = 8;

/** The name of records. */
export const RECORD = 'translated.json';

/** The path of the record for `file`. */
export function recordFileOf(file: string): string {
  return path.join(path.dirname(file), RECORD);
}

/** What is recorded for a file; undefined if its folder has no record. Throws a `DefinitionError` if that is no JSON. */
export function recordedOf(file: string, language: Language): RecordedFile | undefined {
  const record = recordFileOf(file);
  if (!existsSync(record)) return undefined;
  const all = readJsonFile(record).value as Readonly<Record<string, Readonly<Record<string, RecordedFile>>>>;
  return all[language]?.[path.basename(file)] ?? {};
}

/** What would be recorded for a file of a form now: an entry for each text that has a translation. */
export function currentRecord(file: string, language: Language): RecordedFile {
  const own = readLanguageFile(languageFileOf(file, language)).translations[path.basename(file)] ?? {};
  const texts = listTexts(file, readJsonFile(file).value);
  return recordOf(texts.map(({ name, text }) => ({ name, text, translation: own[name] ?? '' })));
}

/** What would be recorded for these texts: an entry for each that has a translation. */
export function recordOf(texts: readonly Translated[]): RecordedFile {
  const entries = texts
    .filter(({ translation }) => translation !== '')
    .map(({ name, text, translation }) => [name, `${digest(text)} ${digest(JSON.stringify(translation))}`] as const);
  // In an order that a moved question does not change.
  return Object.fromEntries(entries.sort(([one], [other]) => (one < other ? -1 : 1)));
}

/**
 * The entries, as they were recorded, of the translations whose English is another now. A text that was moved has the entry under
 * its earlier name.
 */
export function behindIn(recorded: RecordedFile, current: RecordedFile): RecordedFile {
  const byTranslation = new Map<string, [name: string, digests: string][]>();
  for (const [name, digests] of Object.entries(recorded)) {
    const same = byTranslation.get(translationIn(digests)) ?? [];
    byTranslation.set(translationIn(digests), [...same, [name, digests]]);
  }
  const behind = Object.entries(current).flatMap(([name, now]) => {
    const translation = translationIn(now);
    const isGone = (other: string) => translationIn(current[other] ?? '') !== translation;
    const then = (byTranslation.get(translation) ?? []).filter(([other]) => other === name || isGone(other));
    const [first] = then;
    return !first || then.some(([, digests]) => digests === now) ? [] : [[name, first[1]] as const];
  });
  return Object.fromEntries(behind);
}

function translationIn(digests: string): string {
  return digests.split(' ')[1] ?? '';
}

function digest(text: string): string {
  return createHash('sha256').update(text).digest('hex').slice(0, LENGTH);
}
