// What was typed last, noted at once. The device's database takes a moment to write, and a browser cuts that moment off
// when the page is left, closed or killed in mid-word; a note in local storage is written before the key is done. Where the
// database refuses the answers, the note is all that is kept of them.
// Obligations: a note counts only on top of what it was written on, the record that its page had read or wrote; a note
// that could not be written takes the earlier one away, which would bring old answers back. Files are not in it.

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
    // Something else wrote under this name; it is no note of ours, and the next one takes its place.
    return undefined;
  }
}
