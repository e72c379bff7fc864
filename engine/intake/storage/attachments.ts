// Storage of attachments' bytes. Order of a submission: `receive`, `persist`, then the commit of the application. So the files
// of a committed application are durable, and a file that no application names is left over from an unfinished submission.
import type { Readable } from 'node:stream';

/** A file that was received and is not persisted or discarded yet. */
export interface ReceivedFile {
  readonly id: string;
  /** In bytes. */
  readonly size: number;
  /** Media type detected from the content; empty if unknown. */
  readonly type: string;
  /** In hex. */
  readonly sha256: string;
}

/** An application's attachment; its bytes are in `Attachments` under `id`. */
export interface StoredAttachment {
  readonly id: string;
  /** The field's name. */
  readonly name: string;
  /** The client's file name, sanitised. */
  readonly fileName: string;
  /** Media type, from the content. */
  readonly type: string;
  /** In bytes. */
  readonly size: number;
  /** In hex. */
  readonly sha256: string;
}

export interface Attachments {
  /** Writes a stream to a new file. If it fails, the file is removed. */
  receive(bytes: AsyncIterable<Buffer>): Promise<ReceivedFile>;
  /** Once resolved, the files survive a power cut. */
  persist(ids: readonly string[]): Promise<void>;
  /** Removes files, persisted or not. */
  discard(ids: Iterable<string>): Promise<void>;
  /** The bytes of a persisted file. */
  read(id: string): Readable;
}
