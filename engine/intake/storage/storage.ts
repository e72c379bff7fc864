// Where applications and their files are kept: beside the service in one data folder, or in a database server that any
// number of services share. The rest of the intake does not know which.
import type { Attachments } from './attachments.ts';
import type { Store } from './store.ts';

export interface Storage {
  readonly store: Store;
  readonly attachments: Attachments;
  /** What an earlier process left behind. */
  readonly leftovers: Leftovers;
}

export interface Leftovers {
  /** How many files were set aside, or removed if they were only on their way to a database server. */
  readonly files: number;
  /** What the people who run the service must know. */
  readonly warnings: readonly string[];
}
