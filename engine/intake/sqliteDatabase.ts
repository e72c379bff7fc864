// The embedded database and its obligations:
// - One connection, locked exclusively before WAL begins: libsql's SQLite 3.45 can corrupt a WAL that several connections
//   check-point (fixed in 3.51.3, see https://sqlite.org/wal.html), and without sharing no shared-memory file is needed either.
// - `synchronous=NORMAL`: COMMIT writes, and whoever relies on it waits for the journal (see openJournal.ts).
// - BEGIN IMMEDIATE / COMMIT by hand: `db.transaction()` hides the cause of a failure (a full disk) behind its rollback.
// - Closing leaves WAL and the lock explicitly: prepared statements would hold both until they are garbage-collected.
import { closeSync, openSync } from 'node:fs';
import Database from 'libsql';
import { StoreInUse, UnknownOutcome } from './store.ts';

export type SqliteDatabase = ReturnType<typeof Database>;

/** Opens or creates the database file, waiting up to `wait` milliseconds for another process to let go of it. */
export function openDatabase(file: string, schema: string, wait: number): SqliteDatabase {
  // SQLite gives its journal the rights of the database file.
  closeSync(openSync(file, 'a', 0o600));
  const db = new Database(file, { timeout: wait });
  try {
    db.pragma('locking_mode=EXCLUSIVE');
    db.pragma('journal_mode=WAL');
    db.pragma('synchronous=NORMAL');
    db.pragma('foreign_keys=ON');
    inTransaction(db, () => db.exec(schema));
    return db;
  } catch (error) {
    db.close();
    if (!isBusy(error)) throw error;
    throw new StoreInUse(`${file} is open in another process; only one at a time can use it`, { cause: error });
  }
}

/** Runs `work` between BEGIN and COMMIT; any failure leaves nothing behind, or says that it is not known. */
export function inTransaction<T>(db: SqliteDatabase, work: () => T): T {
  db.exec('BEGIN IMMEDIATE');
  let result: T;
  try {
    result = work();
  } catch (error) {
    if (db.inTransaction) db.exec('ROLLBACK');
    throw error;
  }
  try {
    db.exec('COMMIT');
  } catch (error) {
    if (db.inTransaction) db.exec('ROLLBACK');
    // A commit that found no room has written nothing that counts; any other failure may lie after the write.
    if (codeOf(error) === 'SQLITE_FULL') throw error;
    throw new UnknownOutcome('COMMIT failed', { cause: error });
  }
  return result;
}

/** Checkpoints, and lets another process open the file at once. */
export function closeDatabase(db: SqliteDatabase): void {
  db.pragma('journal_mode=DELETE');
  db.pragma('locking_mode=NORMAL');
  db.prepare('select count(*) from sqlite_master').get();
  db.close();
}

function isBusy(error: unknown): boolean {
  return codeOf(error).startsWith('SQLITE_BUSY');
}

function codeOf(error: unknown): string {
  return error instanceof Error && 'code' in error ? String(error.code) : '';
}
