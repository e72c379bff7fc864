import type { ReactNode } from 'react';

/** One of the school's printed documents, as it is written down in this folder. */
export interface SchoolDocument {
  /** The name of its file in `public/documents/`, without the ending. */
  readonly file: string;
  readonly title: string;
  readonly titleArabic: string;
  /** One sentence under the title. */
  readonly subtitle: string;
  /** What stands in the niche on the cover, and the tone behind it. */
  readonly emblem: ReactNode;
  readonly ground: string;
  readonly sections: readonly DocumentSection[];
}

export interface DocumentSection {
  readonly id: string;
  readonly title: string;
  readonly body: ReactNode;
  /** Set on a page of its own, such as a slip to be signed. */
  readonly apart?: boolean;
}
