// English that was changed after its translation was written, and a record of the two (translated.json) that is not up to date.
// From its first publication on a form has the record; before, its English may change freely.
import path from 'node:path';
import { formatPointer, type Language } from '../../../core/index.ts';
import type { Finding } from '../../errors/definitionError.ts';
import {
  currentRecord,
  isBehind,
  type RecordedFile,
  recordedOf,
  recordFileOf,
} from '../../publish/translationRecord.ts';
import { languageFileOf, readLanguageFile } from '../../read/languageFile.ts';
import type { Rule } from '../rule.ts';

export const translationsCurrent: Rule = function* ({ files, language, published, publishedPlace }) {
  const apart = [`${language}.json`, path.basename(publishedPlace.file)];
  for (const file of files.filter((one) => !apart.includes(path.basename(one)))) {
    const recorded = recordedOf(file, language) ?? (published && {});
    if (recorded) yield* inFile(file, language, recorded);
  }
};

function* inFile(file: string, language: Language, recorded: RecordedFile): Generator<Finding> {
  const name = path.basename(file);
  const source = languageFileOf(file, language);
  const { json } = readLanguageFile(source);
  const current = currentRecord(file, language);
  const behind = Object.keys(current).filter((text) => isBehind(recorded[text], current[text] ?? ''));
  for (const text of behind) {
    const place = json?.place(formatPointer([name, text])) ?? { file: source, pointer: '' };
    const problem = `The English text (${name}) was changed after this was written.`;
    const repair = 'Change this, too; or, if it still says the same, run npm run check -- --translated.';
    yield { place, problem, repair };
  }
  const kept = Object.fromEntries(behind.map((text) => [text, recorded[text] ?? '']));
  const value = { ...current, ...kept };
  if (JSON.stringify(value) === JSON.stringify(recorded)) return;
  const place = { file: recordFileOf(file), pointer: formatPointer([language, name]) };
  const problem = `Translations of ${name} were written, changed or removed since.`;
  yield { place, problem, repair: 'Do not edit it; run npm run check -- --mend.', mend: [{ ...place, value }] };
}
