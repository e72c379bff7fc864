import type { ReactNode } from 'react';

/** A side note: a heading, paragraphs and further content. */
export interface Note {
  readonly title: string;
  readonly text?: readonly string[];
  /** Content other than plain paragraphs; follows `text`. */
  readonly body?: ReactNode;
}

/** A section of a page with its side notes. */
export interface ProseSection extends Note {
  readonly notes?: readonly Note[];
}

/** Content of a page of running text. */
export interface Prose {
  /** The h1 and the document's title. */
  readonly title: string;
  /** One sentence for search engines and previews. */
  readonly description: string;
  /** Label above the title: the menu's group that the page belongs to. */
  readonly eyebrow: string;
  readonly lead: string;
  readonly sections: readonly ProseSection[];
}
