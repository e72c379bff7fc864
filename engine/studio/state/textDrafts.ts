// Edits in the table of texts that are not yet written. Like unsaved texts of files they are kept in the browser's local storage.
import type { Confirmation, TextEdit, TextName, TextRow, Words } from '../protocol/words.ts';
import { tryStorage } from './unsavedTexts.ts';

export interface TextDrafts {
  readonly edits: readonly TextEdit[];
  readonly confirmed: readonly Confirmation[];
}

export const NO_DRAFTS: TextDrafts = { edits: [], confirmed: [] };

const keyOf = (of: string) => `studio words ${of}`;

/** The drafts of a form, or of the site. */
export function readDrafts(of: string): TextDrafts {
  const stored = tryStorage(() => localStorage.getItem(keyOf(of)));
  // Written below.
  return stored ? (JSON.parse(stored) as TextDrafts) : NO_DRAFTS;
}

/** Returns false if the browser refuses to store them. */
export function storeDrafts(of: string, drafts: TextDrafts): boolean {
  const isStored = tryStorage(() => {
    if (countOf(drafts) === 0) localStorage.removeItem(keyOf(of));
    else localStorage.setItem(keyOf(of), JSON.stringify(drafts));
    return true;
  });
  return isStored ?? false;
}

export function countOf({ edits, confirmed }: TextDrafts): number {
  return edits.length + confirmed.length;
}

/** The drafts with one text as it now is; none for it where that is what the file says. */
export function withEdit(drafts: TextDrafts, edit: TextEdit): TextDrafts {
  const others = drafts.edits.filter((one) => !isSame(one, edit));
  return { ...drafts, edits: isEqual(edit.before, edit.after) ? others : [...others, edit] };
}

/** The drafts in which a translation is confirmed, or is no longer. */
export function withConfirmation(drafts: TextDrafts, one: Confirmation, isConfirmed: boolean): TextDrafts {
  const others = drafts.confirmed.filter((other) => !isSame(other, one));
  return { ...drafts, confirmed: isConfirmed ? [...others, one] : others };
}

/** The drafts without those that the files have by now. */
export function stillOpen({ edits, confirmed }: TextDrafts, rows: readonly TextRow[]): TextDrafts {
  const row = (wanted: TextName) => rows.find(({ file, name }) => file === wanted.file && name === wanted.name);
  return {
    edits: edits.filter((edit) => !isEqual(row(edit)?.words[edit.language] ?? edit.after, edit.after)),
    confirmed: confirmed.filter((one) => row(one)?.behind.includes(one.language)),
  };
}

function isSame(one: Confirmation, other: Confirmation): boolean {
  return one.file === other.file && one.name === other.name && one.language === other.language;
}

function isEqual(one: Words, other: Words): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}
