// Letters as the office's HTTP API answers them.
import type { Language } from '../core/index.ts';

/** A letter with its placeholders filled, in every language. */
export interface FilledLetter extends Readonly<Record<Language, LetterText>> {
  /** The family's address, if an answer has one. */
  readonly to?: string | undefined;
}

export interface LetterText {
  readonly subject: string;
  /** Paragraphs. */
  readonly text: readonly string[];
}
