// Layout of the data folder (`DATA_DIR`). It holds children's data, so only the service's account can read it.
// admin/backupFolder.ts copies it while the service runs.
import { readdir, stat } from 'node:fs/promises';
import path from 'node:path';
import { HOW_TO_RESTORE, StoreDamaged } from '../store.ts';
import { readArrivalMark } from './arrivalMark.ts';
import { makeFolders } from './makeFolders.ts';

export interface DataFolder {
  readonly root: string;
  readonly database: string;
  /** Temporary files: uploads before they are copied to a database server, a database that is being restored. */
  readonly tmp: string;
  readonly attachments: string;
  /** Attachments that no application names, by day; see storage/disk/setAside.ts. */
  readonly setAside: string;
  /** Number of applications ever inserted; see storage/disk/arrivalMark.ts. */
  readonly mark: string;
  /** Note about lost applications (storage/disk/noteLoss.ts); while it exists, no file is set aside. */
  readonly notSwept: string;
  /** Where the applications were moved to; see storage/disk/movedMark.ts. */
  readonly moved: string;
}

/** The absolute paths of the data folder `dir`. */
export function dataFolder(dir: string): DataFolder {
  const root = path.resolve(dir);
  return {
    root,
    database: path.join(root, 'applications.db'),
    tmp: path.join(root, 'tmp'),
    attachments: path.join(root, 'attachments'),
    setAside: path.join(root, 'set-aside'),
    mark: path.join(root, 'applications.count'),
    notSwept: path.join(root, 'attachments-not-swept.txt'),
    moved: path.join(root, 'moved.json'),
  };
}

/** Creates missing folders. Throws as {@link checkNotLost}. */
export async function prepareDataFolder(folder: DataFolder): Promise<void> {
  await makeFolders(folder);
  await checkNotLost(folder);
}

/** Throws {@link StoreDamaged} if the database is missing but attachments or the count show that there was one. */
export async function checkNotLost(folder: DataFolder): Promise<void> {
  if (await hasDatabase(folder)) return;
  const files = await readdir(folder.attachments).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return [];
    throw error;
  });
  if (files.length === 0 && !readArrivalMark(folder.mark)) return;
  throw new StoreDamaged(
    `${folder.database} is missing or empty, but applications were kept in this folder (attachments: ${files.length}). ` +
      HOW_TO_RESTORE,
  );
}

/** True if there is a database file that is not empty. */
export async function hasDatabase(folder: DataFolder): Promise<boolean> {
  const found = await stat(folder.database).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return undefined;
    throw error;
  });
  return found !== undefined && found.size > 0;
}
