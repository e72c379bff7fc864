import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { listTexts } from '../../compile/index.ts';
import { type Language, parsePointer } from '../../core/index.ts';
import type { Draft } from '../draft/draft.ts';

/** Writes `<language>.json` with the name of every text of the form, and "" for a translation that is not known. */
export function wordsToFill(draft: Draft, folder: string, language: Language): void {
  const known = draft.words.get(language);
  const ofFiles = [...draft.files].map(([file, value]) => {
    const texts = listTexts(file, value).map(({ name, text }) => {
      const places = placesOf(draft, file, parsePointer(name));
      if (known?.isGuessed(text, places)) {
        const what = `“${text}” has several translations: one of them stands in ${language}.json.`;
        draft.note(
          'changed',
          draft.originOf(file, parsePointer(name)),
          what,
          '',
          'Correct it, if another is meant here.',
        );
      }
      return [name, known?.of(text, places) ?? ''] as const;
    });
    return [file, Object.fromEntries(texts)] as const;
  });
  const filled = ofFiles.filter(([, texts]) => Object.keys(texts).length > 0);
  const value = { $schema: '../words.schema.json', ...Object.fromEntries(filled) };
  writeFileSync(path.join(folder, `${language}.json`), `${JSON.stringify(value, undefined, 2)}\n`);
}

/** The places in the imported file that a text may be from. The message for a missing answer stands in the group, and came from its question. */
function placesOf(draft: Draft, file: string, keys: readonly string[]): readonly string[] {
  const isMissing = keys.at(-3) === 'errorMessage' && keys.at(-2) === 'required';
  const question = isMissing ? [...keys.slice(0, -3), 'properties', keys.at(-1) ?? ''] : [];
  return [...(isMissing ? [draft.placeAround(file, question)] : []), draft.placeAround(file, keys)];
}
