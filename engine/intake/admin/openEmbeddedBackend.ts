// The backend of one data folder, used by one process at a time: it locks the database, sets aside files that no application
// names, and serves office commands.
import { type ArrivalMark, openArrivalMark } from '../storage/disk/arrivalMark.ts';
import { openAttachmentFolder } from '../storage/disk/attachmentFolder.ts';
import type { DataFolder } from '../storage/disk/dataFolder.ts';
import { checkRoot } from '../storage/disk/makeFolders.ts';
import { readMoved } from '../storage/disk/movedMark.ts';
import { hasLossNote, noteLoss } from '../storage/disk/noteLoss.ts';
import { prepareDataFolder } from '../storage/disk/prepareDataFolder.ts';
import { deleteSetAside, setAside } from '../storage/disk/setAside.ts';
import { diskSyncs, type Syncs } from '../storage/disk/syncs.ts';
import { movedAway } from '../storage/sql/moveMarks.ts';
import { openSqliteStore, type SqliteStore } from '../storage/sqlite/sqliteStore.ts';
import type { Leftovers, Storage } from '../storage/storage.ts';
import { adminOverStorage } from './adminOverStorage.ts';
import { serveAdmin } from './adminServer.ts';
import type { Backend } from './backend.ts';
import { backupFolder } from './backupFolder.ts';
import { socketPath } from './socketPath.ts';

/** Milliseconds that a starting service waits for an office command or its predecessor to release the lock. */
const WAIT = 3000;

export interface EmbeddedBackendOptions {
  /** Milliseconds to wait for another process's lock; default 3 s. */
  readonly wait?: number | undefined;
  /** Tests simulate power cuts by these. */
  readonly syncs?: Syncs | undefined;
}

/**
 * Opens the backend of `folder`. Throws `StoreInUse` if another process still has the lock after `wait` milliseconds, and
 * `WrongStore` if the folder is the destination of an incomplete move or the source of a completed one.
 */
export async function openEmbeddedBackend(
  folder: DataFolder,
  { wait = WAIT, syncs = diskSyncs }: EmbeddedBackendOptions = {},
): Promise<Backend> {
  const address = socketPath(folder);
  await checkRoot(folder);
  const moved = await readMoved(folder);
  if (moved) throw movedAway(folder.root, moved);
  await prepareDataFolder(folder);
  const store = await openSqliteStore(folder.database, { wait, sync: syncs.file });
  try {
    await store.admit(folder.root);
    const attachments = openAttachmentFolder(folder.attachments, syncs);
    const mark = openArrivalMark(folder.mark);
    const leftovers = await sweep(folder, store, mark);
    await syncs.folder(folder.root);
    const storage: Storage = { store: withMark(store, mark), attachments, leftovers };
    const admin = adminOverStorage(storage, (target) => backupFolder(store, attachments, target));
    return {
      storage,
      admin,
      serveAdmin: (onError) => serveAdmin(admin, address, onError),
      deleteSetAside: (instant) => deleteSetAside(folder, instant),
    };
  } catch (error) {
    await store.close();
    throw error;
  }
}

/** The store, updating `mark` after each insert. */
function withMark(store: SqliteStore, mark: ArrivalMark): SqliteStore {
  return {
    ...store,
    async insert(application, mails) {
      const stored = await store.insert(application, mails);
      if (stored.isNew) mark.raise(await store.countArrivals());
      return stored;
    },
    async close() {
      await store.close();
      mark.close();
    },
  };
}

/** Sets aside files that no application names, unless the database has lost applications. */
async function sweep(folder: DataFolder, store: SqliteStore, mark: ArrivalMark): Promise<Leftovers> {
  const arrivals = await store.countArrivals();
  await noteLoss(folder, (mark.found ?? 0) - arrivals);
  mark.reset(arrivals);
  if (await hasLossNote(folder)) {
    return {
      files: 0,
      warnings: [`The database has lost applications, and files are not set aside: read ${folder.notSwept}`],
    };
  }
  let files = 0;
  // Earlier versions received into `tmp/`.
  for (const [from, named] of [
    [folder.tmp, new Set<string>()],
    [folder.attachments, await store.attachmentIds()],
  ] as const) {
    const names = await openAttachmentFolder(from).leftovers(named);
    if (names.length > 0) await setAside(folder, from, names);
    files += names.length;
  }
  return { files, warnings: [] };
}
