// A new or renamed entry survives a power cut only once its folder is synced. Windows has no such call: its file system
// keeps entries in order by itself.
import { closeSync, fsync, openSync } from 'node:fs';
import { promisify } from 'node:util';

const sync = promisify(fsync);

/** Flushes the entries of `folder` to the disk. */
export async function syncFolder(folder: string): Promise<void> {
  if (process.platform === 'win32') return;
  // To open and close what is in memory takes less than to have it done elsewhere.
  const descriptor = openSync(folder, 'r');
  await sync(descriptor).finally(() => closeSync(descriptor));
}
