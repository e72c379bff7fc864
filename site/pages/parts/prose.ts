import type { ReactNode } from 'react';

/** A side note: a heading and what stands under it. */
export interface Note {
  readonly title: string;
  readonly text?: readonly string[];
  /** Anything that is not plain paragraphs; stands after `text`. */
  readonly body?: ReactNode;
}

/** A part of a page, with its side notes beside it. */
export interface ProseSection extends Note {
  readonly notes?: readonly Note[];
}

/** What a page of running text says. */
export interface Prose {
  /** The h1 and the document's title. */
  readonly title: string;
  /** One sentence for search engines and previews. */
  readonly description: string;
  /** The menu that the page belongs to. */
  readonly eyebrow: string;
  readonly lead: string;
  readonly sections: readonly ProseSection[];
}
