// Drafts in the device's database: for each form a record of the answers, and its files.
// Obligations: a record names only files that are stored, because a file and the record that names it are written in one
// transaction; answers are written before files, so a slow or refused file neither delays nor loses them; files are stored as
// bytes, because private windows of WebKit refuse blobs; a write replaces only revisions that its caller accepts (`IsOwn`).
import type { Draft } from '../core/index.ts';
import { type DeviceStore, resultOf } from './deviceStore.ts';

export interface DraftRecord {
  readonly draft: Draft;
  /** Id of the visit that wrote it, and the number of the write. */
  readonly revision: string;
  /** Ids of the files that are stored with it. */
  readonly fileIds: readonly string[];
}

interface StoredFile {
  readonly bytes: ArrayBuffer;
  readonly name: string;
  readonly type: string;
  /** Milliseconds since 1970. */
  readonly lastModified: number;
}

/** True for the revisions that may be replaced. */
type IsOwn = (revision: string) => boolean;

/** The form's record and its files, read in one transaction. */
export async function readDraft(
  store: DeviceStore,
  form: string,
): Promise<{ readonly record: DraftRecord | undefined; readonly files: ReadonlyMap<string, File> }> {
  return store('readonly', async (entries) => {
    const record = await readRecord(entries, form);
    const files = new Map<string, File>();
    for (const id of record?.fileIds ?? []) {
      const file = await resultOf<StoredFile | File | undefined>(entries.get(fileKey(form, id)));
      if (file) files.set(id, asFile(file));
    }
    return { record, files };
  });
}

/**
 * Replaces the answers of an own revision and removes stored files that are not in `wanted`. Resolves with the ids in `wanted` that
 * are stored; undefined where another tab has written the record.
 */
export async function writeAnswers(
  store: DeviceStore,
  draft: Draft,
  revision: string,
  wanted: ReadonlySet<string>,
  isOwn: IsOwn,
): Promise<ReadonlySet<string> | undefined> {
  const { form } = draft;
  return store('readwrite', async (entries) => {
    const before = await readRecord(entries, form);
    if (before && !isOwn(before.revision)) return undefined;
    const { fileIds = [] } = before ?? {};
    for (const id of fileIds) if (!wanted.has(id)) entries.delete(fileKey(form, id));
    const remaining = fileIds.filter((id) => wanted.has(id));
    entries.put({ draft, revision, fileIds: remaining } satisfies DraftRecord, draftKey(form));
    return new Set(remaining);
  });
}

/** Adds a file to the form's record; false where the record was removed or another tab wrote it. */
export async function writeFile(
  store: DeviceStore,
  form: string,
  id: string,
  file: File,
  isOwn: IsOwn,
): Promise<boolean> {
  const { name, type, lastModified } = file;
  // Read before the transaction: IndexedDB commits it as soon as no request is pending.
  const stored: StoredFile = { bytes: await file.arrayBuffer(), name, type, lastModified };
  return store('readwrite', async (entries) => {
    const record = await readRecord(entries, form);
    if (!record || !isOwn(record.revision)) return false;
    entries.put(stored, fileKey(form, id));
    entries.put({ ...record, fileIds: [...record.fileIds, id] } satisfies DraftRecord, draftKey(form));
    return true;
  });
}

/** Removes the draft of a form and its files if `isGone` returns true for its record. */
export async function removeDraft(
  store: DeviceStore,
  form: string,
  isGone: (record: DraftRecord) => boolean,
): Promise<void> {
  await store('readwrite', async (entries) => {
    const record = await readRecord(entries, form);
    if (!record || !isGone(record)) return;
    for (const id of record.fileIds) entries.delete(fileKey(form, id));
    entries.delete(draftKey(form));
  });
}

/** True if the database can be written; rejects where it cannot. */
export async function acceptsEntries(store: DeviceStore): Promise<boolean> {
  return store('readwrite', (entries) => {
    entries.put('', PROBE);
    entries.delete(PROBE);
    return true;
  });
}

function readRecord(entries: IDBObjectStore, form: string): Promise<DraftRecord | undefined> {
  return resultOf<DraftRecord | undefined>(entries.get(draftKey(form)));
}

/** Drafts stored before November 2026 have their files as `File` objects. */
function asFile(stored: StoredFile | File): File {
  if (stored instanceof File) return stored;
  const { bytes, name, type, lastModified } = stored;
  return new File([bytes], name, { type, lastModified });
}

const PROBE = 'probe';
const draftKey = (form: string) => `${form} draft`;
const fileKey = (form: string, id: string) => `${form} file ${id}`;
