// Files that no application names are moved to a folder named after the day, with a note, and deleted 30 days later. They are
// not deleted at once, because the database may be an older copy.
import { mkdir, readdir, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { SET_ASIDE_DAYS } from '../../config/deletion.ts';
import type { DataFolder } from './dataFolder.ts';
import { syncFolder } from './syncFolder.ts';

const A_DAY = /^\d{4}-\d{2}-\d{2}$/;

/** Moves the files `names` from `from` into the folder of the day `now` (UTC), and returns its path. */
export async function setAside(
  { setAside: root }: DataFolder,
  from: string,
  names: readonly string[],
  now = new Date(),
): Promise<string> {
  const day = now.toISOString().slice(0, 10);
  const to = path.join(root, day);
  await mkdir(to, { recursive: true, mode: 0o700 });
  await writeFile(path.join(to, 'README.txt'), noteOf(day), { mode: 0o600 });
  for (const name of names) await rename(path.join(from, name), path.join(to, name));
  for (const folder of [to, root, path.dirname(root), from]) await syncFolder(folder);
  return to;
}

/** Deletes the folders of days before `instant`, and returns their number. */
export async function deleteSetAside({ setAside: root }: DataFolder, instant: Date): Promise<number> {
  const days = await readdir(root).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return [];
    throw error;
  });
  const over = days.filter((day) => A_DAY.test(day) && day < instant.toISOString().slice(0, 10));
  for (const day of over) await rm(path.join(root, day), { recursive: true });
  return over.length;
}

function noteOf(day: string): string {
  return `These files were set aside on ${day} (UTC), when the service started.

No application in the database names them. Usually an upload was interrupted because the service was stopped in the
middle of it; then nobody needs them. They can also belong to applications that the database has lost.

To bring them back: stop the service, restore a database that names them (see "Backup and restore" in OPERATIONS.md), and
move them into the folder "attachments". The service deletes this folder after ${SET_ASIDE_DAYS} days.
`;
}
