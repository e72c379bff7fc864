import type { Definition } from '../../compile/index.ts';
import type { Language } from '../../core/index.ts';

/** One thing that a parent would find different. */
export interface Change {
  /** The form, a step, or a question with the step and the groups that it stands in. */
  readonly where: string;
  /** What became of it: one sentence. */
  readonly what: string;
  /** The words before and after, in each language in which they differ. */
  readonly texts: readonly ChangedText[];
}

export interface ChangedText {
  readonly language: Language;
  readonly before?: string | undefined;
  readonly after?: string | undefined;
}

/** One version of a form, as it is read in each language. */
export type Version = Readonly<Record<Language, Pick<Definition, 'form' | 'steps'>>>;

/** What a parent can notice of one part of a form: its aspects by name, e.g. `title`, `option yes`, `limit maxLength`. */
export interface Part {
  readonly where: string;
  readonly aspects: ReadonlyMap<string, Aspect>;
}

export interface Aspect {
  /** For words of the definition the words themselves, in their language; for all else what is compared. */
  readonly is: string;
  /** How it is told where it is no text of the definition. */
  readonly told?: string;
}
