import { rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { DataFolder } from './dataFolder.ts';

/** Resolves if something can be written where files arrive; a full or read-only disk rejects. */
export async function checkDisk({ tmp }: DataFolder): Promise<void> {
  const probe = path.join(tmp, `probe-${process.pid}`);
  try {
    await writeFile(probe, Buffer.alloc(4096));
  } finally {
    await rm(probe, { force: true });
  }
}
