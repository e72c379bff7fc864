import type { Note } from '../parts/prose.ts';

export interface Fact {
  readonly label: string;
  readonly value: string;
}

export interface Division {
  readonly name: string;
  /** The canonical path. */
  readonly path: string;
  readonly years: string;
  /** In years; not given for the secondary years. */
  readonly ages?: string;
}

/** Texts that all divisions' pages share. */
export interface DivisionWords {
  readonly eyebrow: string;
  readonly about: string;
  readonly joining: string;
  readonly decision: string;
  readonly registration: Note;
  readonly others: string;
}
