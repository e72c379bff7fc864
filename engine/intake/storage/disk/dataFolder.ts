// Everything that the intake keeps is under one folder (`DATA_DIR`), readable by its own account only: it holds
// children's data. `backupFolder.ts` copies it while the service runs.
import { readdir, stat } from 'node:fs/promises';
import path from 'node:path';
import { HOW_TO_RESTORE, StoreDamaged } from '../store.ts';
import { readArrivalMark } from './arrivalMark.ts';
import { makeFolders } from './makeFolders.ts';

export interface DataFolder {
  readonly root: string;
  readonly database: string;
  /** What is not kept here: files on their way to a database server, a restored database on its way in. */
  readonly tmp: string;
  readonly attachments: string;
  /** Attachments that no application names, by day; see storage/disk/setAside.ts. */
  readonly setAside: string;
  /** How many applications were kept; see storage/disk/arrivalMark.ts. */
  readonly mark: string;
  /** While this note is there, nothing is set aside. */
  readonly notSwept: string;
  /** Where the applications went, once they were moved; see storage/disk/movedMark.ts. */
  readonly moved: string;
}

/** The places inside the data folder `dir`. */
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

/** Creates what is missing. Throws {@link StoreDamaged} where applications were kept and the database is gone. */
export async function prepareDataFolder(folder: DataFolder): Promise<void> {
  await makeFolders(folder);
  await checkNotLost(folder);
}

/** Throws {@link StoreDamaged} where applications were kept and the database is gone. */
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

/** True if applications were ever kept here. */
export async function hasDatabase(folder: DataFolder): Promise<boolean> {
  const found = await stat(folder.database).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return undefined;
    throw error;
  });
  return found !== undefined && found.size > 0;
}
