// The layout's texts by language, loaded with the first page in that language.
import type { Language } from 'virtual:forms';
import type { InFolders, SiteWords } from '../words/words.ts';

const modules = import.meta.glob('../words/*/layout.ts', { import: 'layout' }) as InFolders<
  'layout',
  () => Promise<SiteWords>
>;

const loaded = new Map<Language, SiteWords>();

/** Loads the texts of a language, once. */
export async function loadWords(language: Language): Promise<void> {
  if (!loaded.has(language)) loaded.set(language, await modules[`../words/${language}/layout.ts`]());
}

/**
 * The texts of a loaded language.
 * @throws if `loadWords` has not loaded it
 */
export function wordsIn(language: Language): SiteWords {
  const words = loaded.get(language);
  if (!words) throw new Error(`${language} is not loaded.`);
  return words;
}
