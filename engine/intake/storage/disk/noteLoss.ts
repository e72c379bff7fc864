// A database with fewer applications than arrivalMark.ts counted has lost its write-ahead log, or is an older copy. Then a note
// is written into the data folder, and no attachments are set aside until an administrator has removed the note.
import { stat, writeFile } from 'node:fs/promises';
import type { DataFolder } from './dataFolder.ts';

/** Writes the note if `missing` is positive; an existing note is not overwritten. */
export async function noteLoss({ notSwept }: DataFolder, missing: number, now = new Date()): Promise<void> {
  if (missing <= 0) return;
  await writeFile(notSwept, noteOf(missing, now), { flag: 'wx', mode: 0o600 }).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'EEXIST') throw error;
  });
}

/** True while the note exists. */
export async function hasLossNote({ notSwept }: DataFolder): Promise<boolean> {
  return stat(notSwept).then(
    () => true,
    (error: NodeJS.ErrnoException) => {
      if (error.code === 'ENOENT') return false;
      throw error;
    },
  );
}

function noteOf(missing: number, now: Date): string {
  return `On ${now.toISOString()} the service found that the database lacks ${missing} of the applications that it has
received: its log (applications.db-wal) was lost or damaged, or an older database was put in its place.

The service goes on, and every file in the folder "attachments" stays where it is, also those that no application names.

What can be done: look for the lost applications in a backup (see "Backup and restore" in OPERATIONS.md) and in the mails
to the office. Then remove this note: at the next start, files that no application names are set aside for 30 days.
`;
}
