// The store in an embedded database file. libsql blocks the event loop, so rows stay small: attachments are files beside it.
import type { AccountStore } from '../accountStore.ts';
import type { Syncs } from '../disk/syncs.ts';
import { refuseHalfMoved } from '../sql/moveMarks.ts';
import { sqlAccountStore } from '../sql/sqlAccountStore.ts';
import { type SqlStoreOptions, sqlStore } from '../sql/sqlStore.ts';
import type { Store } from '../store.ts';
import { openTables } from './openTables.ts';

export interface SqliteOptions extends Omit<SqlStoreOptions, 'insertBytes'> {
  /** Milliseconds to wait for another process to release the file; 0 by default. */
  readonly wait?: number;
  /** Syncs the journal; a test may make it slow or fail. */
  readonly sync?: Syncs['file'] | undefined;
}

export interface SqliteStore extends Store {
  readonly accounts: AccountStore;
  /** Writes a consistent snapshot into a new file while the store is in use. */
  copyTo(file: string): Promise<void>;
  /** Throws `WrongStore` if a move into this store, called `name` in messages, is incomplete. */
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
    accounts: sqlAccountStore(database),
    copyTo: database.copyTo,
    admit: (name) => refuseHalfMoved(database, name),
    check: () => database.checkSound().then(store.check),
  };
}
