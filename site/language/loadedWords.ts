// The site's words by language. They are loaded with the first page of the language and stay loaded.
import type { Language } from 'virtual:forms';
import type { SiteWords } from '../words/words.ts';

const modules: Readonly<Record<Language, () => Promise<SiteWords>>> = {
  en: async () => (await import('../words/en.ts')).english,
  ar: async () => (await import('../words/ar.ts')).arabic,
};

const loaded = new Map<Language, SiteWords>();

/** Loads the words of a language and remembers them. */
export async function loadWords(language: Language): Promise<void> {
  if (!loaded.has(language)) loaded.set(language, await modules[language]());
}

/** The words of a language that was loaded. */
export function wordsIn(language: Language): SiteWords {
  const words = loaded.get(language);
  if (!words) throw new Error(`The words in ${language} are not loaded.`);
  return words;
}
