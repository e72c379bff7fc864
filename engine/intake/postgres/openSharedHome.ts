import type { Home } from '../archive.ts';
import { archiveOffice } from '../archiveOffice.ts';
import { type DataFolder, makeFolders } from '../dataFolder.ts';
import { openPostgresArchive } from './openPostgresArchive.ts';
import type { PostgresOptions } from './postgresDatabase.ts';

/** The archive in the database `url`; `folder` only holds files on their way in. */
export async function openSharedHome(url: string, folder: DataFolder, options?: PostgresOptions): Promise<Home> {
  await makeFolders(folder);
  const archive = await openPostgresArchive(url, folder, options);
  // The office goes to the database itself, whichever services run.
  return { archive, office: archiveOffice(archive), openDoor: async () => async () => undefined };
}
