// A part that a mend removes takes along its translations, and the record of what they translate.
import { existsSync } from 'node:fs';
import path from 'node:path';
import { DefinitionError, type Edit, languageFileOf, readJsonFile, recordFileOf } from '../../compile/index.ts';
import { formatPointer, getIn, type Language, languages, recordOf, SOURCE } from '../../core/index.ts';

/** The edits and, after each that removes a part, those that remove its translations. Call it before the edits are made: it reads the files as they are. */
export function withTranslations(edits: readonly Edit[]): readonly Edit[] {
  return edits.flatMap((edit) => {
    const isRemoved = edit.value === undefined && edit.pointer !== '';
    return isRemoved
      ? [edit, ...languages.filter((one) => one !== SOURCE).flatMap((one) => followUps(edit, one))]
      : [edit];
  });
}

function followUps({ file, pointer }: Edit, language: Language): readonly Edit[] {
  const section = path.basename(file);
  const places = [
    [languageFileOf(file, language), [section]],
    [recordFileOf(file), [language, section]],
  ] as const;
  return places.flatMap(([inFile, keys]) => {
    const texts = Object.entries(recordOf(getIn(read(inFile), keys)));
    const kept = texts.filter(([name]) => name !== pointer && !name.startsWith(`${pointer}/`));
    if (kept.length === texts.length) return [];
    const value = kept.length > 0 ? Object.fromEntries(kept) : undefined;
    return [{ file: inFile, pointer: formatPointer(keys), value }];
  });
}

/** The JSON in the file; undefined where there is none, and where it is malformed, which the check reports by itself (`jsonValid`). */
function read(file: string): unknown {
  if (!existsSync(file)) return undefined;
  try {
    return readJsonFile(file).value;
  } catch (error) {
    if (!(error instanceof DefinitionError)) throw error;
    return undefined;
  }
}
