declare module 'virtual:forms' {
  /** What the site's routes need of a form before its module is loaded. */
  export interface FormEntry {
    readonly id: string;
    readonly route: string;
    readonly aliases: readonly string[];
    readonly purpose?: string;
    readonly titles: Readonly<Record<import('../core/index.ts').Language, string>>;
    load(language: import('../core/index.ts').Language): Promise<import('../core/index.ts').Form>;
  }
  export const forms: readonly FormEntry[];

  export type Language = import('../core/index.ts').Language;
  export type InAnyLanguage<Words> = import('../core/index.ts').InAnyLanguage<Words>;
  /** The languages of forms, the source language first. */
  export const languages: readonly Language[];
  export const sourceLanguage: Language;
  /** Core's function of this name, copied into the module. */
  export const normaliseAddress: typeof import('../core/index.ts').normaliseAddress;
  export const directions: Readonly<Record<Language, 'ltr' | 'rtl'>>;
  /** Each language's own name. */
  export const languageNames: Readonly<Record<Language, string>>;
}

declare module 'virtual:menu/*' {
  interface MenuLink {
    readonly label: string;
    /** The canonical path, never an alias. */
    readonly path: string;
  }
  interface MenuGroup {
    /** What `menu.under` of a page or a form names. */
    readonly name: string;
    readonly label: string;
    readonly links: readonly MenuLink[];
  }
  /** In one language, in order. */
  export const menu: readonly (MenuLink | MenuGroup)[];
  export const footer: readonly MenuLink[];
  /** The canonical path of the page on privacy, if the site has one. */
  export const privacy: string | null;
}

declare module 'virtual:pages' {
  /** The site's pages that are no forms, from pages.json; as lists, because every page of the site loads them. */
  export const pages: readonly (readonly [page: string, path: string, ...aliases: string[]])[];
  /** The paths of those that the site map leaves out; for the build. */
  export const unlisted: readonly string[];
}

declare module 'virtual:forms/all' {
  /** In the source language. */
  export const forms: readonly import('../core/index.ts').Form[];
  /** By language, each in the same order. */
  export const formsIn: Readonly<
    Record<import('../core/index.ts').Language, readonly import('../core/index.ts').Form[]>
  >;
}

declare module 'virtual:forms/sound' {
  /** As in `virtual:forms/all` and `virtual:offices`, without the forms that have findings. */
  export const forms: readonly import('../core/index.ts').Form[];
  export const formsIn: Readonly<
    Record<import('../core/index.ts').Language, readonly import('../core/index.ts').Form[]>
  >;
  export const offices: Readonly<
    Record<import('../core/index.ts').Language, readonly import('../core/index.ts').Office[]>
  >;
  /** The forms with findings, which are left out above. */
  export const refused: readonly {
    readonly id: string;
    /** Where the form is sent to, if it can be read. */
    readonly post?: string;
    /** The first finding, with its file and line. */
    readonly problem: string;
  }[];
}

declare module 'virtual:offices' {
  /** The offices of the forms whose submissions the service receives. */
  export const offices: Readonly<
    Record<import('../core/index.ts').Language, readonly import('../core/index.ts').Office[]>
  >;
}

declare module 'virtual:country-names' {
  /** English names by ISO 3166-1 alpha-2 code, in alphabetical order. */
  export const countryNames: Readonly<Record<string, string>>;
}
