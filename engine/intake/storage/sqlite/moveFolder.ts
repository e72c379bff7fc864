// A data folder as source or destination of a move. The embedded database is locked exclusively, so no service runs on it.
import { rename, rm } from 'node:fs/promises';
import path from 'node:path';
import { AdminError } from '../adminError.ts';
import { openAttachmentFolder } from '../disk/attachmentFolder.ts';
import type { DataFolder } from '../disk/dataFolder.ts';
import { readMoved, removeMoved, writeMoved } from '../disk/movedMark.ts';
import { checkNotLost, hasDatabase, prepareDataFolder } from '../disk/prepareDataFolder.ts';
import { syncFolder } from '../disk/syncFolder.ts';
import { diskSyncs } from '../disk/syncs.ts';
import { writeAttachment } from '../disk/writeAttachment.ts';
import { digestOf } from '../sql/digestOf.ts';
import type { Destination, WithSource } from '../sql/moveEnds.ts';
import { identify } from '../sql/moveMarks.ts';
import { StoreInUse } from '../store.ts';
import { openTables } from './openTables.ts';
import type { SqliteDatabase } from './sqliteDatabase.ts';

/** `folder` as a source. */
export function fromFolder(folder: DataFolder): WithSource {
  return async (work) => {
    await checkNotLost(folder);
    if (!(await hasDatabase(folder))) throw new AdminError(`No applications were ever kept in ${folder.root}`);
    const database = await open(folder);
    try {
      return await work({
        name: folder.root,
        storeId: await identify(database),
        sql: database,
        read: openAttachmentFolder(folder.attachments).read,
        moved: await readMoved(folder),
        markMoved: (moved) => writeMoved(folder, moved),
      });
    } finally {
      await database.close();
    }
  };
}

/** `folder` as a destination. */
export async function intoFolder(folder: DataFolder): Promise<Destination> {
  await prepareDataFolder(folder);
  const database = await open(folder);
  const { read, discard } = openAttachmentFolder(folder.attachments);
  return {
    name: folder.root,
    storeId: await identify(database),
    database,
    discard,
    digest: (id) =>
      digestOf(read(id)).catch((error: NodeJS.ErrnoException) => {
        if (error.code === 'ENOENT') return undefined;
        throw error;
      }),
    async write(id, bytes) {
      const arriving = path.join(folder.tmp, id);
      await rm(arriving, { force: true });
      const { synced } = await writeAttachment(arriving, bytes, diskSyncs.file);
      await synced;
      await rename(arriving, path.join(folder.attachments, id));
    },
    async sync() {
      await syncFolder(folder.attachments);
      await removeMoved(folder);
    },
    close: database.close,
  };
}

async function open(folder: DataFolder): Promise<SqliteDatabase> {
  try {
    return await openTables(folder.database, 0);
  } catch (error) {
    if (!(error instanceof StoreInUse)) throw error;
    throw new AdminError(`A service, or another command, works in ${folder.root}: stop it before the move`, {
      cause: error,
    });
  }
}
