// Where the bytes of attachments live. Receiving comes first, keeping second, the application's commit last: so a
// committed application always has its files, and a file without an application is a leftover that may go.
import type { Readable } from 'node:stream';

/** A file as it arrived, on its way to being kept or discarded. */
export interface ReceivedFile {
  readonly id: string;
  /** In bytes. */
  readonly size: number;
  /** Media type, from the content; empty if it is none that is known. */
  readonly type: string;
  /** In hex. */
  readonly sha256: string;
}

export interface Attachments {
  /** Writes a stream down. If it fails, nothing of it remains. */
  receive(bytes: AsyncIterable<Buffer>): Promise<ReceivedFile>;
  /** Once resolved, the files survive a power cut. */
  persist(ids: readonly string[]): Promise<void>;
  /** Removes files, received or kept. */
  discard(ids: Iterable<string>): Promise<void>;
  /** The bytes of a kept file. */
  read(id: string): Readable;
}
