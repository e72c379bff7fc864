import { readdir, stat } from 'node:fs/promises';
import { HOW_TO_RESTORE, StoreDamaged } from '../store.ts';
import { readArrivalMark } from './arrivalMark.ts';
import type { DataFolder } from './dataFolder.ts';
import { makeFolders } from './makeFolders.ts';

/** Creates missing folders. Throws as {@link checkNotLost}. */
export async function prepareDataFolder(folder: DataFolder): Promise<void> {
  await makeFolders(folder);
  await checkNotLost(folder);
}

/** Throws {@link StoreDamaged} if the database is missing but attachments or the count show that there was one. */
export async function checkNotLost(folder: DataFolder): Promise<void> {
  if (await hasDatabase(folder)) return;
  const files = await readdir(folder.attachments).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return [];
    throw error;
  });
  if (files.length === 0 && !readArrivalMark(folder.mark)) return;
  throw new StoreDamaged(
    `${folder.database} is missing or empty, but applications were kept in this folder (attachments: ${files.length}). ` +
      HOW_TO_RESTORE,
  );
}

/** True if there is a database file that is not empty. */
export async function hasDatabase(folder: DataFolder): Promise<boolean> {
  const found = await stat(folder.database).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return undefined;
    throw error;
  });
  return found !== undefined && found.size > 0;
}
