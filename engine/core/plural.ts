// Words that depend on a number: Arabic has six forms where English has two.
import type { Language } from './language.ts';

/** Words by plural category; a category without words of its own takes those of `other`. */
export type PluralWords = Readonly<Partial<Record<Intl.LDMLPluralRule, string>>> & { readonly other: string };

/** The words for `count` in this language. */
export function pluralOf(language: Language, count: number, words: PluralWords): string {
  return words[new Intl.PluralRules(language).select(count)] ?? words.other;
}
