// The texts of a question in every language: English where it is asked, the others in the language file beside it.
import path from 'node:path';
import { languageFileOf } from '../../compile/index.ts';
import { type Language, languages, SOURCE } from '../../core/index.ts';
import type { Words } from '../protocol/outline.ts';
import type { At, Draft } from './draft.ts';
import { below } from './groups.ts';

const TRANSLATIONS = languages.filter((language) => language !== SOURCE);

/** Where the translation of a text is, or would be. `name` is that of `listTexts`. */
function translationAt(file: string, name: string, language: Language): At {
  return below({ file: languageFileOf(file, language), pointer: '' }, path.basename(file), name);
}

/** Writes the translations of a text; an empty one is left to the check to miss. */
export function setTranslations(draft: Draft, file: string, name: string, words: Words): void {
  for (const language of TRANSLATIONS) {
    const at = translationAt(file, name, language);
    const text = words[language]?.trim();
    if (text && draft.value(at) !== text) draft.set(at, text);
  }
}

/** Writes a text that is named by its place, in every language. */
export function setWords(draft: Draft, at: At, words: Words): void {
  const text = words[SOURCE]?.trim();
  if (text && draft.value(at) !== text) draft.set(at, text);
  setTranslations(draft, at.file, at.pointer, words);
}
