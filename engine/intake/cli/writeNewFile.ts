// A file for the office, which holds what families told the school. It has its name only when it is whole and on the disk, and is
// for its owner only; it never takes the place of another.
import { open, rename, rm, stat } from 'node:fs/promises';
import { AdminError } from '../storage/adminError.ts';

/** Writes `pieces` to the new file `target`; leaves nothing if they fail or the disk is full. */
export async function writeNewFile(
  target: string,
  pieces: Iterable<string | Uint8Array> | AsyncIterable<string | Uint8Array>,
): Promise<void> {
  // Told before the work, and held below.
  if (await exists(target)) throw isThere(target);
  const unfinished = `${target}.${process.pid}.unfinished`;
  const handle = await open(unfinished, 'wx', 0o600);
  try {
    try {
      for await (const piece of pieces) await handle.appendFile(piece);
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

/** Renaming replaces whatever has the name; an empty file that only one can make is what it replaces. */
async function reserve(target: string): Promise<void> {
  try {
    await (await open(target, 'wx', 0o600)).close();
  } catch (error) {
    throw (error as NodeJS.ErrnoException).code === 'EEXIST' ? isThere(target) : error;
  }
}

async function exists(file: string): Promise<boolean> {
  return stat(file).then(
    () => true,
    (error: NodeJS.ErrnoException) => {
      if (error.code === 'ENOENT') return false;
      throw error;
    },
  );
}

function isThere(file: string): AdminError {
  return new AdminError(`${file} is there already. Name another file`);
}
