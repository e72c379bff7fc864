// Plural forms: Arabic has six, English two.
import { type Language, notations } from './language.ts';
import type { PluralCategory } from './notation/notation.ts';

/** Texts by plural category; a missing category falls back to `other`. */
export type PluralWords = Readonly<Partial<Record<PluralCategory, string>>> & { readonly other: string };

/** The categories that a language has, the smallest number first. */
export function pluralCategories(language: Language): readonly PluralCategory[] {
  return notations[language].categories;
}

/** The text for `count`. */
export function pluralOf(language: Language, count: number, words: PluralWords): string {
  return words[notations[language].categoryOf(count)] ?? words.other;
}
