// Everything in one data folder, owned by one process: it holds the database, sets aside what no application names, and
// answers the office's commands.

import { type ArrivalMark, openArrivalMark } from '../storage/disk/arrivalMark.ts';
import { openAttachmentFolder } from '../storage/disk/attachmentFolder.ts';
import { type DataFolder, prepareDataFolder } from '../storage/disk/dataFolder.ts';
import { checkRoot } from '../storage/disk/makeFolders.ts';
import { readMoved } from '../storage/disk/movedMark.ts';
import { hasLossNote, noteLoss } from '../storage/disk/noteLoss.ts';
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

/** How long a starting service waits for an office command or its predecessor to let go of the database. */
const WAIT = 3000;

export interface EmbeddedBackendOptions {
  /** Milliseconds to wait for another process that has the archive. */
  readonly wait?: number | undefined;
  /** A test may take the power away between them. */
  readonly syncs?: Syncs | undefined;
}

/**
 * The archive in `folder`; throws `StoreInUse` if another process has it after `wait` milliseconds, and
 * `WrongStore` if a move has filled it in part only, or has taken its applications elsewhere.
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

/** The store, noting in `mark` how many applications it has kept. */
function withMark(store: SqliteStore, mark: ArrivalMark): SqliteStore {
  return {
    ...store,
    async insert(application, mails) {
      const kept = await store.insert(application, mails);
      if (kept.isNew) mark.raise(await store.countArrivals());
      return kept;
    },
    async close() {
      await store.close();
      mark.close();
    },
  };
}

/** Sets aside what no application names, unless the database has lost applications. */
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
