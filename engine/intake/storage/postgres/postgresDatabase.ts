// A PostgreSQL connection pool. Obligations:
// - A server that is unreachable, frozen or full leads to `StoreUnavailable` within seconds, never to a hanging request. The
//   timeouts are enforced on the client too, because a frozen server does not enforce its own.
// - A connection that failed without a response is destroyed: a ROLLBACK on it would only wait again.
// - Errors of idle connections are handled: without a listener they would end the process.
// - A COMMIT without a response is an `UnknownOutcome`; the client retries with the same submission id.
// - The service may start while the server is unreachable: tables are migrated before the first statement.
import pg from 'pg';
import { migrate } from '../sql/migrate.ts';
import type { Sql, SqlDatabase } from '../sql/sql.ts';
import { StoreUnavailable, UnknownOutcome, WrongStore } from '../store.ts';
import { type Ask, askServer, explainMigration } from './askServer.ts';

export interface PostgresOptions {
  /** Called with errors of idle connections. */
  readonly onError?: ((error: unknown) => void) | undefined;
  /** Name of the setting that holds the URL, for messages; default `DATABASE_URL`. */
  readonly setting?: string | undefined;
  /** Milliseconds per statement; default 12 s. */
  readonly timeout?: number | undefined;
  /** `application_name` of the connections; default {@link SERVICE}. */
  readonly name?: string | undefined;
  /** Called once, after the migration and before the first statement; throws `WrongStore` to refuse all statements. */
  readonly admit?: ((sql: Sql) => Promise<void>) | undefined;
}

/** `application_name` of services and office commands; a move looks for it. */
export const SERVICE = 'intake';

/** Connections per service; a server's default limit is 100 in all. */
const CONNECTIONS = 10;
const TIMEOUT = 12_000;

/** The database at the connection string `url`; connects at the first statement. */
export function openPostgresDatabase(url: string, options: PostgresOptions = {}): SqlDatabase {
  const timeout = options.timeout ?? TIMEOUT;
  const setting = options.setting ?? 'DATABASE_URL';
  const ask = askServer(setting);
  const pool = new pg.Pool({
    connectionString: url,
    max: CONNECTIONS,
    // One connection stays open, so that a move sees this process in pg_stat_activity.
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
    transaction: (work) => inTransaction(pool, ask, work, options.onError),
    close: () => pool.end(),
  };
  let admitted: Promise<void> | undefined;
  const ready = () => {
    admitted ??= migrate(bare)
      .catch((error) => Promise.reject(explainMigration(error, setting)))
      .then(() => options.admit?.(bare))
      .catch((error) => {
        // `WrongStore` is final until the next start; other failures are retried at the next statement.
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

async function inTransaction<T>(
  pool: pg.Pool,
  ask: Ask,
  work: (sql: Sql) => Promise<T>,
  onError: (error: Error) => void = () => undefined,
): Promise<T> {
  const client = await ask(() => pool.connect());
  // The pool listens to idle clients only: without a listener a connection that breaks between two statements ends the process.
  // The next statement rejects with the cause.
  client.on('error', onError);
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
  } finally {
    client.off('error', onError);
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
