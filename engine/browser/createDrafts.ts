// Drafts of unfinished forms with their files, stored on this device for 30 days.
// Obligations: answers newer than the database record are in the journal, and a journal entry is removed only once a record
// contains it; where the database refuses the answers, the journal entry replaces the record; a draft that another tab wrote
// after this tab read it is not overwritten (detected by the record's revision or the entry's visit); storage that the
// browser refuses is a return value, not an exception.
import type { Draft } from '../core/index.ts';
import type { SaveOutcome } from '../ports/index.ts';
import type { Journal, JournalEntry } from './createJournal.ts';
import type { DeviceStore } from './deviceStore.ts';
import { acceptsEntries, readDraft, removeDraft, writeAnswers, writeFile } from './draftRecords.ts';
import { orRefused } from './orRefused.ts';
import { randomId } from './randomId.ts';

export interface StoredDraft {
  readonly draft: Draft;
  readonly files: ReadonlyMap<string, File>;
}

export interface Drafts {
  /** False when the browser refuses all storage. */
  accepts(): Promise<boolean>;
  /** The draft of a form, if there is one that is not too old; undefined, too, when the browser refuses storage. */
  load(form: string): Promise<StoredDraft | undefined>;
  /** Writes the draft to the journal synchronously. */
  writeJournal(draft: Draft): void;
  /** Saves the draft and the files that it names. `overwrite` resolves a conflict in favour of this tab. */
  save(draft: Draft, files: ReadonlyMap<string, File>, overwrite?: boolean): Promise<SaveOutcome>;
  /**
   * Removes the draft of a form and its files; one that another tab has written since only with `overwrite`, or if it
   * waited to be sent under the id `received`.
   */
  discard(form: string, overwrite: boolean, received?: string): Promise<void>;
}

const MAX_AGE_MS = 30 * 24 * 60 * 60 * 1000;

/** Drafts in `store` and `journal`, as one tab sees them. */
export function createDrafts(store: DeviceStore, journal: Journal): Drafts {
  const visit = randomId();
  /** The revision that this tab read or wrote last, by form. */
  const seen = new Map<string, string | undefined>();
  /** The visits whose journal entries this tab may replace: its own, and those that it restored. */
  const visits = new Set([visit]);
  /** Ids of the files that the database has. */
  const stored = new Set<string>();
  /** Writes in progress by file id, and those that the database refused, which are not repeated. */
  const attempts = new Map<string, Promise<boolean | 'refused'>>();
  let revisions = 0;
  let journalWrites = 0;
  /** True while the database refuses answers, so that the journal entry is their only copy. */
  let isJournalOnly = false;

  const isOwnEntry = (entry: JournalEntry) => visits.has(entry.visit);
  const isOwn = (form: string) => (revision: string) => revision === seen.get(form) || revision.startsWith(`${visit} `);
  /** True where the form's journal entry is its only copy and was written by another tab. */
  const isForeign = (form: string) => {
    const entry = journal.read(form, undefined);
    return entry !== undefined && !isOwnEntry(entry);
  };

  async function load(form: string): Promise<StoredDraft | undefined> {
    const found = await orRefused(() => readDraft(store, form), undefined);
    isJournalOnly = !found;
    const { record, files = new Map() } = found ?? {};
    const entry = journal.read(form, record?.revision);
    const draft = entry?.draft ?? record?.draft;
    // The record is another tab's and newer: this tab's own journal entry is obsolete.
    if (!entry) journal.remove(form, (own) => own.visit === visit);
    if (!draft) return undefined;
    if (Date.now() - Date.parse(draft.savedAt) > MAX_AGE_MS) {
      await discard(form, true);
      return undefined;
    }
    if (entry) visits.add(entry.visit);
    seen.set(form, record?.revision);
    for (const id of files.keys()) stored.add(id);
    return { draft, files };
  }

  async function save(draft: Draft, files: ReadonlyMap<string, File>, overwrite = false): Promise<SaveOutcome> {
    const { form } = draft;
    const writesBefore = journalWrites;
    revisions++;
    const revision = `${visit} ${revisions}`;
    const isReplaced = overwrite ? () => true : isOwn(form);
    const storedBefore = await orRefused(
      () => writeAnswers(store, draft, revision, new Set(files.keys()), isReplaced),
      'refused',
    );
    isJournalOnly = storedBefore === 'refused';
    if (storedBefore === 'refused') return saveInJournal(draft, files, overwrite);
    if (!storedBefore) return { kind: 'conflict' };
    seen.set(form, revision);
    if (writesBefore === journalWrites) journal.remove(form, isOwnEntry);
    const notStored: string[] = [];
    for (const [id, file] of files) {
      const isStored = storedBefore.has(id) || (await storeFile(form, id, file)) === true;
      if (isStored) stored.add(id);
      else notStored.push(id);
    }
    return { kind: 'saved', savedAt: draft.savedAt, notStored };
  }

  function saveInJournal(draft: Draft, files: ReadonlyMap<string, File>, overwrite: boolean): SaveOutcome {
    const { form } = draft;
    if (!overwrite && isForeign(form)) return { kind: 'conflict' };
    if (!journal.write({ draft, visit, after: seen.get(form) })) return { kind: 'refused' };
    const notStored = [...files.keys()].filter((id) => !stored.has(id));
    return { kind: 'saved', savedAt: draft.savedAt, notStored };
  }

  function storeFile(form: string, id: string, file: File): Promise<boolean | 'refused'> {
    const earlier = attempts.get(id);
    if (earlier) return earlier;
    const attempt = orRefused(() => writeFile(store, form, id, file, isOwn(form)), 'refused').then((outcome) => {
      if (outcome !== 'refused') attempts.delete(id);
      return outcome;
    });
    attempts.set(id, attempt);
    return attempt;
  }

  function discard(form: string, overwrite: boolean, received?: string): Promise<void> {
    journal.remove(form, (entry) => overwrite || isOwnEntry(entry) || entry.draft.submissionId === received);
    const isOwnRevision = isOwn(form);
    // A page that was reloaded while a submission waited may have written a revision that this tab has not read.
    const isSent = ({ waiting, submissionId }: Draft) => waiting && submissionId === received;
    return orRefused(
      () => removeDraft(store, form, ({ revision, draft }) => overwrite || isOwnRevision(revision) || isSent(draft)),
      undefined,
    );
  }

  return {
    accepts: async () => (await orRefused(() => acceptsEntries(store), false)) || journal.accepts(),
    load,
    writeJournal(draft) {
      journalWrites++;
      if (isJournalOnly && isForeign(draft.form)) return;
      journal.write({ draft, visit, after: seen.get(draft.form) });
    },
    save,
    discard,
  };
}
