import type { ReactNode } from 'react';

/** Attributes of an element in a language. */
interface LanguageAttributes {
  readonly lang: string;
  readonly dir: 'ltr' | 'rtl';
}

/** Texts that all documents in a language share. */
export interface DocumentWords {
  readonly language: LanguageAttributes;
  /** The language of the second title on the cover. */
  readonly elsewhere: LanguageAttributes;
  readonly school: string;
  readonly since: string;
  /** Running head of the left pages. */
  readonly head: string;
  readonly contents: string;
  /** Formats a number in the language's digits. */
  number(value: number): string;
}

/** The content of one of the school's documents. */
export interface SchoolDocument {
  /** The name of its file in `public/documents/`, without extension. */
  readonly file: string;
  readonly words: DocumentWords;
  readonly title: string;
  /** The title in the other language. */
  readonly titleElsewhere: string;
  /** One sentence below the title. */
  readonly subtitle: string;
  /** The picture on the cover: the name of an SVG in `covers/`, without extension. */
  readonly cover: string;
  readonly sections: readonly DocumentSection[];
}

export interface DocumentSection {
  readonly id: string;
  readonly title: string;
  readonly body: ReactNode;
  /** Starts a new page, e.g. a slip to be signed. */
  readonly apart?: boolean;
}
