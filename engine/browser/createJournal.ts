// Write-ahead journal of the latest answers, one entry per form in local storage. IndexedDB writes asynchronously, and a page
// that is closed or killed meanwhile loses the write; local storage is written synchronously. Where the database refuses the
// answers, the entry is their only copy.
// Obligations: an entry is valid only for the record that its page had read or written last; when an entry cannot be written,
// the earlier one is removed, because it would restore old answers. Files are not in the journal.

import { type Draft, isRecord } from '../core/index.ts';

export interface Note {
  readonly draft: Draft;
  /** Name of the visit that wrote it. */
  readonly visit: string;
  /** Revision of the record that the visit had read; none when there was no record. */
  readonly after?: string | undefined;
}

export interface Journal {
  /** False when the browser refuses to keep a note. */
  accepts(): boolean;
  /** Takes the place of the earlier note on this form; false when the browser refuses it. */
  write(note: Note): boolean;
  /** What was typed after the record of `revision`, or without any record; undefined if nothing was. */
  read(form: string, revision: string | undefined): Note | undefined;
  /** Removes the note on a form if `isGone` says so of it. */
  remove(form: string, isGone: (note: Note) => boolean): void;
}

/** A journal in `storage()`. Where the browser refuses it, there is never a note, and the database alone keeps answers. */
export function createJournal(storage: () => Storage | null | undefined): Journal {
  const key = (form: string) => `${form} last`;
  const put = (name: string, text: string) =>
    attempt(storage, (store) => {
      store.setItem(name, text);
      return true;
    }) ?? false;
  return {
    accepts() {
      const isPut = put(PROBE, '');
      attempt(storage, (store) => store.removeItem(PROBE));
      return isPut;
    },
    write(note) {
      const { form } = note.draft;
      const isPut = put(key(form), JSON.stringify(note));
      if (!isPut) attempt(storage, (store) => store.removeItem(key(form)));
      return isPut;
    },
    read(form, revision) {
      const note = attempt(storage, (store) => parse(store.getItem(key(form))));
      if (!note || revision === undefined) return note;
      return note.after === revision || revision.startsWith(note.visit) ? note : undefined;
    },
    remove(form, isGone) {
      attempt(storage, (store) => {
        const note = parse(store.getItem(key(form)));
        if (note && isGone(note)) store.removeItem(key(form));
      });
    },
  };
}

const PROBE = 'probe';

function attempt<T>(storage: () => Storage | null | undefined, work: (store: Storage) => T): T | undefined {
  try {
    const store = storage();
    return store ? work(store) : undefined;
  } catch (error) {
    if (error instanceof DOMException) return undefined;
    throw error;
  }
}

function parse(text: string | null): Note | undefined {
  if (text === null) return undefined;
  try {
    const note: unknown = JSON.parse(text);
    return isRecord(note) && isRecord(note.draft) && typeof note.visit === 'string'
      ? (note as unknown as Note)
      : undefined;
  } catch {
    // Not written by this code; the next entry overwrites it.
    return undefined;
  }
}
