// English that was changed after its translation was written, and a record of the two (translated.json) that is not up to date.
// From its first publication on a form has the record; before, its English may change freely.
import path from 'node:path';
import { formatPointer, type Language } from '../../../core/index.ts';
import { DefinitionError, type Finding } from '../../errors/definitionError.ts';
import { movedTranslations } from '../../publish/movedTranslations.ts';
import { recordFindings } from '../../publish/recordFindings.ts';
import { currentRecord, type RecordedFile, recordedOf } from '../../publish/translationRecord.ts';
import { readJsonFile } from '../../read/jsonFile.ts';
import { languageFileOf, readLanguageFile } from '../../read/languageFile.ts';
import { listTexts } from '../../read/listTexts.ts';
import { misspeltNames, writtenNameOf } from '../misspeltNames.ts';
import type { Rule } from '../rule.ts';

export const translationsCurrent: Rule = function* ({ files, language, published, publishedPlace }) {
  const apart = [`${language}.json`, path.basename(publishedPlace.file)];
  for (const file of files.filter((one) => !apart.includes(path.basename(one)))) {
    try {
      const recorded = recordedOf(file, language) ?? (published && {});
      if (recorded) yield* inFile(file, language, recorded);
    } catch (error) {
      // A record that is not valid JSON.
      if (!(error instanceof DefinitionError)) throw error;
      yield error;
    }
  }
};

function* inFile(file: string, language: Language, recorded: RecordedFile): Generator<Finding> {
  const source = languageFileOf(file, language);
  const { json, translations } = readLanguageFile(source);
  const name = path.basename(file);
  const texts = listTexts(file, readJsonFile(file).value).map((text) => text.name);
  const isMisspelt =
    writtenNameOf(file, translations) !== name || misspeltNames(Object.keys(translations[name] ?? {}), texts).size > 0;
  const place = (text: string) => json?.place(formatPointer([name, text])) ?? { file: source, pointer: '' };
  const moved = [...movedTranslations(file, language, recorded)];
  // Its other texts are compared once their translations stand where they belong. The rule `translated` reports misspelt names.
  if (moved.length > 0) yield* moved;
  else if (!isMisspelt)
    yield* recordFindings({ file, language, recorded, current: currentRecord(file, language), place });
}
