// What the studio's page and the dev server say to each other. Files go by their path below the folder of forms, with
// slashes; lines count from 1, columns from 0.
import type { Language } from '../core/index.ts';
import type { Change } from './changes/change.ts';
import type { Example } from './examplesOf.ts';

export interface FormName {
  readonly id: string;
  readonly title: string;
}

export interface FormFolder {
  readonly files: readonly WrittenFile[];
  readonly examples: readonly Example[];
  /** Commits that touched the form or the lists, the latest first. */
  readonly versions: readonly Version[];
  /** Why there are no examples or no versions, where that is no choice. */
  readonly trouble: readonly string[];
}

export interface WrittenFile {
  readonly name: string;
  readonly text: string;
}

export interface Version {
  readonly commit: string;
  /** YYYY-MM-DD. */
  readonly day: string;
  readonly subject: string;
}

/** Texts that were not saved, by file. */
export type Texts = Readonly<Record<string, string>>;

export interface LookRequest {
  readonly form: string;
  readonly texts: Texts;
}

/** The form with the texts in the place of its files. */
export interface Look {
  readonly findings: readonly Finding[];
  /** The compiled module by language, wherever the definition can be drawn. */
  readonly modules: Readonly<Partial<Record<Language, string>>>;
}

export interface Finding {
  readonly file: string;
  readonly line: number;
  readonly column: number;
  readonly pointer: string;
  readonly problem: string;
  readonly repair: string;
}

export interface ChangesRequest extends LookRequest {
  readonly since: string;
  /** The later commit; the texts at hand without it. */
  readonly until?: string | undefined;
}

export type ChangesAnswer =
  | { readonly changes: readonly Change[] }
  /** Why the two cannot be compared. */
  | { readonly problem: string };

export interface SaveRequest {
  readonly file: string;
  readonly text: string;
  /** What the file held when the text was begun. */
  readonly before: string;
}

export type SaveAnswer =
  | { readonly kind: 'saved' }
  /** Somebody else has written the file meanwhile. */
  | { readonly kind: 'changed-meanwhile'; readonly text: string }
  | { readonly kind: 'no-json'; readonly finding: Finding };
