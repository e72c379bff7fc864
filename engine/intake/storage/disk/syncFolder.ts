// fsync of a folder: on POSIX a created or renamed entry is durable only after that. Windows has no such call; NTFS journals
// directory entries.
import { closeSync, fsync, openSync } from 'node:fs';
import { promisify } from 'node:util';

const sync = promisify(fsync);

/** Flushes the entries of `folder` to the disk. */
export async function syncFolder(folder: string): Promise<void> {
  if (process.platform === 'win32') return;
  // Synchronous: opening a cached folder takes less than a round trip to the thread pool.
  const descriptor = openSync(folder, 'r');
  await sync(descriptor).finally(() => closeSync(descriptor));
}
