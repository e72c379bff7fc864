// The languages of forms and site, each with its notation. Definitions are written in SOURCE; translations are in files beside them.
// Texts are in engine/languages, forms/ and site/words.
import { ar } from './notation/ar.ts';
import { en } from './notation/en.ts';
import type { Notation } from './notation/notation.ts';

/** A language that is added here is a type error wherever its texts are still missing. */
export const notations = { en, ar } satisfies Readonly<Record<string, Notation>>;

export type Language = keyof typeof notations;

/** The language that definitions are written in. */
export const SOURCE: Language = 'en';

/** The source language first. */
export const languages = Object.keys(notations) as readonly Language[];

/** A record of what `of` gives for each language. */
export function byLanguage<T>(of: (language: Language) => T): Readonly<Record<Language, T>> {
  // Object.fromEntries does not know that no language is missing.
  return Object.fromEntries(languages.map((language) => [language, of(language)])) as Record<Language, T>;
}

/** The type of one language's messages, for the other languages: literal strings become `string`, functions keep their parameters. */
export type InAnyLanguage<T> = T extends string
  ? string
  : T extends (...parts: infer Parts) => string
    ? (...parts: Parts) => string
    : T extends (...parts: infer Parts) => infer Result
      ? (...parts: Parts) => InAnyLanguage<Result>
      : { readonly [Key in keyof T]: InAnyLanguage<T[Key]> };

/** Writing direction, as the HTML attribute `dir`. */
export function directionOf(language: Language): 'ltr' | 'rtl' {
  return notations[language].direction;
}
