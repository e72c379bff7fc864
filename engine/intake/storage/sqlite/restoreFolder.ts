// Restores a backup into a new data folder; existing applications are never overwritten. Files are copied first and the database
// is renamed into place last: an interrupted restore leaves a folder on which no service starts, and can be repeated.
import { createHash } from 'node:crypto';
import { copyFile, open, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import { AdminError } from '../adminError.ts';
import { type DataFolder, dataFolder } from '../disk/dataFolder.ts';
import { makeFolders } from '../disk/makeFolders.ts';
import { hasDatabase } from '../disk/prepareDataFolder.ts';
import { syncFolder } from '../disk/syncFolder.ts';
import type { BackedUp } from '../storage.ts';
import { StoreDamaged } from '../store.ts';
import { openSqliteStore } from './sqliteStore.ts';

/** Copies the backup in the folder `source` into `folder`, comparing every file with its digest. */
export async function restoreFolder(source: string, folder: DataFolder): Promise<BackedUp> {
  const backup = dataFolder(source);
  if (!(await hasDatabase(backup))) throw new AdminError(`There is no backup in ${backup.root}`);
  if (await hasDatabase(folder)) {
    throw new AdminError(`${folder.root} has applications already. Restore into a new DATA_DIR, or move it away first`);
  }
  await makeFolders(folder);
  const arriving = path.join(folder.tmp, path.basename(folder.database));
  for (const ending of ['', '-wal', '-journal']) await rm(arriving + ending, { force: true });
  await copySynced(backup.database, arriving);
  const store = await openSqliteStore(arriving).catch((error) => {
    if (!(error instanceof StoreDamaged)) throw error;
    throw new AdminError(`${backup.database} is damaged: take another backup`, { cause: error });
  });
  let restored: BackedUp;
  try {
    const applications = await store.list();
    let files = 0;
    for (const { reference } of applications) {
      for (const { id, fileName, sha256 } of (await store.show(reference))?.attachments ?? []) {
        const copy = path.join(folder.attachments, id);
        await copySynced(path.join(backup.attachments, id), copy);
        if ((await digestOf(copy)) !== sha256) {
          throw new AdminError(`${fileName} of ${reference} is damaged in the backup`);
        }
        files += 1;
      }
    }
    restored = { applications: applications.length, files };
  } finally {
    await store.close();
  }
  await syncFolder(folder.attachments);
  await rename(arriving, folder.database);
  await syncFolder(folder.root);
  return restored;
}

async function copySynced(from: string, to: string): Promise<void> {
  await copyFile(from, to);
  const handle = await open(to, 'r+');
  await handle.chmod(0o600);
  await handle.datasync();
  await handle.close();
}

async function digestOf(file: string): Promise<string> {
  const handle = await open(file);
  const hash = createHash('sha256');
  for await (const chunk of handle.createReadStream()) hash.update(chunk);
  return hash.digest('hex');
}
