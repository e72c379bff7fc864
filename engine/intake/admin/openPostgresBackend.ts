// The backend on a PostgreSQL server. The local data folder only buffers uploads, and other services may share it, so only files
// that no running request can be writing are deleted.
import { readdir, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { withOverrides } from '../config/limits.ts';
import type { DataFolder } from '../storage/disk/dataFolder.ts';
import { makeFolders } from '../storage/disk/makeFolders.ts';
import { type AdmittedOptions, openAdmitted } from '../storage/postgres/openAdmitted.ts';
import { adminOverStorage } from './adminOverStorage.ts';
import type { Backend } from './backend.ts';

/**
 * Milliseconds since the last write after which an uploaded file is a leftover: twice the longest request, so no service that
 * shares the folder is still receiving it. Leftovers are deleted rather than set aside, because everything that was acknowledged
 * to a client is in the database. If a wrong clock makes this delete a running upload, that submission is answered 503 and the
 * client retries.
 */
const LEFT_BEHIND = 2 * withOverrides().requestTimeout;

/** The backend of the database `url`; `folder` only holds uploads that are not committed yet. */
export async function openPostgresBackend(
  url: string,
  folder: DataFolder,
  options: AdmittedOptions = {},
): Promise<Backend> {
  await makeFolders(folder);
  const files = await sweep(folder.tmp);
  const storage = { ...openAdmitted(url, folder, options), leftovers: { files, warnings: [] } };
  // No socket: the command line connects to the database itself.
  return {
    storage,
    admin: adminOverStorage(storage),
    serveAdmin: async () => async () => undefined,
    deleteSetAside: async () => 0,
  };
}

async function sweep(tmp: string): Promise<number> {
  let swept = 0;
  for (const name of await readdir(tmp)) {
    const file = path.join(tmp, name);
    // It may have been removed meanwhile by another service.
    const { mtimeMs } = await stat(file).catch(() => ({ mtimeMs: Number.POSITIVE_INFINITY }));
    if (Date.now() - mtimeMs < LEFT_BEHIND) continue;
    await rm(file, { force: true });
    swept += 1;
  }
  return swept;
}
