// A `Store` (rows) with its `Attachments` (bytes) and the office's accounts. Two implementations: one data folder with the
// embedded database, owned by one process (sqlite/, disk/), or a PostgreSQL server that several services share (postgres/).
import type { AccountStore } from './accountStore.ts';
import type { Attachments } from './attachments.ts';
import type { Store } from './store.ts';

export interface Storage {
  readonly store: Store;
  readonly attachments: Attachments;
  readonly accounts: AccountStore;
}

/** A storage as an office command opens it. */
export interface CommandStorage extends Storage {
  /** Copies everything into a new folder, given by its absolute path. Throws an `AdminError` if the store has means of its own. */
  backup(folder: string): Promise<BackedUp>;
}

/** A storage as a service opens it. */
export interface ServiceStorage extends CommandStorage {
  /** Files of unfinished submissions that were found at start. */
  readonly leftovers: Leftovers;
  /** Deletes files that were set aside before `instant`; returns the number of days' folders. */
  deleteSetAside(instant: Date): Promise<number>;
}

export interface Leftovers {
  /** Number of files set aside (data folder) or deleted (PostgreSQL, where they are only a buffer). */
  readonly files: number;
  /** For the log. */
  readonly warnings: readonly string[];
}

export interface BackedUp {
  readonly applications: number;
  readonly files: number;
}
