// Opens a data folder, which one process uses at a time: locks the database and sets aside files that no application names.
import { type ArrivalMark, openArrivalMark } from '../disk/arrivalMark.ts';
import { openAttachmentFolder } from '../disk/attachmentFolder.ts';
import type { DataFolder } from '../disk/dataFolder.ts';
import { checkRoot } from '../disk/makeFolders.ts';
import { readMoved } from '../disk/movedMark.ts';
import { hasLossNote, noteLoss } from '../disk/noteLoss.ts';
import { prepareDataFolder } from '../disk/prepareDataFolder.ts';
import { deleteSetAside, setAside } from '../disk/setAside.ts';
import { diskSyncs, type Syncs } from '../disk/syncs.ts';
import type { OfficeDefinitions } from '../projector.ts';
import { movedAway } from '../sql/moveMarks.ts';
import type { Leftovers, ServiceStorage } from '../storage.ts';
import { backupFolder } from './backupFolder.ts';
import { openSqliteStore, type SqliteStore } from './sqliteStore.ts';

/** Milliseconds that a starting service waits for an office command or its predecessor to release the lock. */
const WAIT = 3000;

export interface EmbeddedOptions extends OfficeDefinitions {
  /** Milliseconds to wait for another process's lock; default 3 s. */
  readonly wait?: number | undefined;
  /** Tests simulate power cuts by these. */
  readonly syncs?: Syncs | undefined;
}

/**
 * Opens the storage in `folder`. Throws `StoreInUse` if another process still has the lock after `wait` milliseconds, and
 * `WrongStore` if the folder is the destination of an incomplete move or the source of a completed one.
 */
export async function openEmbedded(
  folder: DataFolder,
  { wait = WAIT, syncs = diskSyncs, forms, offices }: EmbeddedOptions = {},
): Promise<ServiceStorage> {
  await checkRoot(folder);
  const moved = await readMoved(folder);
  if (moved) throw movedAway(folder.root, moved);
  await prepareDataFolder(folder);
  const store = await openSqliteStore(folder.database, { wait, sync: syncs.file, forms, offices });
  try {
    await store.admit(folder.root);
    const attachments = openAttachmentFolder(folder.attachments, syncs);
    const mark = openArrivalMark(folder.mark);
    const leftovers = await sweep(folder, store, mark);
    await syncs.folder(folder.root);
    return {
      store: withMark(store, mark),
      accounts: store.accounts,
      attachments,
      leftovers,
      backup: (target) => backupFolder(store, attachments, target),
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
