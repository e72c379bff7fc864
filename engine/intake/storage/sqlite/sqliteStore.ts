// The store in one file on the school's own machine. Rows are small, because libsql works on the event loop; attachments
// are files beside it.

import type { Syncs } from '../disk/syncs.ts';
import { refuseHalfMoved } from '../sql/moveMarks.ts';
import { type SqlStoreOptions, sqlStore } from '../sql/sqlStore.ts';
import type { Store } from '../store.ts';
import { openTables } from './openTables.ts';

export interface SqliteOptions extends Pick<SqlStoreOptions, 'makeReference'> {
  /** Milliseconds to wait for another process that has the file open. */
  readonly wait?: number;
  /** Syncs the journal; a test may make it slow or fail. */
  readonly sync?: Syncs['file'] | undefined;
}

export interface SqliteStore extends Store {
  /** Writes the database as it is at one moment into a new file; the store goes on serving. */
  copyTo(file: string): Promise<void>;
  /** Throws `WrongStore` where a move into the folder called `name` is not complete. */
  admit(name: string): Promise<void>;
}

/** Opens the store in `file`; throws `StoreInUse` if another process has it. */
export async function openSqliteStore(
  file: string,
  { wait = 0, sync, ...options }: SqliteOptions = {},
): Promise<SqliteStore> {
  const database = await openTables(file, wait, sync);
  const store = sqlStore(database, options);
  return {
    ...store,
    copyTo: database.copyTo,
    admit: (name) => refuseHalfMoved(database, name),
    check: () => database.checkSound().then(store.check),
  };
}
