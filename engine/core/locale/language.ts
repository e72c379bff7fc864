// The languages that a form can be read in. Definitions are written in English; the others stand beside them.

export type Language = 'en' | 'ar';

/** The language that definitions are written in. */
export const SOURCE: Language = 'en';

export const languages: readonly Language[] = ['en', 'ar'];

/** The shape of one language's words, for all the others: texts are any text, functions make texts. */
export type InAnyLanguage<T> = T extends string
  ? string
  : T extends (...parts: infer Parts) => string
    ? (...parts: Parts) => string
    : T extends (...parts: infer Parts) => infer Result
      ? (...parts: Parts) => InAnyLanguage<Result>
      : { readonly [Key in keyof T]: InAnyLanguage<T[Key]> };

/** The direction in which the language is written. */
export const directions: Readonly<Record<Language, 'ltr' | 'rtl'>> = { en: 'ltr', ar: 'rtl' };
