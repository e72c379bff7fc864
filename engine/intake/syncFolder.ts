// A new or renamed entry survives a power cut only once its folder is synced. Windows has no such call: its file system
// keeps entries in order by itself.
import { open } from 'node:fs/promises';

/** Flushes the entries of `folder` to the disk. */
export async function syncFolder(folder: string): Promise<void> {
  if (process.platform === 'win32') return;
  const handle = await open(folder, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}
