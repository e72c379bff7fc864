// English of the site that was changed after its Arabic, by the records (translated.json) that forms have, too. A site has them from
// its first text on: one that no record names counts as translated as it stands, and a mend records it. The command tells what is
// found, and the build does not stop at it.
import path from 'node:path';
import {
  DefinitionError,
  type Edit,
  type Finding,
  factsFileOf,
  readJsonFile,
  recordedOf,
  recordFileOf,
  recordFindings,
} from '../../compile/index.ts';
import { currentSiteRecord, languageTexts, siteFiles } from '../../content/index.ts';
import { formatPointer, languages, SOURCE } from '../../core/index.ts';
import { readPages } from './readPages.ts';

const translations = languages.filter((language) => language !== SOURCE);

/** What is not recorded, or was translated from another English, in the site beside a folder of forms. */
export function checkSiteTranslations(formsFolder: string): readonly DefinitionError[] {
  return filesOf(formsFolder).flatMap((file) => {
    try {
      return [...inFile(file)].map((finding) => new DefinitionError('translationsCurrent', finding));
    } catch (error) {
      if (error instanceof DefinitionError) return [error];
      throw error;
    }
  });
}

function* inFile(file: string): Generator<Finding> {
  const json = readJsonFile(file);
  const texts = languageTexts(json.value);
  for (const language of translations) {
    const current = currentSiteRecord(file, language);
    const recorded = recordedOf(file, language) ?? {};
    const place = (name: string) => json.place(texts.find((text) => text.name === name)?.pointers[language] ?? name);
    yield* recordFindings({ file, language, recorded, current, place });
  }
}

/** What records every translation of the site as one of the English that stands there now. */
export function siteRecords(formsFolder: string): readonly Edit[] {
  return filesOf(formsFolder).flatMap((file) =>
    translations.map((language) => ({
      file: recordFileOf(file),
      pointer: formatPointer([language, path.basename(file)]),
      value: currentSiteRecord(file, language),
    })),
  );
}

/** The files of the site with texts; none without its pages, nor those that are no JSON: others report them. */
function filesOf(formsFolder: string): readonly string[] {
  const site = path.dirname(factsFileOf(formsFolder));
  return readPages(site).pages ? siteFiles(site).filter(isJson) : [];
}

function isJson(file: string): boolean {
  try {
    readJsonFile(file);
    return true;
  } catch (error) {
    if (error instanceof DefinitionError) return false;
    throw error;
  }
}
