// A PostgreSQL database as source or destination of a move. Connected services are found in pg_stat_activity, and the move is
// refused; one that connects later waits for the table lock until its statement timeout.
import { setTimeout } from 'node:timers/promises';
import { printDatabase } from '../../config/printDatabase.ts';
import { AdminError } from '../adminError.ts';
import { digestOf } from '../sql/digestOf.ts';
import { LOCK_TABLES } from '../sql/movedTables.ts';
import type { Destination, WithSource } from '../sql/moveEnds.ts';
import { identify, type Moved, readMark, writeMark } from '../sql/moveMarks.ts';
import type { Sql, SqlDatabase } from '../sql/sql.ts';
import { readChunks, writeChunks } from './chunks.ts';
import { openPostgresDatabase, SERVICE } from './postgresDatabase.ts';

/** Milliseconds for a statement; counting a large table takes long. */
const TIMEOUT = 10 * 60 * 1000;

/** The database `url` as a source. */
export function fromDatabase(url: string): WithSource {
  return async (work) => {
    const database = open(url);
    try {
      const storeId = await identify(database);
      return await database.transaction(async (sql) => {
        await refuseServices(sql, printDatabase(url));
        await sql.run(LOCK_TABLES).catch((error) => {
          if (!isLocked(error)) throw error;
          throw inUse(printDatabase(url), error);
        });
        const moved = await readMark(sql, 'moved');
        return await work({
          name: printDatabase(url),
          storeId,
          sql,
          read: (id) => readChunks(sql, id),
          moved: moved === undefined ? undefined : (JSON.parse(moved) as Moved),
          markMoved: (where) => writeMark(sql, 'moved', JSON.stringify(where)),
        });
      });
    } finally {
      await database.close();
    }
  };
}

/** The database `url` as a destination. */
export async function intoDatabase(url: string): Promise<Destination> {
  const database = open(url, '--to');
  try {
    await refuseServices(database, printDatabase(url));
    return {
      name: printDatabase(url),
      storeId: await identify(database),
      database,
      async digest(id) {
        const [first] = await database.run('select 1 as one from attachment_chunk where attachment = $1 limit 1', [id]);
        return first === undefined ? undefined : digestOf(readChunks(database, id));
      },
      write: (id, bytes) =>
        database.transaction(async (sql) => {
          await sql.run('delete from attachment_chunk where attachment = $1', [id]);
          await writeChunks(sql, id, bytes);
        }),
      // Chunks are deleted with their attachment's row, by cascade.
      discard: async () => undefined,
      // Every commit is durable already.
      sync: async () => undefined,
      close: database.close,
    };
  } catch (error) {
    await database.close();
    throw error;
  }
}

const open = (url: string, setting?: string): SqlDatabase =>
  openPostgresDatabase(url, { timeout: TIMEOUT, name: `${SERVICE} move`, setting });

/** Milliseconds for the server to end the connections of a service that was stopped just now. */
const ENDING = 1000;

async function refuseServices(sql: Sql, name: string): Promise<void> {
  for (const until = Date.now() + ENDING; (await countServices(sql)) > 0; await setTimeout(50)) {
    if (Date.now() > until) throw inUse(name);
  }
}

async function countServices(sql: Sql): Promise<number> {
  // Within a transaction the server would answer as it did at first.
  await sql.run('select pg_stat_clear_snapshot()');
  const [row] = await sql.run<{ services: string }>(
    `select count(*) as services from pg_stat_activity
     where datname = current_database() and application_name = $1 and pid <> pg_backend_pid()`,
    [SERVICE],
  );
  return Number(row?.services);
}

function inUse(name: string, cause?: unknown): AdminError {
  return new AdminError(`A service, or another command, works with ${name}: stop all of them before the move`, {
    cause,
  });
}

/** SQLSTATE lock_not_available. */
function isLocked(error: unknown): boolean {
  return (
    error instanceof Error && error.cause instanceof Error && 'code' in error.cause && error.cause.code === '55P03'
  );
}

/** Removes the mark of a move out of the database `url`; returns the move's destination, undefined if there was no mark. */
export async function undoMovedMark(url: string): Promise<string | undefined> {
  const database = open(url);
  try {
    return await database.transaction(async (sql) => {
      const moved = await readMark(sql, 'moved');
      await writeMark(sql, 'moved', undefined);
      return moved === undefined ? undefined : (JSON.parse(moved) as Moved).to;
    });
  } finally {
    await database.close();
  }
}
