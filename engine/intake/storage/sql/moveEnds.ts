// Source and destination of a move between stores; each kind of store implements both.

import type { Moved } from './moveMarks.ts';
import type { Sql, SqlDatabase } from './sql.ts';

/** The store that is moved, locked against other writers. */
export interface Source {
  /** For people, without a password. */
  readonly name: string;
  /** See `identify` in moveMarks.ts. */
  readonly storeId: string;
  readonly sql: Sql;
  /** The bytes of an attachment. */
  read(id: string): AsyncIterable<Buffer>;
  /** The mark of an earlier, completed move. */
  readonly moved: Moved | undefined;
  /** Marks the store as moved; durable once {@link WithSource} has resolved. */
  markMoved(moved: Moved): Promise<void>;
}

/** Opens and locks a source, runs `work`, and closes it. */
export type WithSource = <T>(work: (source: Source) => Promise<T>) => Promise<T>;

/** The store that is filled. */
export interface Destination {
  /** For people, without a password. */
  readonly name: string;
  readonly storeId: string;
  readonly database: SqlDatabase;
  /** Reads the stored bytes of an attachment; undefined if there are none. */
  digest(id: string): Promise<Digest | undefined>;
  /** Writes the bytes of an attachment, replacing those that are there. */
  write(id: string, bytes: AsyncIterable<Buffer>): Promise<void>;
  discard(ids: readonly string[]): Promise<void>;
  /** Makes everything that was written durable. */
  sync(): Promise<void>;
  close(): Promise<void>;
}

export interface Digest {
  /** In hex. */
  readonly sha256: string;
  readonly bytes: number;
}
