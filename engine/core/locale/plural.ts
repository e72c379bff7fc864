// Words that depend on a number: Arabic has six forms where English has two.
import type { Language } from './language.ts';

export type PluralCategory = 'zero' | 'one' | 'two' | 'few' | 'many' | 'other';

/** Words by plural category; a category without words of its own takes those of `other`. */
export type PluralWords = Readonly<Partial<Record<PluralCategory, string>>> & { readonly other: string };

/** The categories that a language has, by Unicode CLDR's plural rules, the smallest number first. */
export const CATEGORIES: Readonly<Record<Language, readonly PluralCategory[]>> = {
  en: ['one', 'other'],
  ar: ['zero', 'one', 'two', 'few', 'many', 'other'],
};

/** The words for `count` in this language. */
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
