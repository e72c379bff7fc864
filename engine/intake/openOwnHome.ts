// Everything in one data folder, owned by one process: whoever holds the database may sweep, and answers for the others.
import type { Archive, Home } from './archive.ts';
import { archiveOffice } from './archiveOffice.ts';
import { openAttachmentFolder } from './attachmentFolder.ts';
import { backupFolder } from './backupFolder.ts';
import { type DataFolder, prepareDataFolder } from './dataFolder.ts';
import { officeAddress } from './officeAddress.ts';
import { serveOffice } from './serveOffice.ts';
import { openSqliteStore } from './sqliteStore.ts';
import { syncFolder } from './syncFolder.ts';

/** How long a starting service waits for an office command or its predecessor to let go of the database. */
const WAIT = 3000;

/** The archive in `folder`; throws `StoreInUse` if another process has it after `wait` milliseconds. */
export async function openOwnHome(folder: DataFolder, wait = WAIT): Promise<Home> {
  const address = officeAddress(folder);
  await prepareDataFolder(folder);
  const store = await openSqliteStore(folder.database, { wait });
  try {
    await syncFolder(folder.root);
    const attachments = openAttachmentFolder(folder);
    const archive: Archive = { store, attachments, swept: await attachments.sweep(await store.attachmentIds()) };
    const office = archiveOffice(archive, (target) => backupFolder(store, attachments, target));
    return { archive, office, openDoor: (onError) => serveOffice(office, address, onError) };
  } catch (error) {
    await store.close();
    throw error;
  }
}
