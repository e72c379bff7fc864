// Attachments as files named by their id, nothing else: no stranger's word becomes a path. Obligations:
// - `tmp/` and `attachments/` are on one file system, so that a rename moves a file as a whole or not at all;
// - bytes are synced before the rename, the folder after it, and all that before the application is committed;
// - what an aborted request or a killed process left behind is swept when the owner of the database starts.
import { randomUUID } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { readdir, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import type { Attachments } from './attachments.ts';
import type { DataFolder } from './dataFolder.ts';
import { shareSync } from './shareSync.ts';
import { syncFolder } from './syncFolder.ts';
import { writeAttachment } from './writeAttachment.ts';

const ID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

export interface AttachmentFolder extends Attachments {
  /** Removes every leftover: all of `tmp/`, and kept files that are not among `named`. Answers how many. */
  sweep(named: ReadonlySet<string>): Promise<number>;
}

/** The attachments in `folder`, whose subfolders exist. */
export function openAttachmentFolder({ tmp, attachments }: DataFolder): AttachmentFolder {
  const syncKept = shareSync(() => syncFolder(attachments));
  /** The syncs of files that were received and not kept yet; a request goes on reading meanwhile. */
  const syncs = new Map<string, Promise<void>>();

  async function discard(ids: Iterable<string>): Promise<void> {
    await Promise.all(
      [...ids].map(async (id) => {
        // What may still be written is not removed; its failure has been told to whom it concerns.
        await syncs.get(id)?.catch(() => undefined);
        syncs.delete(id);
        await rm(path.join(tmp, id), { force: true });
        await rm(path.join(attachments, id), { force: true });
      }),
    );
  }

  async function keepOne(id: string): Promise<void> {
    await syncs.get(id);
    syncs.delete(id);
    await rename(path.join(tmp, id), path.join(attachments, id));
  }

  return {
    discard,
    async receive(bytes) {
      const id = randomUUID();
      try {
        const { synced, ...received } = await writeAttachment(path.join(tmp, id), bytes);
        synced.catch(() => undefined);
        syncs.set(id, synced);
        return { id, ...received };
      } catch (error) {
        await discard([id]);
        throw error;
      }
    },
    async keep(ids) {
      if (ids.length === 0) return;
      await Promise.all(ids.map(keepOne));
      await syncKept();
    },
    read(id) {
      if (!ID.test(id)) throw new Error('An attachment’s id is a UUID');
      return createReadStream(path.join(attachments, id));
    },
    async sweep(named) {
      const received = (await readdir(tmp)).filter((name) => ID.test(name));
      const orphans = (await readdir(attachments)).filter((name) => ID.test(name) && !named.has(name));
      await discard([...received, ...orphans]);
      return received.length + orphans.length;
    },
  };
}
