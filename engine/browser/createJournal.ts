// Write-ahead journal of the latest answers, one entry per form in local storage. IndexedDB writes asynchronously, and a page
// that is closed or killed meanwhile loses the write; local storage is written synchronously. Where the database refuses the
// answers, the entry is their only copy.
// Obligations: an entry is valid only for the record that its page had read or written last; when an entry cannot be written,
// the earlier one is removed, because it would restore old answers. Files are not in the journal.

import { type Draft, isRecord } from '../core/index.ts';

export interface JournalEntry {
  readonly draft: Draft;
  /** Id of the visit that wrote it. */
  readonly visit: string;
  /** Revision of the record that the visit had read or written last; undefined without a record. */
  readonly after?: string | undefined;
}

export interface Journal {
  /** False when the browser refuses local storage. */
  accepts(): boolean;
  /** Replaces the form's entry; false when the browser refuses. */
  write(entry: JournalEntry): boolean;
  /** The entry that is newer than the record of `revision`, or any entry without a record; undefined if there is none. */
  read(form: string, revision: string | undefined): JournalEntry | undefined;
  /** Removes the form's entry if `isGone` returns true for it. */
  remove(form: string, isGone: (entry: JournalEntry) => boolean): void;
}

/** A journal in `storage()`. Where the browser refuses it, there are no entries, and only the database has the answers. */
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
    write(entry) {
      const { form } = entry.draft;
      const isPut = put(key(form), JSON.stringify(entry));
      if (!isPut) attempt(storage, (store) => store.removeItem(key(form)));
      return isPut;
    },
    read(form, revision) {
      const entry = attempt(storage, (store) => parse(store.getItem(key(form))));
      if (!entry || revision === undefined) return entry;
      return entry.after === revision || revision.startsWith(entry.visit) ? entry : undefined;
    },
    remove(form, isGone) {
      attempt(storage, (store) => {
        const entry = parse(store.getItem(key(form)));
        if (entry && isGone(entry)) store.removeItem(key(form));
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

function parse(text: string | null): JournalEntry | undefined {
  if (text === null) return undefined;
  try {
    const entry: unknown = JSON.parse(text);
    return isEntry(entry) ? entry : undefined;
  } catch {
    // Not written by this code; the next entry overwrites it.
    return undefined;
  }
}

/** The draft itself is checked when it is restored. */
function isEntry(entry: unknown): entry is JournalEntry {
  return isRecord(entry) && isRecord(entry.draft) && typeof entry.visit === 'string';
}
