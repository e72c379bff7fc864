// The texts of the site beside a folder of forms: its facts, its menu, and the content files of its pages.
import path from 'node:path';
import { applyMend, checkSiteTranslations } from '../../check/index.ts';
import { behindIn, factsFileOf, type JsonFile, readJsonFile, recordedOf, recordFileOf } from '../../compile/index.ts';
import { currentSiteRecord, type LanguageText, languageTexts, siteFiles } from '../../content/index.ts';
import { byLanguage, formatPointer, isRecord, languages, SOURCE } from '../../core/index.ts';
import type { Confirmation, TextEdit, TextRow } from '../protocol/words.ts';
import { spotOf } from './spotOf.ts';

/** The folder of the site for a folder of forms. */
export function siteOf(folder: string): string {
  return path.dirname(factsFileOf(folder));
}

/** Every text of the site, in the order of the files. Throws a `DefinitionError` for a file that is no JSON. */
export function siteTexts(folder: string): readonly TextRow[] {
  return siteFiles(siteOf(folder)).flatMap((file) => {
    const json = readJsonFile(file);
    const behind = byLanguage((language) =>
      language === SOURCE ? {} : behindIn(recordedOf(file, language) ?? {}, currentSiteRecord(file, language)),
    );
    return textsOf(json).map(({ name, words, only }) => ({
      ...spotOf(folder, json.place(name)),
      name,
      words: byLanguage((language) => words[language] ?? ''),
      behind: languages.filter((language) => Object.hasOwn(behind[language], name)),
      ...(only && { only }),
    }));
  });
}

/**
 * Carries out the edits whose text still is what it was before, records the confirmed translations as those of the English that stands
 * there then, and brings the records up to date.
 * @returns the other edits
 */
export function changeSiteTexts(
  folder: string,
  edits: readonly TextEdit[],
  confirmed: readonly Confirmation[],
): readonly TextEdit[] {
  const files = new Map(siteFiles(siteOf(folder)).map((file) => [spotOf(folder, { file, pointer: '' }).file, file]));
  const outdated = edits.filter((edit) => {
    const file = files.get(edit.file);
    const text = file && textsOf(readJsonFile(file)).find(({ name }) => name === edit.name);
    if (!file || !text || (text.words[edit.language] ?? '') !== edit.before) return true;
    applyMend([{ file, pointer: text.pointers[edit.language], value: text.read(edit.after) }]);
    return false;
  });
  for (const { file: shown, name, language } of confirmed) {
    const file = files.get(shown);
    const value = file && currentSiteRecord(file, language)[name];
    if (!file || value === undefined) continue;
    applyMend([{ file: recordFileOf(file), pointer: formatPointer([language, path.basename(file), name]), value }]);
  }
  for (const { mend } of checkSiteTranslations(folder)) if (mend) applyMend(mend);
  return outdated;
}

interface SiteText extends LanguageText {
  /** The value that is written for what was typed. */
  read(typed: unknown): unknown;
}

function textsOf({ file, value }: JsonFile): readonly SiteText[] {
  const texts = languageTexts(value).map((text) => ({ ...text, read: (typed: unknown) => typed }));
  return path.basename(file) === 'facts.json' && isRecord(value) ? [...texts, ...singleFacts(value)] : texts;
}

/** Facts that are the same in all languages. */
function* singleFacts(facts: Readonly<Record<string, unknown>>): Generator<SiteText> {
  for (const [key, fact] of Object.entries(facts)) {
    if (key === '$schema' || (typeof fact !== 'string' && typeof fact !== 'number')) continue;
    const name = formatPointer([key]);
    const isNumber = typeof fact === 'number';
    yield {
      name,
      words: { [SOURCE]: String(fact) },
      pointers: byLanguage(() => name),
      only: SOURCE,
      // What is no number is written as it is, and is then a finding.
      read: (typed) => (isNumber && typed !== '' && Number.isFinite(Number(typed)) ? Number(typed) : typed),
    };
  }
}
