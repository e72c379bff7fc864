// The languages of forms and site. Definitions are written in SOURCE; translations are in files beside them.

export type Language = 'en' | 'ar';

/** The language that definitions are written in. */
export const SOURCE: Language = 'en';

export const languages: readonly Language[] = ['en', 'ar'];

/** The type of one language's messages, for the other languages: literal strings become `string`, functions keep their parameters. */
export type InAnyLanguage<T> = T extends string
  ? string
  : T extends (...parts: infer Parts) => string
    ? (...parts: Parts) => string
    : T extends (...parts: infer Parts) => infer Result
      ? (...parts: Parts) => InAnyLanguage<Result>
      : { readonly [Key in keyof T]: InAnyLanguage<T[Key]> };

/** Writing direction, as the HTML attribute `dir`. */
export const directions: Readonly<Record<Language, 'ltr' | 'rtl'>> = { en: 'ltr', ar: 'rtl' };
