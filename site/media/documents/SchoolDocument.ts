import type { ReactNode } from 'react';

/** A language, as an element names it. */
interface Tongue {
  readonly lang: 'en' | 'ar';
  readonly dir: 'ltr' | 'rtl';
}

/** What all documents in one language say. */
export interface DocumentWords {
  readonly language: Tongue;
  /** The language of the title that stands second on the cover. */
  readonly elsewhere: Tongue;
  readonly school: string;
  readonly since: string;
  /** What runs over the left pages. */
  readonly head: string;
  readonly contents: string;
  /** A number in the digits of the language. */
  number(value: number): string;
}

/** One of the school's printed documents, as it is written down in this folder. */
export interface SchoolDocument {
  /** The name of its file in `public/documents/`, without the ending. */
  readonly file: string;
  readonly words: DocumentWords;
  readonly title: string;
  /** The title in the other language. */
  readonly titleElsewhere: string;
  /** One sentence under the title. */
  readonly subtitle: string;
  /** The picture on the cover: the name of an SVG in `covers/`, without the ending. */
  readonly cover: string;
  readonly sections: readonly DocumentSection[];
}

export interface DocumentSection {
  readonly id: string;
  readonly title: string;
  readonly body: ReactNode;
  /** Set on a page of its own, such as a slip to be signed. */
  readonly apart?: boolean;
}
