// The content files that scripts import, by name; in another language with its tag: virtual:content/home/figures.ar.
declare module 'virtual:content' {
  /** What imports the module of a page on demand, for the pages that are made of a content file. */
  export const contentPages: Readonly<Record<string, () => Promise<import('./pageModules.ts').PageModule>>>;
}

declare module 'virtual:content/about/related*' {
  export const content: import('./pages/parts/RelatedPages.tsx').RelatedPagesProps;
}

declare module 'virtual:content/divisions/divisions*' {
  export const content: readonly import('./pages/divisions/division.ts').Division[];
}

declare module 'virtual:content/home/figures*' {
  export const content: readonly import('./pages/home/homeWords.ts').Figure[];
}

declare module 'virtual:content/home/home*' {
  export const content: import('./pages/home/homeWords.ts').HomeWords;
}
