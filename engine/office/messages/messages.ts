import type { Language } from '../../core/index.ts';
import { ar } from './ar.ts';
import { en, type OfficeMessages } from './en.ts';

export const messagesIn: Readonly<Record<Language, OfficeMessages>> = { en, ar };

/** Each language by its own name. */
export const languageNames: Readonly<Record<Language, string>> = { en: 'English', ar: 'العربية' };
