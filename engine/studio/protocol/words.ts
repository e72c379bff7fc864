// The texts of a form or of the site in every language, and changes of them.
import type { Language } from '../../core/index.ts';
import type { Spot } from './spot.ts';

/** One text, or one for each plural category of the language. */
export type Words = string | Readonly<Record<string, string>>;

export interface TextName {
  /** As in `protocol.ts`: the file of the English text, by its path below the folder of forms. */
  readonly file: string;
  /** The place of the English text in it: a JSON Pointer, with ids in place of the numbers of steps and options. */
  readonly name: string;
}

/** A text, and where the English stands. */
export interface TextRow extends TextName, Spot {
  /** Empty where a translation is missing. */
  readonly words: Readonly<Record<Language, Words>>;
  /** Where there is one for all languages, its own: that of a letter; for a number, an address or the like the source language. */
  readonly only?: Language;
  /** Languages whose translation was written for another English text than the one that stands there now. */
  readonly behind: readonly Language[];
}

export interface TextEdit extends TextName {
  readonly language: Language;
  /** What stood there when editing began; empty for a missing translation. */
  readonly before: Words;
  readonly after: Words;
}

/** A translation that still says what the English says. */
export interface Confirmation extends TextName {
  readonly language: Language;
}

/** A page of the site that is no form. */
export interface SitePage {
  /** As in pages.json: `about/History`. */
  readonly page: string;
  /** In the source language: that of the content file; without one the label in the menu; without both the last part of `page`. */
  readonly title: string;
  readonly addresses: Readonly<Record<Language, string>>;
}

export type SiteAnswer = { readonly rows: readonly TextRow[]; readonly pages: readonly SitePage[] } | Unlisted;

export interface Unlisted {
  /** Why the texts cannot be listed. */
  readonly problem: string;
}

export type TextsAnswer = { readonly rows: readonly TextRow[] } | Unlisted;

/** Edits of the site that its pages are to show before they are written. */
export interface DraftsRequest {
  readonly edits: readonly TextEdit[];
}

export interface DraftsAnswer {
  /** Where the pages are that show them. */
  readonly origin: string;
}
