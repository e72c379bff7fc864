// The database server and its obligations:
// - A server that is away, frozen or full is `StoreUnavailable` within seconds, never a hanging request; what waits on the
//   client's side has its own time limit, because a frozen server keeps no promise of its own.
// - A connection that failed without an answer of the server is thrown away: a ROLLBACK on it would only wait again.
// - An idle connection that breaks is replaced; without a listener its error would end the process.
// - A commit without an answer is unknown; the client asks again with the same submission id.
// - The service may start while the server is away: the tables are brought up to date before the first statement.
import pg from 'pg';
import { migrate } from '../sql/migrate.ts';
import type { Sql, SqlDatabase } from '../sql/sql.ts';
import { StoreUnavailable, UnknownOutcome, WrongStore } from '../store.ts';
import { type Ask, askServer, explainMigration } from './askServer.ts';

export interface PostgresOptions {
  /** Told of connections that broke while nobody used them. */
  readonly onError?: ((error: unknown) => void) | undefined;
  /** Where the address stands, for messages; `DATABASE_URL` without it. */
  readonly setting?: string | undefined;
  /** Milliseconds that a statement may take. */
  readonly timeout?: number | undefined;
  /** By which the server knows its connections; `SERVICE` without it. */
  readonly name?: string | undefined;
  /** Called once before the first statement, when the tables are up to date; throws `WrongStore` to let none through. */
  readonly admit?: ((sql: Sql) => Promise<void>) | undefined;
}

/** By which a server knows the connections of services and of the office's commands. */
export const SERVICE = 'intake';

/** Connections of one intake; a server has about a hundred for all. */
const CONNECTIONS = 10;
const TIMEOUT = 12_000;

/** A connection string's database; nothing is connected yet. */
export function openPostgresDatabase(url: string, options: PostgresOptions = {}): SqlDatabase {
  const timeout = options.timeout ?? TIMEOUT;
  const setting = options.setting ?? 'DATABASE_URL';
  const ask = askServer(setting);
  const pool = new pg.Pool({
    connectionString: url,
    max: CONNECTIONS,
    // One stays open while the process lives, by which others can see in the server that it does.
    min: 1,
    connectionTimeoutMillis: Math.min(timeout, 5000),
    query_timeout: timeout,
    statement_timeout: timeout,
    keepAlive: true,
    application_name: options.name ?? SERVICE,
  });
  pool.on('error', (error) => options.onError?.(error));
  const bare: SqlDatabase = {
    kind: 'postgres',
    run: (statement, values = []) => ask(async () => (await pool.query(statement, [...values])).rows),
    transaction: (work) => inTransaction(pool, ask, work),
    close: () => pool.end(),
  };
  let admitted: Promise<void> | undefined;
  const ready = () => {
    admitted ??= migrate(bare)
      .catch((error) => Promise.reject(explainMigration(error, setting)))
      .then(() => options.admit?.(bare))
      .catch((error) => {
        // The wrong store stays so until the next start.
        if (!(error instanceof WrongStore)) admitted = undefined;
        throw error;
      });
    return admitted;
  };
  return {
    ...bare,
    async run(statement, values) {
      await ready();
      return bare.run(statement, values);
    },
    async transaction(work) {
      await ready();
      return bare.transaction(work);
    },
  };
}

async function inTransaction<T>(pool: pg.Pool, ask: Ask, work: (sql: Sql) => Promise<T>): Promise<T> {
  const client = await ask(() => pool.connect());
  const sql: Sql = {
    run: (statement, values = []) => ask(async () => (await client.query(statement, [...values])).rows),
  };
  let committing = false;
  try {
    await sql.run('BEGIN');
    const result = await work(sql);
    committing = true;
    await sql.run('COMMIT');
    client.release();
    return result;
  } catch (error) {
    await giveBack(client, error);
    if (committing && error instanceof StoreUnavailable) throw new UnknownOutcome('COMMIT failed', { cause: error });
    throw error;
  }
}

async function giveBack(client: pg.PoolClient, error: unknown): Promise<void> {
  if (error instanceof StoreUnavailable) return client.release(true);
  try {
    await client.query('ROLLBACK');
    client.release();
  } catch (again) {
    client.release(again instanceof Error ? again : true);
  }
}
