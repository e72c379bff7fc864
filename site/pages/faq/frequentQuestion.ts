import type { ReactNode } from 'react';

export interface FrequentQuestion {
  /** The same in all languages; not to be changed once published, since other sites may link to it. */
  readonly id: string;
  readonly title: string;
  readonly answer: ReactNode;
}
