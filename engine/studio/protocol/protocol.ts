// Messages between the studio's page and the dev server: JSON over HTTP. A file is named by its path below the folder of
// forms, with slashes; lines count from 1, columns from 0.

import type { Example } from '../../check/index.ts';
import type { Language } from '../../core/index.ts';
import type { Change } from '../changes/change.ts';
import type { WrittenCondition } from './conditions.ts';
import type { Outline } from './outline.ts';
import type { SettingsChange } from './settings.ts';
import type { Spot } from './spot.ts';
import type { TextEdit } from './words.ts';

export interface FormName {
  readonly id: string;
  readonly title: string;
}

export interface FormFolder {
  readonly files: readonly FormText[];
  readonly examples: readonly Example[];
  /** What the form asks, read from the files on the disk; a sentence with the reason if they cannot be read. */
  readonly outline: Outline | string;
  readonly isPublished: boolean;
  /** Names of the groups of the site's menu. */
  readonly menuGroups: readonly string[];
  /** Commits that changed the form or the lists it uses, latest first. */
  readonly commits: readonly Commit[];
  /** The schemas of the files by their names, e.g. `form.schema.json`. */
  readonly schemas: Readonly<Record<string, Readonly<Record<string, unknown>>>>;
  /** Why examples or commits could not be read; empty if they could. */
  readonly problems: readonly string[];
}

export interface FormText {
  readonly name: string;
  readonly text: string;
}

export interface Commit {
  readonly id: string;
  /** YYYY-MM-DD. */
  readonly day: string;
  readonly subject: string;
}

/** Unsaved texts by file name. */
export type Texts = Readonly<Record<string, string>>;

export interface CheckRequest {
  readonly form: string;
  readonly texts: Texts;
  /** Edits of single texts, carried out after `texts`; one whose text is another by now is left out. */
  readonly words?: readonly TextEdit[];
  /** Changes made in fields, carried out first; one whose file is another by now is left out. */
  readonly settings?: readonly SettingsChange[];
}

/** The check of the form with the unsaved texts in place of its files. */
export interface CheckAnswer {
  readonly findings: readonly Finding[];
  /** The compiled module by language; missing where the definition does not compile. */
  readonly modules: Readonly<Partial<Record<Language, string>>>;
  /** Likewise those of the office; their `office` is undefined for a form without one. */
  readonly offices: Readonly<Partial<Record<Language, string>>>;
  /** Where each question is written; empty while the form cannot be read. */
  readonly questions: readonly QuestionSpot[];
  /** Likewise. */
  readonly conditions: readonly WrittenCondition[];
}

/** A place of a question; one that two steps share has a place for each. */
export interface QuestionSpot extends Spot {
  /** The name of its field, with `[]` for any entry of a list. */
  readonly name: string;
  /** Index of the step that asks it. */
  readonly step: number;
  readonly pointer: string;
}

export interface Finding extends Spot {
  /** See `DefinitionError`. */
  readonly code: string;
  readonly pointer: string;
  readonly problem: string;
  readonly repair: string;
  /** True if the check can carry out the repair. */
  readonly canMend: boolean;
}

/** The state of a form, for the list of all. */
export interface FormState {
  /** Findings by what they concern. */
  readonly translations: number;
  readonly examples: number;
  readonly others: number;
  readonly isPublished: boolean;
  /** True if its files differ from the last commit; undefined outside of a repository. */
  readonly isChanged?: boolean;
}

export interface ChangesRequest extends CheckRequest {
  readonly since: string;
  /** The later commit; undefined for the unsaved texts. */
  readonly until?: string | undefined;
}

export type ChangesAnswer =
  | { readonly changes: readonly Change[] }
  /** Why the versions cannot be compared. */
  | { readonly problem: string };

export interface SaveRequest {
  readonly file: string;
  readonly text: string;
  /** The file's content when editing began. */
  readonly before: string;
}

export type SaveAnswer =
  | { readonly kind: 'saved' }
  /** Another program has changed the file since `before`; `text` is its content. */
  | { readonly kind: 'conflict'; readonly text: string }
  | { readonly kind: 'invalid-json'; readonly finding: Finding };

/** An application that was sent to the dev server. */
export interface Received {
  readonly reference: string;
  /** ISO 8601. */
  readonly receivedAt: string;
  /** The answers that name it; may be empty. */
  readonly hint: string;
}
