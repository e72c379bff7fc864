// Attachments as files named by their id, nothing else: no stranger's word becomes a path. Obligations:
// - `tmp/` and `attachments/` are on one file system, so that a rename moves a file as a whole or not at all;
// - bytes are synced before the rename, the folder after it, and all that before the application is committed;
// - what an aborted request or a killed process left behind is swept when the owner of the database starts.
import { createHash, randomUUID } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { open, readdir, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import type { Attachments, ReceivedFile } from './attachments.ts';
import type { DataFolder } from './dataFolder.ts';
import { SNIFFED_BYTES, sniffType } from './sniffType.ts';
import { syncFolder } from './syncFolder.ts';

const ID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

export interface AttachmentFolder extends Attachments {
  /** Removes every leftover: all of `tmp/`, and kept files that are not among `named`. Answers how many. */
  sweep(named: ReadonlySet<string>): Promise<number>;
}

/** The attachments in `folder`, whose subfolders exist. */
export function openAttachmentFolder({ tmp, attachments }: DataFolder): AttachmentFolder {
  async function write(file: string, bytes: AsyncIterable<Buffer>): Promise<Omit<ReceivedFile, 'id'>> {
    const handle = await open(file, 'wx', 0o600);
    try {
      const hash = createHash('sha256');
      let head = Buffer.alloc(0);
      let size = 0;
      for await (const chunk of bytes) {
        if (head.length < SNIFFED_BYTES) head = Buffer.concat([head, chunk.subarray(0, SNIFFED_BYTES)]);
        size += chunk.length;
        hash.update(chunk);
        await handle.writeFile(chunk);
      }
      await handle.datasync();
      return { size, type: sniffType(head), sha256: hash.digest('hex') };
    } finally {
      await handle.close();
    }
  }

  async function discard(ids: Iterable<string>): Promise<void> {
    const files = [...ids].flatMap((id) => [path.join(tmp, id), path.join(attachments, id)]);
    await Promise.all(files.map((file) => rm(file, { force: true })));
  }

  return {
    discard,
    async receive(bytes) {
      const id = randomUUID();
      try {
        return { id, ...(await write(path.join(tmp, id), bytes)) };
      } catch (error) {
        await discard([id]);
        throw error;
      }
    },
    async keep(ids) {
      if (ids.length === 0) return;
      await Promise.all(ids.map((id) => rename(path.join(tmp, id), path.join(attachments, id))));
      await syncFolder(attachments);
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
