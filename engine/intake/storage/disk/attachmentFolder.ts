// Attachments as files named by generated ids; client-supplied names never become paths. Obligations:
// - files are written under their final name; an application that names them is committed only after their bytes and the
//   folder's entries were synced;
// - files that no application names are set aside at the next start (sqlite/openEmbedded.ts).
import { randomUUID } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { readdir, rm } from 'node:fs/promises';
import path from 'node:path';
import type { Attachments } from '../attachments.ts';
import { coalesceFsync } from './coalesceFsync.ts';
import { diskSyncs, type Syncs } from './syncs.ts';
import { writeAttachment } from './writeAttachment.ts';

const ID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

export interface AttachmentFolder extends Attachments {
  /** The files that are not among `named`. */
  leftovers(named: ReadonlySet<string>): Promise<readonly string[]>;
}

/** The attachments in `folder`, which exists. */
export function openAttachmentFolder(folder: string, syncs: Syncs = diskSyncs): AttachmentFolder {
  const syncNames = coalesceFsync(() => syncs.folder(folder));
  /** Running syncs of received files by id; they overlap with reading the rest of the request. */
  const pendingSyncs = new Map<string, Promise<void>>();

  async function discard(ids: Iterable<string>): Promise<void> {
    await Promise.all(
      [...ids].map(async (id) => {
        // The file is removed after its sync has ended. A failed sync is reported by `persist`.
        await pendingSyncs.get(id)?.catch(() => undefined);
        pendingSyncs.delete(id);
        await rm(path.join(folder, id), { force: true });
      }),
    );
  }

  return {
    discard,
    async receive(bytes) {
      const id = randomUUID();
      try {
        const { synced, ...received } = await writeAttachment(path.join(folder, id), bytes, syncs.file);
        synced.catch(() => undefined);
        pendingSyncs.set(id, synced);
        return { id, ...received };
      } catch (error) {
        await discard([id]);
        throw error;
      }
    },
    async persist(ids) {
      if (ids.length === 0) return;
      await Promise.all([...ids.map((id) => pendingSyncs.get(id)), syncNames()]);
      for (const id of ids) pendingSyncs.delete(id);
    },
    read(id) {
      if (!ID.test(id)) throw new Error('An attachment’s id is a UUID');
      return createReadStream(path.join(folder, id));
    },
    async leftovers(named) {
      return (await readdir(folder)).filter((name) => ID.test(name) && !named.has(name));
    },
  };
}
