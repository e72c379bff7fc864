// The embedded database and its obligations:
// - One connection, locked exclusively before WAL begins: libsql's SQLite 3.45 can corrupt a WAL that several connections
//   checkpoint (fixed in 3.51.3, see https://sqlite.org/wal.html). Without sharing no shared-memory file is needed either.
// - One connection has one transaction at a time: a serial queue keeps other statements out from BEGIN to COMMIT.
// - Statements run on the main thread and their results come at once: between them requests get their turn.
// - `synchronous=NORMAL`: COMMIT writes without a sync. Results are returned only after the journal was synced (see
//   openJournal.ts). `secure_delete`: deleted content is overwritten.
// - Explicit BEGIN IMMEDIATE / COMMIT: `db.transaction()` replaces the cause of a failure (a full disk) by its rollback's.
// - Closing leaves WAL mode and the lock explicitly: prepared statements hold both until they are garbage-collected.
import { closeSync, openSync, statSync } from 'node:fs';
import Database from 'libsql';
import { serialQueue } from '../../timing/serialQueue.ts';
import { takeTurns } from '../../timing/takeTurns.ts';
import { diskSyncs } from '../disk/syncs.ts';
import type { Sql, SqlDatabase } from '../sql/sql.ts';
import { StoreDamaged, StoreInUse, UnknownOutcome } from '../store.ts';
import { damaged, findDamage, isDamage, MOST_BYTES, watchForDamage } from './findDamage.ts';
import { groupTransactions, type Work } from './groupTransactions.ts';
import { type Journal, openJournal } from './openJournal.ts';

type Connection = ReturnType<typeof Database>;

export interface SqliteDatabase extends SqlDatabase {
  /** Writes a consistent snapshot into a new file. */
  copyTo(file: string): Promise<void>;
  /** Throws `StoreDamaged` if a statement failed because of corruption and a check confirms it. */
  checkSound(): Promise<void>;
}

/** Milliseconds. */
const TURN = 10;

/** Kilobytes of pages that are kept in memory, so that a search through tens of thousands of applications reads no file. */
const CACHE = 32 * 1024;

/**
 * Opens or creates the database file, waiting up to `wait` milliseconds for another process to release its lock. `sync` syncs
 * the journal. Throws `StoreInUse` or `StoreDamaged`.
 */
export function openSqliteDatabase(file: string, wait: number, sync = diskSyncs.file): SqliteDatabase {
  const db = connect(file, wait);
  const journal = openJournal(file, sync);
  const serially = serialQueue();
  const takeTurn = takeTurns(TURN);
  const sql = preparedStatements(db);
  const watch = watchForDamage(file, () => serially(async () => findDamage(db)));
  return {
    kind: 'sqlite',
    async run(statement, values) {
      const rows = await serially(() => watch.note(sql.run<never>(statement, values)));
      const isReading = /^\s*select\b/i.test(statement);
      if (!isReading) journal.committed();
      // Rows read may come from a commit that is not durable yet. An empty result is returned without waiting.
      if (!isReading || rows.length > 0) await journal.durable();
      await takeTurn();
      return rows;
    },
    transaction: groupTransactions(async (works) => {
      const results = await serially(() => watch.note(inTransaction(db, () => doAll(works, sql))));
      await makeDurable(journal);
      return results;
    }),
    copyTo: (copy) => serially(async () => void (await sql.run('vacuum into $1', [copy]))),
    checkSound: watch.check,
    close: () =>
      serially(async () => {
        journal.close();
        closeDatabase(db);
      }),
  };
}

async function doAll(works: readonly Work<unknown>[], sql: Sql): Promise<unknown[]> {
  const results: unknown[] = [];
  for (const work of works) results.push(await work(sql));
  return results;
}

/** Called outside of the serial queue, so that other statements run during the sync. */
async function makeDurable(journal: Journal): Promise<void> {
  journal.committed();
  await journal.durable().catch((cause) => {
    throw new UnknownOutcome('The commit could not be synced', { cause });
  });
}

function connect(file: string, wait: number): Connection {
  // SQLite creates the journal with the permissions of the database file.
  closeSync(openSync(file, 'a', 0o600));
  const db = new Database(file, { timeout: wait });
  try {
    db.pragma('locking_mode=EXCLUSIVE');
    db.pragma('journal_mode=WAL');
    db.pragma('synchronous=NORMAL');
    db.pragma('foreign_keys=ON');
    db.pragma('secure_delete=ON');
    db.pragma(`cache_size=-${CACHE}`);
    // Takes the exclusive lock now rather than with the first submission.
    db.exec('BEGIN IMMEDIATE');
    db.exec('COMMIT');
    if (statSync(file).size > MOST_BYTES) return db;
    const finding = findDamage(db);
    if (finding !== undefined) throw damaged(file, finding);
    return db;
  } catch (error) {
    db.close();
    if (!(error instanceof StoreDamaged) && isDamage(error)) throw damaged(file, String(error));
    if (!isBusy(error)) throw error;
    const problem = `${file} is open in another process; only one at a time can use it`;
    throw new StoreInUse(`${problem}. To run several, set DATABASE_URL`, { cause: error });
  }
}

/** Statements in the cache. Filters can be combined in more ways than that. */
const MOST_PREPARED = 500;

/** Caches prepared statements by their text. */
function preparedStatements(db: Connection): Sql {
  const prepared = new Map<string, ReturnType<Connection['prepare']>>();
  return {
    async run<Row>(statement: string, values: readonly unknown[] = []) {
      let ready = prepared.get(statement);
      if (!ready) {
        if (prepared.size === MOST_PREPARED) prepared.clear();
        ready = db.prepare(statement.replaceAll(/\$(\d+)/g, '?$1'));
        prepared.set(statement, ready);
      }
      return ready.all([...values]) as Row[];
    },
  };
}

async function inTransaction<T>(db: Connection, work: () => Promise<T>): Promise<T> {
  db.exec('BEGIN IMMEDIATE');
  let result: T;
  try {
    result = await work();
  } catch (error) {
    if (db.inTransaction) db.exec('ROLLBACK');
    throw error;
  }
  try {
    db.exec('COMMIT');
  } catch (error) {
    if (db.inTransaction) db.exec('ROLLBACK');
    // With a full disk nothing was committed; any other failure may have happened after the write.
    if (codeOf(error) === 'SQLITE_FULL') throw error;
    throw new UnknownOutcome('COMMIT failed', { cause: error });
  }
  return result;
}

/** Checkpoints, and releases the lock at once. */
function closeDatabase(db: Connection): void {
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
