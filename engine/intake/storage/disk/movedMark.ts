// The mark of a data folder whose applications were moved to another store. It is a file and not a row, because a service on
// PostgreSQL reads it at every start, and opening the embedded database for that may take seconds.
import { open, readFile, rename, rm } from 'node:fs/promises';
import type { Moved } from '../sql/moveMarks.ts';
import type { DataFolder } from './dataFolder.ts';
import { syncFolder } from './syncFolder.ts';

/** Where the applications were moved to; undefined if they were not. */
export async function readMoved({ moved }: DataFolder): Promise<Moved | undefined> {
  const text = await readFile(moved, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return undefined;
    throw error;
  });
  return text === undefined ? undefined : (JSON.parse(text) as Moved);
}

/** Writes the mark, durably once resolved. */
export async function writeMoved({ root, moved: file }: DataFolder, moved: Moved): Promise<void> {
  const handle = await open(`${file}.new`, 'w', 0o600);
  try {
    await handle.writeFile(`${JSON.stringify(moved, null, 2)}\n`);
    await handle.datasync();
  } finally {
    await handle.close();
  }
  await rename(`${file}.new`, file);
  await syncFolder(root);
}

/** Removes the mark, if any, durably once resolved. */
export async function removeMoved({ root, moved }: DataFolder): Promise<void> {
  await rm(moved, { force: true });
  await syncFolder(root);
}
