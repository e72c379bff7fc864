// Drafts of unfinished forms with their files, stored on this device for 30 days.
// Obligations: answers newer than the database record are in the journal, and a journal entry is removed only once a record
// contains it; where the database refuses the answers, the journal entry replaces the record; a draft that another tab wrote
// after this tab read it is not overwritten (detected by the record's revision or the entry's visit); storage that the
// browser refuses is a return value, not an exception.
import type { Draft } from '../core/index.ts';
import type { Journal, Note } from './createJournal.ts';
import type { DeviceStore } from './deviceStore.ts';
import { acceptsEntries, readDraft, removeDraft, writeAnswers, writeFile } from './draftRecords.ts';
import { orRefused } from './orRefused.ts';
import { randomId } from './randomId.ts';

/** What became of a draft: kept, but for these files; refused by the browser; or left alone because another tab has written since. */
export type KeepOutcome =
  | { readonly kind: 'kept'; readonly unkept: readonly string[] }
  | { readonly kind: 'refused' | 'conflict' };

export interface KeptDraft {
  readonly draft: Draft;
  readonly files: ReadonlyMap<string, File>;
}

export interface Drafts {
  /** False when the browser refuses to keep anything. */
  accepts(): Promise<boolean>;
  /** The draft of a form, if there is one that is not too old; undefined, too, when the browser refuses storage. */
  load(form: string): Promise<KeptDraft | undefined>;
  /** Notes at once, before it returns, what is about to be kept. */
  note(draft: Draft): void;
  /** Keeps the draft and the files that it names. `overwrite` settles a conflict in favour of this tab. */
  keep(draft: Draft, files: ReadonlyMap<string, File>, overwrite?: boolean): Promise<KeepOutcome>;
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
  /** The revisions that this tab has read or written last, by form. */
  const seen = new Map<string, string | undefined>();
  /** The visits whose notes this tab goes on from. */
  const visits = new Set([visit]);
  /** Ids of the files that the database has. */
  const stored = new Set<string>();
  /** Writes in progress by file id, and those that the database refused, which are not repeated. */
  const trying = new Map<string, Promise<boolean | 'refused'>>();
  let revisions = 0;
  let notes = 0;
  /** True while the database refuses answers, so that the journal entry is their only copy. */
  let isNoteAll = false;

  const isOwnNote = (note: Note) => visits.has(note.visit);
  const isOwn = (form: string) => (revision: string) => revision === seen.get(form) || revision.startsWith(`${visit} `);
  /** True where the note is all that is kept, and another tab's. */
  const isForeign = (form: string) => {
    const note = journal.read(form, undefined);
    return note !== undefined && !isOwnNote(note);
  };

  async function load(form: string): Promise<KeptDraft | undefined> {
    const found = await orRefused(() => readDraft(store, form), undefined);
    isNoteAll = !found;
    const { record, files = new Map() } = found ?? {};
    const note = journal.read(form, record?.revision);
    const draft = note?.draft ?? record?.draft;
    // The record is another tab's and newer: this tab's own journal entry is obsolete.
    if (!note) journal.remove(form, (own) => own.visit === visit);
    if (!draft) return undefined;
    if (Date.now() - Date.parse(draft.savedAt) > MAX_AGE_MS) {
      await discard(form, true);
      return undefined;
    }
    if (note) visits.add(note.visit);
    seen.set(form, record?.revision);
    for (const id of files.keys()) stored.add(id);
    return { draft, files };
  }

  async function keep(draft: Draft, files: ReadonlyMap<string, File>, overwrite = false): Promise<KeepOutcome> {
    const { form } = draft;
    const noted = notes;
    revisions++;
    const revision = `${visit} ${revisions}`;
    const isReplaced = overwrite ? () => true : isOwn(form);
    const kept = await orRefused(
      () => writeAnswers(store, draft, revision, new Set(files.keys()), isReplaced),
      'refused',
    );
    isNoteAll = kept === 'refused';
    if (kept === 'refused') return keepNote(draft, files, overwrite);
    if (!kept) return { kind: 'conflict' };
    seen.set(form, revision);
    if (noted === notes) journal.remove(form, isOwnNote);
    const unkept: string[] = [];
    for (const [id, file] of files) {
      const isStored = kept.has(id) || (await keepFile(form, id, file)) === true;
      if (isStored) stored.add(id);
      else unkept.push(id);
    }
    return { kind: 'kept', unkept };
  }

  function keepNote(draft: Draft, files: ReadonlyMap<string, File>, overwrite: boolean): KeepOutcome {
    const { form } = draft;
    if (!overwrite && isForeign(form)) return { kind: 'conflict' };
    if (!journal.write({ draft, visit, after: seen.get(form) })) return { kind: 'refused' };
    return { kind: 'kept', unkept: [...files.keys()].filter((id) => !stored.has(id)) };
  }

  function keepFile(form: string, id: string, file: File): Promise<boolean | 'refused'> {
    const earlier = trying.get(id);
    if (earlier) return earlier;
    const attempt = orRefused(() => writeFile(store, form, id, file, isOwn(form)), 'refused').then((outcome) => {
      if (outcome !== 'refused') trying.delete(id);
      return outcome;
    });
    trying.set(id, attempt);
    return attempt;
  }

  function discard(form: string, overwrite: boolean, received?: string): Promise<void> {
    journal.remove(form, (note) => overwrite || isOwnNote(note) || note.draft.submissionId === received);
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
    note(draft) {
      notes++;
      if (isNoteAll && isForeign(draft.form)) return;
      journal.write({ draft, visit, after: seen.get(draft.form) });
    },
    keep,
    discard,
  };
}
