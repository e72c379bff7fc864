import path from 'node:path';
import { formatPointer, type Language, SOURCE } from '../../core/index.ts';
import type { Place } from '../errors/definitionError.ts';
import { languageFileOf, readLanguageFile } from './languageFile.ts';

/** Where the words of a text stand: in the source language at its place, in another one in the file of its translations. */
export function placeOfWords(language: Language, place: Place): Place {
  if (language === SOURCE) return place;
  const { json } = readLanguageFile(languageFileOf(place.file, language));
  return json?.place(formatPointer([path.basename(place.file), place.pointer])) ?? place;
}

/** True for a text that stands in its own words: always in the source language. */
export function isTranslated(language: Language, { file, pointer }: Place): boolean {
  if (language === SOURCE) return true;
  const { translations } = readLanguageFile(languageFileOf(file, language));
  return Boolean(translations[path.basename(file)]?.[pointer]);
}
