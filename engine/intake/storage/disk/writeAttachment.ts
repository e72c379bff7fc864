// Streams one upload to disk, computing size, digest and media type on the way. Chunks are gathered into a 256 KiB buffer to
// save write calls. The sync runs in the background while the rest of the request is read; `persist` waits for it.
import { createHash } from 'node:crypto';
import { closeSync, open, write } from 'node:fs';
import { promisify } from 'node:util';
import { EDGE_BYTES, fileType } from '../../../files/index.ts';
import type { ReceivedFile } from '../attachments.ts';
import { bufferPool } from './bufferPool.ts';
import type { Syncs } from './syncs.ts';

interface Written extends Omit<ReceivedFile, 'id'> {
  /** Resolves once the bytes are durable. The file is closed whether or not the sync fails. */
  readonly synced: Promise<void>;
}

const openNew = promisify(open);
const writeSome = promisify(write);

/** Writes `bytes` into a new file. */
export async function writeAttachment(
  file: string,
  bytes: AsyncIterable<Buffer>,
  sync: Syncs['file'],
): Promise<Written> {
  const descriptor = await openNew(file, 'wx', 0o600);
  const buffer = bufferPool.take();
  try {
    const hash = createHash('sha256');
    let typeBy: ReturnType<typeof fileType> | undefined;
    let size = 0;
    let filled = 0;
    for await (const chunk of bytes) {
      size += chunk.length;
      hash.update(chunk);
      for (let taken = 0; taken < chunk.length; ) {
        const copied = chunk.copy(buffer, filled, taken);
        taken += copied;
        filled += copied;
        if (filled < buffer.length) continue;
        typeBy ??= fileType(buffer.subarray(0, EDGE_BYTES));
        await writeAll(descriptor, buffer);
        filled = 0;
      }
    }
    await writeAll(descriptor, buffer.subarray(0, filled));
    typeBy ??= fileType(buffer.subarray(0, Math.min(filled, EDGE_BYTES)));
    const type = typeBy(lastOf(buffer, filled, size));
    const synced = sync(descriptor).finally(() => closeSync(descriptor));
    return { size, type, sha256: hash.digest('hex'), synced };
  } catch (error) {
    closeSync(descriptor);
    throw error;
  } finally {
    bufferPool.giveBack(buffer);
  }
}

/** The last bytes (at most `EDGE_BYTES`) of a file of `size` bytes; those before `buffer[0..filled]` are still at the buffer's end. */
function lastOf(buffer: Buffer, filled: number, size: number): Buffer {
  const missing = Math.min(size, EDGE_BYTES) - filled;
  if (missing <= 0) return buffer.subarray(Math.max(0, filled - EDGE_BYTES), filled);
  return Buffer.concat([buffer.subarray(buffer.length - missing), buffer.subarray(0, filled)]);
}

async function writeAll(descriptor: number, bytes: Buffer): Promise<void> {
  for (let written = 0; written < bytes.length; ) {
    written += (await writeSome(descriptor, bytes, written)).bytesWritten;
  }
}
