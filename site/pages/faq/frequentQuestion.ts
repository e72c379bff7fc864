import type { ReactNode } from 'react';

export interface FrequentQuestion {
  /** The same in all languages, and once published it stays: others may link to it. */
  readonly id: string;
  readonly title: string;
  readonly answer: ReactNode;
}
