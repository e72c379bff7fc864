// The local data folder only buffers uploads, and other services may share it, so only files that no running request can be
// writing are deleted.
import { readdir, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { withOverrides } from '../../config/limits.ts';

/**
 * Milliseconds since the last write after which an uploaded file is a leftover: twice the longest request, so no service that
 * shares the folder is still receiving it. Leftovers are deleted rather than set aside, because everything that was acknowledged
 * to a client is in the database. If a wrong clock makes this delete a running upload, that submission is answered 503 and the
 * client retries.
 */
const LEFT_BEHIND = 2 * withOverrides().requestTimeout;

/** Deletes the leftovers in the folder `tmp`; returns their number. */
export async function deleteLeftovers(tmp: string): Promise<number> {
  let deleted = 0;
  for (const name of await readdir(tmp)) {
    const file = path.join(tmp, name);
    // It may have been removed meanwhile by another service.
    const { mtimeMs } = await stat(file).catch(() => ({ mtimeMs: Number.POSITIVE_INFINITY }));
    if (Date.now() - mtimeMs < LEFT_BEHIND) continue;
    await rm(file, { force: true });
    deleted += 1;
  }
  return deleted;
}
