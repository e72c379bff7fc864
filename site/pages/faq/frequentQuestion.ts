import type { ReactNode } from 'react';

export interface FrequentQuestion {
  /** The same in all languages; not to be changed once published, since other sites may link to it. */
  readonly id: string;
  readonly title: string;
  /** The answer's paragraphs; what is not plain text is in `body`. */
  readonly text?: readonly string[];
  readonly body?: ReactNode;
}
