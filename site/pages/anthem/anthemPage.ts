import type { Language } from 'virtual:forms';
import type { ReactNode } from 'react';
import type { Note } from '../parts/prose.ts';
import type { RelatedPagesProps } from '../parts/RelatedPages.tsx';

/** Content of the anthem's page in one language. */
export interface AnthemContent {
  readonly title: string;
  readonly description: string;
  readonly eyebrow: string;
  /** `{other}` in it stands for the anthem's title in the other language. */
  readonly lead: string;
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
  /** Of the file. */
  readonly type: ReactNode;
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
  /** Before its number. */
  readonly stanza: string;
  readonly refrain: string;
  /** In each language that it is sung in. */
  readonly versions: readonly Version[];
}

interface Version {
  readonly language: Language;
  readonly title: string;
  /** Of lines. */
  readonly stanzas: readonly (readonly string[])[];
  /** It is sung after every stanza. */
  readonly refrain: readonly string[];
}
