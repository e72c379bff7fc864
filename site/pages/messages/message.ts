import type { Language } from 'virtual:forms';
import type { ReactNode } from 'react';

/** A page with a message that is in one language, whichever the page's is. */
export interface MessageContent {
  /** The h1 and the document's title. */
  readonly title: string;
  readonly description: string;
  readonly eyebrow: string;
  readonly lead: ReactNode;
  readonly letter: Message;
}

export interface Message {
  readonly language: Language;
  readonly salutation: string;
  readonly text?: readonly string[];
  /** Content other than plain paragraphs; follows `text`. */
  readonly body?: ReactNode;
  /** The writer's office, below the text. */
  readonly from: string;
  /** What the picture of the signature shows. */
  readonly signature: string;
}
