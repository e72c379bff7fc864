// The texts of a question in every language: English where it is asked, the others in the language file beside it.
import path from 'node:path';
import { languageFileOf, recordFileOf } from '../../../compile/index.ts';
import { type Language, languages, SOURCE } from '../../../core/index.ts';
import type { Words } from '../../protocol/outline.ts';
import type { At, Draft } from './draft.ts';
import { below } from './groups.ts';

export const TRANSLATIONS = languages.filter((language) => language !== SOURCE);

/** Where the translation of a text is, or would be. `name` is that of `listTexts`. */
export function translationAt(file: string, name: string, language: Language): At {
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

/**
 * Carries the translations of a part, and the record of what they translate, to where the part is now.
 * @param to undefined: the part is gone, and they go with it
 */
export function moveTranslations(draft: Draft, from: At, to: At | undefined): void {
  for (const language of TRANSLATIONS) {
    moveNames(draft, from, to, (file) =>
      below({ file: languageFileOf(file, language), pointer: '' }, path.basename(file)),
    );
    moveNames(draft, from, to, (file) =>
      below({ file: recordFileOf(file), pointer: '' }, language, path.basename(file)),
    );
  }
}

/** `textsOf` gives where the texts of a file are, by name. */
function moveNames(draft: Draft, from: At, to: At | undefined, textsOf: (file: string) => At): void {
  const texts = textsOf(from.file);
  const names = Object.keys(Object(draft.value(texts)));
  for (const name of names.filter((one) => one === from.pointer || one.startsWith(`${from.pointer}/`))) {
    if (!to) draft.remove(below(texts, name));
    else if (to.file === from.file) draft.rename(below(texts, name), to.pointer + name.slice(from.pointer.length));
    else {
      draft.set(below(textsOf(to.file), to.pointer + name.slice(from.pointer.length)), draft.value(below(texts, name)));
      draft.remove(below(texts, name));
    }
  }
  if (names.length > 0 && Object.keys(Object(draft.value(texts))).length === 0) draft.remove(texts);
}

/** Takes an entry out of a list; the translations of later ones are named by their new places. */
export function removeEntry(draft: Draft, list: At, index: number): void {
  const length = [draft.value(list)].flat().length;
  draft.remove(below(list, index));
  moveTranslations(draft, below(list, index), undefined);
  for (let i = index + 1; i < length; i++) moveTranslations(draft, below(list, i), below(list, i - 1));
}

/** Adds an entry to a list; the translations of later ones are named by their new places. */
export function insertEntry(draft: Draft, list: At, index: number, entry: unknown): void {
  const length = [draft.value(list)].flat().length;
  draft.insert(list, entry, index);
  for (let i = length - 1; i >= index; i--) moveTranslations(draft, below(list, i), below(list, i + 1));
}

/** Forgets which English the translations of a text were written for: the check then records them anew. */
export function forgetRecord(draft: Draft, { file, pointer }: At, words: Words): void {
  for (const language of TRANSLATIONS)
    if (words[language]?.trim())
      draft.remove(below({ file: recordFileOf(file), pointer: '' }, language, path.basename(file), pointer));
}

/**
 * Writes a text in every language, and forgets which English its translations were written for: in a dialog all languages stand side by side, so the translations
 * are taken to say what the English says now.
 */
export function say(draft: Draft, at: At, words: Words): void {
  setWords(draft, at, words);
  forgetRecord(draft, at, words);
}

/** Names the translations of a whole file, and their record, by the file's new name in the same folder. */
export function renameTexts(draft: Draft, from: string, to: string): void {
  const name = path.basename(from);
  for (const language of TRANSLATIONS) {
    draft.rename(below({ file: languageFileOf(from, language), pointer: '' }, name), path.basename(to));
    draft.rename(below({ file: recordFileOf(from), pointer: '' }, language, name), path.basename(to));
  }
}

/** Takes away the translations of a whole file, and their record. */
export function forgetTexts(draft: Draft, file: string): void {
  for (const language of TRANSLATIONS) {
    draft.remove(below({ file: languageFileOf(file, language), pointer: '' }, path.basename(file)));
    draft.remove(below({ file: recordFileOf(file), pointer: '' }, language, path.basename(file)));
  }
}
