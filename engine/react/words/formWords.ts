import type { Language } from '../../core/index.ts';
import type { Words } from './words.ts';

/** Loads the engine's own words in a language. */
export const loadFormWords: Readonly<Record<Language, () => Promise<Words>>> = {
  en: async () => (await import('./en.ts')).en,
  ar: async () => (await import('./ar.ts')).ar,
};

/** The modules that are imported above, as paths of the project: a build lists ahead what a page will load. */
export const formWordsModules: Readonly<Record<Language, string>> = {
  en: 'engine/react/words/en.ts',
  ar: 'engine/react/words/ar.ts',
};
