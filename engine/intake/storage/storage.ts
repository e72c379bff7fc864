// A `Store` (rows) with its `Attachments` (bytes). Two implementations: one data folder with the embedded database, owned by
// one process (sqlite/, disk/), or a PostgreSQL server that several services share (postgres/).
import type { Attachments } from './attachments.ts';
import type { Store } from './store.ts';

export interface Storage {
  readonly store: Store;
  readonly attachments: Attachments;
  /** Files of unfinished submissions that were found at start. */
  readonly leftovers: Leftovers;
}

export interface Leftovers {
  /** Number of files set aside (data folder) or deleted (PostgreSQL, where they are only a buffer). */
  readonly files: number;
  /** For the log. */
  readonly warnings: readonly string[];
}
