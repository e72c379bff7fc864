// Words that depend on a number: Arabic has six forms where English has two.
import type { Language } from './language.ts';

/** Words by plural category; a category without words of its own takes those of `other`. */
export type PluralWords = Readonly<Partial<Record<Intl.LDMLPluralRule, string>>> & { readonly other: string };

/** Where the language's digits and names of months are the reader's: in Lebanon. */
export const LOCALES: Readonly<Record<Language, string>> = { en: 'en-GB', ar: 'ar-LB' };

/** The words for `count` in this language. */
export function pluralOf(language: Language, count: number, words: PluralWords): string {
  return words[new Intl.PluralRules(language).select(count)] ?? words.other;
}

/** The number in the digits of the language, without separators between them. */
export function numberIn(language: Language, number: number): string {
  return new Intl.NumberFormat(LOCALES[language], { useGrouping: false }).format(number);
}
