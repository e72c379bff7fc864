// Backs up the data folder while the service runs. Obligations:
// - the database is copied first, as a snapshot; all files that it names exist, and cannot be deleted meanwhile
//   (admin/adminOverStorage.ts runs deletions and backups serially);
// - every file is compared with its digest while it is copied, so that damage is noticed before the good copy is rotated out;
// - the copy is synced and then renamed: a folder with the final name is a complete backup.
import { createHash } from 'node:crypto';
import { mkdir, open, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import { AdminError } from '../adminError.ts';
import type { Attachments } from '../attachments.ts';
import { type DataFolder, dataFolder } from '../disk/dataFolder.ts';
import { exists } from '../disk/exists.ts';
import { syncFolder } from '../disk/syncFolder.ts';
import type { BackedUp } from '../storage.ts';
import { openSqliteStore, type SqliteStore } from './sqliteStore.ts';

/** Copies the database of `store` and its attachments into the folder `target`, which must not exist yet. */
export async function backupFolder(store: SqliteStore, attachments: Attachments, target: string): Promise<BackedUp> {
  if (await exists(target)) throw new AdminError(`${target} is there already. Name a folder that is not`);
  const unfinished = dataFolder(`${target}.unfinished`);
  await rm(unfinished.root, { recursive: true, force: true });
  try {
    await mkdir(unfinished.attachments, { recursive: true, mode: 0o700 });
    await store.copyTo(unfinished.database);
    const copied = await copyFiles(unfinished, attachments);
    await sync(unfinished);
    await rename(unfinished.root, target);
    await syncFolder(path.dirname(target));
    return copied;
  } catch (error) {
    await rm(unfinished.root, { recursive: true, force: true });
    throw error;
  }
}

async function copyFiles(to: DataFolder, attachments: Attachments): Promise<BackedUp> {
  const copy = await openSqliteStore(to.database);
  try {
    const applications = await copy.list();
    let files = 0;
    for (const { reference } of applications) {
      const application = await copy.show(reference);
      for (const { id, fileName, sha256 } of [
        ...(application?.attachments ?? []),
        ...(application?.otherFiles ?? []),
      ]) {
        const found = await copyFile(attachments.read(id), path.join(to.attachments, id));
        if (found !== sha256) throw new AdminError(`${fileName} of ${reference} is damaged in the data folder`);
        files += 1;
      }
    }
    return { applications: applications.length, files };
  } finally {
    await copy.close();
  }
}

async function copyFile(bytes: AsyncIterable<Buffer>, target: string): Promise<string> {
  const handle = await open(target, 'wx', 0o600);
  try {
    const hash = createHash('sha256');
    for await (const chunk of bytes) {
      hash.update(chunk);
      await handle.writeFile(chunk);
    }
    await handle.datasync();
    return hash.digest('hex');
  } finally {
    await handle.close();
  }
}

async function sync({ root, database, attachments }: DataFolder): Promise<void> {
  const handle = await open(database, 'r+');
  await handle.chmod(0o600);
  await handle.sync();
  await handle.close();
  await syncFolder(attachments);
  await syncFolder(root);
}
