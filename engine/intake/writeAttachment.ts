// Writes one file down as it comes in, and learns on the way what it is. Small pieces are gathered, so that the disk is
// asked seldom; the sync runs on while the request is read further, and whoever keeps the file waits for it.
import { createHash } from 'node:crypto';
import { type FileHandle, open } from 'node:fs/promises';
import type { ReceivedFile } from './attachments.ts';
import { SNIFFED_BYTES, sniffType } from './sniffType.ts';

/** Of each file that is coming in, this much is in memory at most. */
const GATHERED_BYTES = 256 * 1024;

interface Written extends Omit<ReceivedFile, 'id'> {
  /** Resolves once the bytes survive a power cut; the file is closed either way. */
  readonly synced: Promise<void>;
}

/** Writes `bytes` into a new file. */
export async function writeAttachment(file: string, bytes: AsyncIterable<Buffer>): Promise<Written> {
  const handle = await open(file, 'wx', 0o600);
  try {
    const hash = createHash('sha256');
    let head = Buffer.alloc(0);
    let size = 0;
    let gathered: Buffer[] = [];
    let gatheredBytes = 0;
    for await (const chunk of bytes) {
      if (head.length < SNIFFED_BYTES) head = Buffer.concat([head, chunk.subarray(0, SNIFFED_BYTES)]);
      size += chunk.length;
      hash.update(chunk);
      gathered.push(chunk);
      gatheredBytes += chunk.length;
      if (gatheredBytes < GATHERED_BYTES) continue;
      await writeAll(handle, gathered);
      gathered = [];
      gatheredBytes = 0;
    }
    await writeAll(handle, gathered);
    return { size, type: sniffType(head), sha256: hash.digest('hex'), synced: syncAndClose(handle) };
  } catch (error) {
    await handle.close();
    throw error;
  }
}

/** A full disk may take a part of what it is given; what is left is tried again, and fails for the reason. */
async function writeAll(handle: FileHandle, chunks: readonly Buffer[]): Promise<void> {
  const length = chunks.reduce((sum, chunk) => sum + chunk.length, 0);
  if (length === 0) return;
  const { bytesWritten } = await handle.writev([...chunks]);
  if (bytesWritten < length) await handle.writeFile(Buffer.concat(chunks).subarray(bytesWritten));
}

async function syncAndClose(handle: FileHandle): Promise<void> {
  try {
    await handle.datasync();
  } finally {
    await handle.close();
  }
}
