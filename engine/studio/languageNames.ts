import type { Language } from '../core/index.ts';

/** The languages of forms as the studio, which speaks English, calls them. */
export const LANGUAGE_NAMES: Readonly<Record<Language, string>> = { en: 'English', ar: 'Arabic' };
