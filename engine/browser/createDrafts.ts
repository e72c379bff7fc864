// Unfinished forms, kept on this device with their files, for 30 days.
// Obligations: answers and files are written in one transaction, so a draft never names a file that is not there; a draft
// that another tab has written since it was read here is not overwritten (the revision tells); a browser that refuses
// storage is an outcome, not an exception.
import { promisifyRequest, type UseStore } from 'idb-keyval';
import type { Draft } from '../core/draft.ts';
import { orRefused } from './orRefused.ts';

/** What became of a draft: kept, refused by the browser, or left alone because another tab has written since. */
export type KeepOutcome = 'kept' | 'refused' | 'conflict';

export interface KeptDraft {
  readonly draft: Draft;
  readonly files: ReadonlyMap<string, File>;
}

export interface Drafts {
  /** The draft of a form, if there is one that is not too old; undefined, too, when the browser refuses storage. */
  load(form: string): Promise<KeptDraft | undefined>;
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

/** Drafts in `store`, as one tab sees them. */
export function createDrafts(store: UseStore): Drafts {
  const seen = new Map<string, string | undefined>();
  return {
    load: (form) => orRefused(() => load(store, form, seen), undefined),
    keep: (draft, files, overwrite = false) => orRefused(() => keep(store, draft, files, overwrite, seen), 'refused'),
    discard: (form, overwrite, received) => orRefused(() => discard(store, form, overwrite, seen, received), undefined),
  };
}

async function load(
  store: UseStore,
  form: string,
  seen: Map<string, string | undefined>,
): Promise<KeptDraft | undefined> {
  return store('readwrite', async (entries) => {
    const record = await read(entries, form);
    if (!record) return undefined;
    if (Date.now() - Date.parse(record.draft.savedAt) > MAX_AGE_MS) {
      await remove(entries, form);
      return undefined;
    }
    seen.set(form, record.revision);
    const files = new Map<string, File>();
    for (const id of record.fileIds) {
      const file = (await promisifyRequest(entries.get(fileKey(form, id)))) as File | undefined;
      if (file) files.set(id, file);
    }
    return { draft: record.draft, files };
  });
}

async function keep(
  store: UseStore,
  draft: Draft,
  files: ReadonlyMap<string, File>,
  overwrite: boolean,
  seen: Map<string, string | undefined>,
): Promise<KeepOutcome> {
  const { form } = draft;
  const revision = `${draft.savedAt} ${Math.random()}`;
  const outcome = await store('readwrite', async (entries): Promise<KeepOutcome> => {
    const before = await read(entries, form);
    if (before && !overwrite && before.revision !== seen.get(form)) return 'conflict';
    const kept = new Set(overwrite ? [] : before?.fileIds);
    for (const [id, file] of files) if (!kept.has(id)) entries.put(file, fileKey(form, id));
    for (const id of before?.fileIds ?? []) if (!files.has(id)) entries.delete(fileKey(form, id));
    const record: Record = { draft, revision, fileIds: [...files.keys()] };
    await promisifyRequest(entries.put(record, draftKey(form)));
    await promisifyRequest(entries.transaction);
    return 'kept';
  });
  if (outcome === 'kept') seen.set(form, revision);
  return outcome;
}

async function discard(
  store: UseStore,
  form: string,
  overwrite: boolean,
  seen: Map<string, string | undefined>,
  received: string | undefined,
): Promise<void> {
  await store('readwrite', async (entries) => {
    const record = await read(entries, form);
    if (!record) return;
    // A page that was reloaded while it kept its submission has written after this one read.
    const { waiting, submissionId } = record.draft;
    const isOwn = record.revision === seen.get(form) || (waiting && submissionId === received);
    if (overwrite || isOwn) await remove(entries, form);
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

const draftKey = (form: string) => `${form} draft`;
const fileKey = (form: string, id: string) => `${form} file ${id}`;
