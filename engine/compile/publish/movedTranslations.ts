import path from 'node:path';
import { formatPointer, type Language } from '../../core/index.ts';
import type { Finding } from '../errors/definitionError.ts';
import { MEND } from '../errors/waysToMend.ts';
import { readJsonFile } from '../read/jsonFile.ts';
import { languageFileOf, readLanguageFile, type Translations } from '../read/languageFile.ts';
import { listTexts } from '../read/listTexts.ts';
import { digestsOf, type RecordedFile } from './translationRecord.ts';

/**
 * Translations whose English now stands at another place of the file: sections, paragraphs and entries are named by their number. Where
 * the digests tell that only places changed, the names of the translations follow. Nothing is told of a text that stands there twice.
 */
export function* movedTranslations(file: string, language: Language, recorded: RecordedFile): Generator<Finding> {
  const source = languageFileOf(file, language);
  const { json, translations } = readLanguageFile(source);
  const name = path.basename(file);
  const own = translations[name] ?? {};
  const moved = movesIn(namesByText(file), own, recorded);
  const [first] = moved.keys();
  if (!json || first === undefined) return;
  const entries = Object.entries(own).map(([key, text]) => [moved.get(key) ?? key, text] as const);
  const value: Translations = Object.fromEntries(entries);
  if (Object.keys(value).length < entries.length) return;
  yield {
    place: json.place(formatPointer([name, first])),
    problem: `The English of this (${name}) now stands at ${moved.get(first)}.`,
    repair: `Give the translations the names of the places where their English stands; ${MEND}.`,
    mend: [{ file: source, pointer: formatPointer([name]), value }],
  };
}

/** The new name of each translation that has to follow its English. */
function movesIn(names: ReadonlyMap<string, readonly string[]>, own: Translations, recorded: RecordedFile) {
  const moves = new Map<string, string>();
  for (const [name, digests] of Object.entries(recorded)) {
    const [english = ''] = digests.split(' ');
    const [now, other] = names.get(english) ?? [];
    const { [name]: translation } = own;
    if (translation === undefined || now === undefined || now === name || other !== undefined) continue;
    if (digestsOf('', translation).endsWith(digests.slice(english.length))) moves.set(name, now);
  }
  return moves;
}

/** The names of a file's English texts by their digests. */
function namesByText(file: string): ReadonlyMap<string, readonly string[]> {
  const names = new Map<string, string[]>();
  for (const { name, text } of listTexts(file, readJsonFile(file).value)) {
    const [english = ''] = digestsOf(text, '').split(' ');
    names.set(english, [...(names.get(english) ?? []), name]);
  }
  return names;
}
