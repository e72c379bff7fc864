declare module 'virtual:forms' {
  /** A form as the site's routes know it, before its module is loaded. */
  export interface FormEntry {
    readonly id: string;
    readonly route: string;
    readonly aliases: readonly string[];
    readonly words: Readonly<Record<import('../core/index.ts').Language, FormHead>>;
    load(language: import('../core/index.ts').Language): Promise<import('../core/index.ts').Form>;
  }
  /** What is said of a form in one language. */
  export interface FormHead {
    readonly title: string;
    readonly menu?: import('../core/index.ts').MenuEntry;
  }
  export const forms: readonly FormEntry[];

  export type Language = import('../core/index.ts').Language;
  export type InAnyLanguage<Words> = import('../core/index.ts').InAnyLanguage<Words>;
  /** The languages that forms can be read in, that of the definitions first. */
  export const languages: readonly Language[];
  export const sourceLanguage: Language;
  /** See core's function of this name; the site has its source. */
  export const normaliseAddress: typeof import('../core/index.ts').normaliseAddress;
  export const directions: Readonly<Record<Language, 'ltr' | 'rtl'>>;
}

declare module 'virtual:forms/all' {
  /** In the definitions' own language. */
  export const forms: readonly import('../core/index.ts').Form[];
  /** In every language, in the same order. */
  export const formsIn: Readonly<
    Record<import('../core/index.ts').Language, readonly import('../core/index.ts').Form[]>
  >;
}

declare module 'virtual:country-names' {
  /** Countries in English by ISO 3166-1 alpha-2, in the order of the alphabet. */
  export const countryNames: Readonly<Record<string, string>>;
}
