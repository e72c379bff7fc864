// Everything that the intake keeps is under one folder (`DATA_DIR`), readable by its own account only: it holds
// children's data. `backupFolder.ts` copies it while the service runs.
import { mkdir, readdir, stat } from 'node:fs/promises';
import path from 'node:path';
import { syncFolder } from './syncFolder.ts';

export interface DataFolder {
  readonly root: string;
  readonly database: string;
  /** What is not kept here: files on their way to a database server, a restored database on its way in. */
  readonly tmp: string;
  readonly attachments: string;
}

/** The places inside the data folder `dir`. */
export function dataFolder(dir: string): DataFolder {
  const root = path.resolve(dir);
  return {
    root,
    database: path.join(root, 'applications.db'),
    tmp: path.join(root, 'tmp'),
    attachments: path.join(root, 'attachments'),
  };
}

/** Creates the folders that are missing, durably. */
export async function makeFolders(folder: DataFolder): Promise<void> {
  await mkdir(folder.root, { recursive: true, mode: 0o700 });
  await mkdir(folder.tmp, { recursive: true, mode: 0o700 });
  await mkdir(folder.attachments, { recursive: true, mode: 0o700 });
  await syncFolder(folder.root);
  await syncFolder(path.dirname(folder.root));
}

/** Creates what is missing. Refuses to start over where attachments lie without their database. */
export async function prepareDataFolder(folder: DataFolder): Promise<void> {
  await makeFolders(folder);
  if ((await hasDatabase(folder)) || (await readdir(folder.attachments)).length === 0) return;
  throw new Error(
    `${folder.attachments} has files, but ${folder.database} is missing. An empty database would make them leftovers ` +
      'to be swept. Restore the database from a backup, or move the attachments elsewhere.',
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
