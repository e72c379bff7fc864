// Writes a confidential file: under a temporary name until it is complete and synced, readable by its owner only, never over
// an existing file.

import { open, rename, rm } from 'node:fs/promises';
import { codeOf } from '../../../core/index.ts';
import { AdminError } from '../../storage/adminError.ts';
import { exists } from '../../storage/disk/exists.ts';

/** Writes `chunks` to the new file `target`; leaves nothing behind on failure. */
export async function writeNewFile(
  target: string,
  chunks: Iterable<string | Uint8Array> | AsyncIterable<string | Uint8Array>,
): Promise<void> {
  // Fails before the work is done; `reserve` covers a file made meanwhile.
  if (await exists(target)) throw alreadyThere(target);
  const unfinished = `${target}.${process.pid}.unfinished`;
  const handle = await open(unfinished, 'wx', 0o600);
  try {
    try {
      for await (const chunk of chunks) await handle.appendFile(chunk);
      await handle.sync();
    } finally {
      await handle.close();
    }
    await reserve(target);
    await rename(unfinished, target);
  } catch (error) {
    await rm(unfinished, { force: true });
    throw error;
  }
}

/** `rename` overwrites its target, so an empty file is created exclusively (`wx`) for it to overwrite. */
async function reserve(target: string): Promise<void> {
  try {
    await (await open(target, 'wx', 0o600)).close();
  } catch (error) {
    throw codeOf(error) === 'EEXIST' ? alreadyThere(target) : error;
  }
}

function alreadyThere(file: string): AdminError {
  return new AdminError(`${file} is there already. Name another file`);
}
