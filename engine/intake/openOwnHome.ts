// Everything in one data folder, owned by one process: whoever holds the database may sweep, and answers for the others.
import type { Archive, Home } from './archive.ts';
import { archiveOffice } from './archiveOffice.ts';
import { openAttachmentFolder } from './attachmentFolder.ts';
import { backupFolder } from './backupFolder.ts';
import { type DataFolder, prepareDataFolder } from './dataFolder.ts';
import { officeAddress } from './officeAddress.ts';
import { serveOffice } from './serveOffice.ts';
import { openSqliteStore } from './sqliteStore.ts';
import { diskSyncs, type Syncs } from './syncs.ts';

/** How long a starting service waits for an office command or its predecessor to let go of the database. */
const WAIT = 3000;

export interface OwnHomeOptions {
  /** Milliseconds to wait for another process that has the archive. */
  readonly wait?: number | undefined;
  /** A test may take the power away between them. */
  readonly syncs?: Syncs | undefined;
}

/** The archive in `folder`; throws `StoreInUse` if another process has it after `wait` milliseconds. */
export async function openOwnHome(
  folder: DataFolder,
  { wait = WAIT, syncs = diskSyncs }: OwnHomeOptions = {},
): Promise<Home> {
  const address = officeAddress(folder);
  await prepareDataFolder(folder);
  const store = await openSqliteStore(folder.database, { wait, sync: syncs.file });
  try {
    await syncs.folder(folder.root);
    const attachments = openAttachmentFolder(folder.attachments, syncs);
    // Earlier versions received into `tmp/`.
    const received = await openAttachmentFolder(folder.tmp).sweep(new Set());
    const swept = received + (await attachments.sweep(await store.attachmentIds()));
    const archive: Archive = { store, attachments, swept };
    const office = archiveOffice(archive, (target) => backupFolder(store, attachments, target));
    return { archive, office, openDoor: (onError) => serveOffice(office, address, onError) };
  } catch (error) {
    await store.close();
    throw error;
  }
}
