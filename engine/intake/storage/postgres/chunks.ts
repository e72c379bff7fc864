// Attachments in the database, split into rows of at most 1 MiB, so that neither writing nor reading holds a whole file in
// memory. They are inserted in the application's transaction, and deleted with it by cascade.
import { Readable } from 'node:stream';
import type { Sql } from '../sql/sql.ts';

const CHUNK_BYTES = 1024 * 1024;

/** Writes the bytes of the attachment `id`. */
export async function writeChunks(sql: Sql, id: string, bytes: AsyncIterable<Buffer>): Promise<void> {
  let position = 0;
  for await (const chunk of inChunks(bytes)) {
    await sql.run('insert into attachment_chunk (attachment, position, bytes) values ($1, $2, $3)', [
      id,
      position,
      chunk,
    ]);
    position += 1;
  }
}

/** The bytes of the attachment `id`; the stream errors if there are none. */
export function readChunks(sql: Sql, id: string): Readable {
  return Readable.from(chunksOf(sql, id), { objectMode: false });
}

async function* chunksOf(sql: Sql, id: string): AsyncGenerator<Buffer> {
  for (let position = 0; ; position++) {
    const [row] = await sql.run<{ bytes: Buffer }>(
      'select bytes from attachment_chunk where attachment = $1 and position = $2',
      [id, position],
    );
    if (row) yield row.bytes;
    else if (position > 0) return;
    else throw new Error(`The database has no bytes of the attachment ${id}`);
  }
}

async function* inChunks(bytes: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  let gathered: Buffer[] = [];
  let size = 0;
  for await (const piece of bytes) {
    gathered.push(piece);
    size += piece.length;
    if (size < CHUNK_BYTES) continue;
    const whole = Buffer.concat(gathered);
    const full = whole.length - (whole.length % CHUNK_BYTES);
    for (let at = 0; at < full; at += CHUNK_BYTES) yield whole.subarray(at, at + CHUNK_BYTES);
    gathered = [whole.subarray(full)];
    size = whole.length - full;
  }
  if (size > 0) yield Buffer.concat(gathered);
}
