import type { Language } from '../../core/index.ts';

/** The languages' names in English, the language of the studio. */
export const LANGUAGE_NAMES: Readonly<Record<Language, string>> = { en: 'English', ar: 'Arabic' };
