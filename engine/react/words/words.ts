import type { en } from './en.ts';

/** The engine's words in one language. */
export type Words = InAnyLanguage<typeof en>;

type InAnyLanguage<T> = T extends string
  ? string
  : T extends (...parts: infer Parts) => string
    ? (...parts: Parts) => string
    : { readonly [Key in keyof T]: InAnyLanguage<T[Key]> };
