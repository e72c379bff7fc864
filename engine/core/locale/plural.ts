// Plural forms: Arabic has six, English two. Those of Intl are not used, see formatting.ts.
import type { Language } from './language.ts';

export type PluralCategory = 'zero' | 'one' | 'two' | 'few' | 'many' | 'other';

/** Texts by plural category; a missing category falls back to `other`. */
export type PluralWords = Readonly<Partial<Record<PluralCategory, string>>> & { readonly other: string };

/** The categories that a language has, by Unicode CLDR's plural rules, the smallest number first. */
export const CATEGORIES: Readonly<Record<Language, readonly PluralCategory[]>> = {
  en: ['one', 'other'],
  ar: ['zero', 'one', 'two', 'few', 'many', 'other'],
};

/** The text for `count`. */
export function pluralOf(language: Language, count: number, words: PluralWords): string {
  return words[categoryOf(language, count)] ?? words.other;
}

function categoryOf(language: Language, count: number): PluralCategory {
  if (count === 1) return 'one';
  if (language === 'en' || !Number.isInteger(count)) return 'other';
  if (count === 0) return 'zero';
  if (count === 2) return 'two';
  const lastTwo = count % 100;
  if (lastTwo < 3) return 'other';
  return lastTwo <= 10 ? 'few' : 'many';
}
