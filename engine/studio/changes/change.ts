import type { Definition } from '../../compile/index.ts';
import type { Language } from '../../core/index.ts';

/** One difference that a parent would notice. */
export interface Change {
  /** The form, a step, or a question after the titles of its step and groups: `Who › Address › Street`. */
  readonly where: string;
  /** What changed, in one sentence. */
  readonly what: string;
  /** The texts before and after, in each language in which they differ. */
  readonly texts: readonly ChangedText[];
}

export interface ChangedText {
  readonly language: Language;
  readonly before?: string | undefined;
  readonly after?: string | undefined;
}

/** One version of a form in every language. */
export type Version = Readonly<Record<Language, Pick<Definition, 'form' | 'steps'>>>;

/** What a parent can notice of one part of a form: its aspects by name, e.g. `title`, `option yes`, `limit maxLength`. */
export interface Part {
  readonly where: string;
  readonly aspects: ReadonlyMap<string, Aspect>;
}

export interface Aspect {
  /** What is compared: of a text the text itself, in its language. */
  readonly value: string;
  /** The value as part of a sentence; undefined for texts, which are shown before and after. */
  readonly inWords?: string;
}
