import { randomUUID } from 'node:crypto';
import { rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { DataFolder } from './dataFolder.ts';

/** Resolves if something can be written into the data folder; a full or read-only disk rejects. */
export async function checkDisk({ tmp }: DataFolder): Promise<void> {
  // Named like an attachment, so that a leftover is cleaned up as one.
  const probe = path.join(tmp, randomUUID());
  try {
    await writeFile(probe, Buffer.alloc(4096));
  } finally {
    await rm(probe, { force: true });
  }
}
