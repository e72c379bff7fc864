// Copies one attachment in a move. One that an earlier run has copied completely is only read back.
import { createHash } from 'node:crypto';
import { printable } from '../config/printable.ts';
import { AdminError } from '../storage/adminError.ts';
import type { Destination, Source } from '../storage/sql/moveEnds.ts';

/** A row of the table `attachment`. */
export interface FileRow {
  readonly id: string;
  readonly reference: string;
  readonly file_name: string;
  readonly size: number | string;
  readonly sha256: string;
}

/** Copies an attachment and reads it back; returns its size in bytes. Throws `AdminError` if the digests differ. */
export async function copyAttachment(source: Source, to: Destination, row: FileRow): Promise<number> {
  const whatItIs = `${printable(row.file_name)} of ${row.reference}`;
  const earlier = await to.digest(row.id);
  if (earlier?.sha256 === row.sha256) return earlier.bytes;
  const hash = createHash('sha256');
  async function* readOnce(): AsyncGenerator<Buffer> {
    try {
      for await (const chunk of source.read(row.id)) {
        hash.update(chunk);
        yield chunk;
      }
    } catch (cause) {
      throw new AdminError(`${whatItIs} cannot be read from ${source.name}: ${cause}`, { cause });
    }
  }
  await to.write(row.id, readOnce());
  if (hash.digest('hex') !== row.sha256) throw new AdminError(`${whatItIs} is damaged in ${source.name}`);
  const written = await to.digest(row.id);
  if (written?.sha256 === row.sha256) return written.bytes;
  throw new AdminError(`${whatItIs} does not read as it was written into ${to.name}: run the same move again`);
}
