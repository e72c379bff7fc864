// The two ends of a move. Each kind of store can be either.

import type { Moved } from './moveMarks.ts';
import type { Sql, SqlDatabase } from './sql.ts';

/** The store that is moved, while nobody else can change it. */
export interface Source {
  /** For people, without a password. */
  readonly name: string;
  /** The store's id. */
  readonly storeId: string;
  readonly sql: Sql;
  /** The bytes of an attachment. */
  read(id: string): AsyncIterable<Buffer>;
  /** Where the applications went in an earlier move. */
  readonly moved: Moved | undefined;
  /** Marks the store as moved. It counts once {@link WithSource} has resolved. */
  markMoved(moved: Moved): Promise<void>;
}

/** Opens a source for `work` and lets go of it. */
export type WithSource = <T>(work: (source: Source) => Promise<T>) => Promise<T>;

/** The store that is filled. */
export interface Destination {
  /** For people, without a password. */
  readonly name: string;
  readonly storeId: string;
  readonly database: SqlDatabase;
  /** What the bytes of an attachment come to when they are read back; undefined where there are none. */
  digest(id: string): Promise<Digest | undefined>;
  /** Writes the bytes of an attachment, in place of others that may be there. */
  write(id: string, bytes: AsyncIterable<Buffer>): Promise<void>;
  discard(ids: readonly string[]): Promise<void>;
  /** Makes durable what was written. */
  sync(): Promise<void>;
  close(): Promise<void>;
}

export interface Digest {
  /** In hex. */
  readonly sha256: string;
  readonly bytes: number;
}
