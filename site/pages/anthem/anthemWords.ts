import type { ReactNode } from 'react';
import type { Note } from '../parts/prose.ts';
import type { RelatedPagesProps } from '../parts/RelatedPages.tsx';

/** Texts of the anthem's page in one language. */
export interface AnthemWords {
  readonly title: string;
  readonly description: string;
  readonly eyebrow: string;
  readonly lead: ReactNode;
  readonly listen: ListenWords;
  readonly score: ScoreWords;
  readonly lyrics: LyricsWords;
  readonly related: RelatedPagesProps;
}

export interface ListenWords {
  readonly title: string;
  /** The player's accessible name. */
  readonly recording: string;
  readonly download: string;
  /** Type and size of the file. */
  file(bytes: number): ReactNode;
  readonly notesLabel: string;
  readonly notes: readonly Note[];
}

export interface ScoreWords {
  readonly title: string;
  readonly alt: string;
  readonly caption: string;
  readonly download: string;
}

export interface LyricsWords {
  readonly title: string;
  stanza(number: number): string;
  readonly refrain: string;
}
