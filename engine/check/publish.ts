// Statements of a maintainer that no check can make: these forms go to parents; these translations still say the same.
import { existsSync } from 'node:fs';
import path from 'node:path';
import {
  checkForm,
  currentRecord,
  type Definition,
  type DefinitionError,
  type Edit,
  listForms,
  publishedOf,
  recordedOf,
  recordFileOf,
} from '../compile/index.ts';
import { formatPointer, type Language, languages, SOURCE } from '../core/index.ts';
import { checkProject } from './checkProject.ts';
import { applyMend } from './edits/applyMend.ts';
import { recordAddresses } from './site/addressesKept.ts';
import { siteRecords } from './site/siteTranslations.ts';

/**
 * Writes published.json of each form without findings that has none, and translated.json of its folders; then records the addresses of the site.
 * @param known the findings of all forms as they are now, if these were just found
 * @returns the findings of all forms afterwards
 */
export async function publish(
  formsFolder: string,
  only?: string,
  known?: readonly DefinitionError[],
): Promise<readonly DefinitionError[]> {
  let findings = known;
  for (const id of idsOf(formsFolder, only)) {
    if (existsSync(path.join(formsFolder, id, 'published.json'))) continue;
    const { definition } = checkForm(formsFolder, id);
    if (!definition || (await checkProject(formsFolder, id)).length > 0) continue;
    applyMend([{ file: definition.publishedPlace.file, pointer: '', value: publishedOf(definition) }]);
    for (const language of translations) applyMend(records(definition, language, () => true));
    findings = undefined;
  }
  if (recordAddresses(formsFolder)) findings = undefined;
  return findings ?? checkProject(formsFolder, only);
}

/**
 * Records every translation of published forms and of the site, or of the form `only`, as one of the English text that stands there now.
 * @returns the findings of all forms afterwards
 */
export async function confirmTranslations(formsFolder: string, only?: string): Promise<readonly DefinitionError[]> {
  for (const id of idsOf(formsFolder, only)) {
    const { definition } = checkForm(formsFolder, id);
    if (!definition) continue;
    for (const language of translations)
      applyMend(records(definition, language, (file) => recordedOf(file, language) !== undefined));
  }
  if (only === undefined) applyMend(siteRecords(formsFolder));
  return checkProject(formsFolder, only);
}

const translations = languages.filter((language) => language !== SOURCE);

function idsOf(formsFolder: string, only: string | undefined): readonly string[] {
  return only === undefined ? listForms(formsFolder) : [only];
}

function records(
  { files, publishedPlace }: Definition,
  language: Language,
  isWanted: (file: string) => boolean,
): readonly Edit[] {
  return files
    .filter((file) => file !== publishedPlace.file && isWanted(file))
    .map((file) => ({
      file: recordFileOf(file),
      pointer: formatPointer([language, path.basename(file)]),
      value: currentRecord(file, language),
    }))
    .filter(({ value }) => Object.keys(value).length > 0);
}
