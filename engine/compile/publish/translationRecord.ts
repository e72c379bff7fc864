// `translated.json` holds two digests for each translation: of the English text when it was translated, and of the translation. A
// translation is out of date if the English has changed since and the translation has not. It stands in the folder of the translated
// files; forms have their translations in language files, the site beside the English (`engine/content/siteWords.ts`).
import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { getIn, isRecord, type Language } from '../../core/index.ts';
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

/** File name of a record. */
export const RECORD = 'translated.json';

/** The path of the record for `file`. */
export function recordFileOf(file: string): string {
  return path.join(path.dirname(file), RECORD);
}

/**
 * The recorded digests of a file; undefined if its folder has no record. Throws a `DefinitionError` if the record is not valid JSON. What is no digest in it
 * counts as missing, so that it is written anew.
 */
export function recordedOf(file: string, language: Language): RecordedFile | undefined {
  const record = recordFileOf(file);
  if (!existsSync(record)) return undefined;
  const recorded = getIn(readJsonFile(record).value, [language, path.basename(file)]);
  const digests = Object.entries(isRecord(recorded) ? recorded : {});
  return Object.fromEntries(digests.flatMap(([name, one]) => (typeof one === 'string' ? [[name, one]] : [])));
}

/** The digests of a form's file as it is now, one entry for each text that has a translation. */
export function currentRecord(file: string, language: Language): RecordedFile {
  const own = readLanguageFile(languageFileOf(file, language)).translations[path.basename(file)] ?? {};
  const texts = listTexts(file, readJsonFile(file).value);
  return recordOf(texts.map(({ name, text }) => ({ name, text, translation: own[name] ?? '' })));
}

/** The digests of these texts, one entry for each that has a translation. */
export function recordOf(texts: readonly Translated[]): RecordedFile {
  const entries = texts
    .filter(({ translation }) => translation !== '')
    .map(({ name, text, translation }) => [name, digestsOf(text, translation)] as const);
  // Sorted, so that moving a question changes no line.
  return Object.fromEntries(entries.sort(([one], [other]) => (one < other ? -1 : 1)));
}

/** What the record says of a text and its translation. */
export function digestsOf(text: string, translation: Translated['translation']): string {
  return `${digest(text)} ${digest(JSON.stringify(translation))}`;
}

/**
 * The translations whose English has changed since: for each the current name and the recorded digests. A moved text was recorded under
 * its earlier name, and is recognised by the digest of its translation.
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
