import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { listTexts } from '../../compile/index.ts';
import type { Language } from '../../core/index.ts';
import type { Draft } from '../draft/draft.ts';

/** Writes `<language>.json` with the name of every text of the form, and "" for a translation that is not known. */
export function wordsToFill({ files, words }: Draft, folder: string, language: Language): void {
  const known = words.get(language) ?? new Map<string, string>();
  const ofFiles = [...files].map(([file, value]) => {
    const texts = listTexts(file, value).map(({ name, text }) => [name, known.get(text) ?? ''] as const);
    return [file, Object.fromEntries(texts)] as const;
  });
  const filled = ofFiles.filter(([, texts]) => Object.keys(texts).length > 0);
  const value = { $schema: '../words.schema.json', ...Object.fromEntries(filled) };
  writeFileSync(path.join(folder, `${language}.json`), `${JSON.stringify(value, undefined, 2)}\n`);
}
