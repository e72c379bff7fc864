// The site's words by language: they are loaded with the first page of the language and stay.
import type { Language } from 'virtual:forms';
import type { SiteWords } from '../words/words.ts';

const loaded = new Map<Language, SiteWords>();

/** Loads the words of a language and remembers them. */
export async function loadWords(language: Language): Promise<void> {
  if (!loaded.has(language)) loaded.set(language, await importWords(language));
}

async function importWords(language: Language): Promise<SiteWords> {
  if (language === 'ar') return (await import('../words/arabic.ts')).arabic;
  return (await import('../words/english.ts')).english;
}

/** The words of a language that was loaded. */
export function wordsIn(language: Language): SiteWords {
  const words = loaded.get(language);
  if (!words) throw new Error(`The words of the language "${language}" are not loaded.`);
  return words;
}
