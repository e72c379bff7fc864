// Unfinished forms, kept on this device with their files, for 30 days.
// Obligations: answers and files are written in one transaction, so a draft never names a file that is not there; what was
// typed since the last one is noted in the journal; a draft that another tab has written since it was read here is not
// overwritten (the revision tells); a browser that refuses storage is an outcome, not an exception.
import { promisifyRequest, type UseStore } from 'idb-keyval';
import type { Draft } from '../core/draft.ts';
import type { Journal, Note } from './createJournal.ts';
import { orRefused } from './orRefused.ts';
import { randomId } from './randomId.ts';

/** What became of a draft: kept, refused by the browser, or left alone because another tab has written since. */
export type KeepOutcome = 'kept' | 'refused' | 'conflict';

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

interface Record {
  readonly draft: Draft;
  readonly revision: string;
  readonly fileIds: readonly string[];
}

const MAX_AGE_MS = 30 * 24 * 60 * 60 * 1000;

/** What one tab knows: its own name, the revisions that it has read or written, and the notes that it goes on from. */
interface Tab {
  readonly visit: string;
  readonly seen: Map<string, string | undefined>;
  readonly visits: Set<string>;
  /** How many revisions and notes it has written. */
  revisions: number;
  notes: number;
}

/** Drafts in `store` and `journal`, as one tab sees them. */
export function createDrafts(store: UseStore, journal: Journal): Drafts {
  const visit = randomId();
  const tab: Tab = { visit, seen: new Map(), visits: new Set([visit]), revisions: 0, notes: 0 };
  const isOwn = (note: Note) => tab.visits.has(note.visit);
  return {
    accepts: () => orRefused(() => accepts(store), false),
    load: (form) => orRefused(() => load(store, journal, form, tab), undefined),
    note(draft) {
      tab.notes++;
      journal.write({ draft, visit, after: tab.seen.get(draft.form) });
    },
    async keep(draft, files, overwrite = false) {
      const { notes } = tab;
      const outcome = await orRefused(() => keep(store, draft, files, overwrite, tab), 'refused');
      const isCovered = outcome === 'refused' || (outcome === 'kept' && notes === tab.notes);
      if (isCovered) journal.remove(draft.form, isOwn);
      return outcome;
    },
    discard(form, overwrite, received) {
      journal.remove(form, (note) => overwrite || isOwn(note) || note.draft.submissionId === received);
      return orRefused(() => discard(store, form, overwrite, tab, received), undefined);
    },
  };
}

/** A page that was reloaded while it kept its submission has written after this one read. */
function isSent({ waiting, submissionId }: Draft, received: string | undefined): boolean {
  return waiting && submissionId === received;
}

async function accepts(store: UseStore): Promise<boolean> {
  return store('readwrite', async (entries) => {
    entries.put('', PROBE);
    entries.delete(PROBE);
    await promisifyRequest(entries.transaction);
    return true;
  });
}

async function load(store: UseStore, journal: Journal, form: string, tab: Tab): Promise<KeptDraft | undefined> {
  return store('readwrite', async (entries) => {
    const record = await read(entries, form);
    const note = journal.read(form, record?.revision);
    const draft = note?.draft ?? record?.draft;
    // This tab goes on from another one's record: what it had noted itself is given up.
    if (!note) journal.remove(form, ({ visit }) => visit === tab.visit);
    if (!draft) return undefined;
    if (Date.now() - Date.parse(draft.savedAt) > MAX_AGE_MS) {
      journal.remove(form, () => true);
      await remove(entries, form);
      return undefined;
    }
    if (note) tab.visits.add(note.visit);
    tab.seen.set(form, record?.revision);
    const files = new Map<string, File>();
    for (const id of record?.fileIds ?? []) {
      const file = (await promisifyRequest(entries.get(fileKey(form, id)))) as File | undefined;
      if (file) files.set(id, file);
    }
    return { draft, files };
  });
}

async function keep(
  store: UseStore,
  draft: Draft,
  files: ReadonlyMap<string, File>,
  overwrite: boolean,
  tab: Tab,
): Promise<KeepOutcome> {
  const { form } = draft;
  tab.revisions++;
  const revision = `${tab.visit} ${tab.revisions}`;
  const outcome = await store('readwrite', async (entries): Promise<KeepOutcome> => {
    const before = await read(entries, form);
    if (before && !overwrite && before.revision !== tab.seen.get(form)) return 'conflict';
    const kept = new Set(overwrite ? [] : before?.fileIds);
    for (const [id, file] of files) if (!kept.has(id)) entries.put(file, fileKey(form, id));
    for (const id of before?.fileIds ?? []) if (!files.has(id)) entries.delete(fileKey(form, id));
    const record: Record = { draft, revision, fileIds: [...files.keys()] };
    await promisifyRequest(entries.put(record, draftKey(form)));
    await promisifyRequest(entries.transaction);
    return 'kept';
  });
  if (outcome === 'kept') tab.seen.set(form, revision);
  return outcome;
}

async function discard(
  store: UseStore,
  form: string,
  overwrite: boolean,
  tab: Tab,
  received: string | undefined,
): Promise<void> {
  await store('readwrite', async (entries) => {
    const record = await read(entries, form);
    if (!record) return;
    const { revision } = record;
    const isOwn = revision === tab.seen.get(form) || revision.startsWith(tab.visit);
    if (overwrite || isOwn || isSent(record.draft, received)) await remove(entries, form);
  });
}

async function read(entries: IDBObjectStore, form: string): Promise<Record | undefined> {
  return promisifyRequest(entries.get(draftKey(form)));
}

async function remove(entries: IDBObjectStore, form: string): Promise<void> {
  const record = await read(entries, form);
  for (const id of record?.fileIds ?? []) entries.delete(fileKey(form, id));
  entries.delete(draftKey(form));
  await promisifyRequest(entries.transaction);
}

const PROBE = 'probe';
const draftKey = (form: string) => `${form} draft`;
const fileKey = (form: string, id: string) => `${form} file ${id}`;
