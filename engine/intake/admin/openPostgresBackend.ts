// A service over a shared archive. It owns nothing but what is on its way in its own data folder, and even that it may
// share: only what no request can still be writing is swept.
import { readdir, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { withOverrides } from '../config/limits.ts';
import type { DataFolder } from '../storage/disk/dataFolder.ts';
import { makeFolders } from '../storage/disk/makeFolders.ts';
import { type AdmittedOptions, openAdmitted } from '../storage/postgres/openAdmitted.ts';
import { adminOverStorage } from './adminOverStorage.ts';
import type { Backend } from './backend.ts';

/**
 * Milliseconds without a write after which a file on its way in is a leftover: twice as long as a request may take, however
 * slowly it comes, so that no service that shares the folder is still receiving it. It is deleted rather than set aside,
 * because it is nobody's record: its sender was told nothing, and what was acknowledged is in the database. Should a clock
 * that is ahead delete one that is still coming in, its submission is answered 503 and sent again.
 */
const LEFT_BEHIND = 2 * withOverrides().requestTimeout;

/** The storage in the database `url`; `folder` only holds files whose upload is not committed yet. */
export async function openPostgresBackend(
  url: string,
  folder: DataFolder,
  options: AdmittedOptions = {},
): Promise<Backend> {
  await makeFolders(folder);
  const files = await sweep(folder.tmp);
  const storage = { ...openAdmitted(url, folder, options), leftovers: { files, warnings: [] } };
  // No socket: the command line opens the database itself, whichever services run.
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
    // One that is gone meanwhile was another intake's, or swept by it.
    const { mtimeMs } = await stat(file).catch(() => ({ mtimeMs: Number.POSITIVE_INFINITY }));
    if (Date.now() - mtimeMs < LEFT_BEHIND) continue;
    await rm(file, { force: true });
    swept += 1;
  }
  return swept;
}
