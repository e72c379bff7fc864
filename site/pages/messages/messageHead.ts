import type { ReactNode } from 'react';

/** The head of a message's page, in the page's language. */
export interface MessageHead {
  /** The document's title. */
  readonly documentTitle: string;
  readonly description: string;
  readonly eyebrow: string;
  readonly title: ReactNode;
  readonly lead: ReactNode;
}
