// Maps errors of the PostgreSQL driver: temporary ones to `StoreUnavailable`, wrong settings to `StoreRefused`; the rest are
// bugs, and stay as they are.
import pg from 'pg';
import { StoreRefused, StoreUnavailable, UnknownOutcome } from '../store.ts';
import { explainRefusal } from './explainRefusal.ts';

/** Runs `work` with its errors mapped. */
export type Ask = <T>(work: () => Promise<T>) => Promise<T>;

/** SQLSTATEs of temporary errors: connection, log-in, no database, resources, operator, system, rollback, read-only, lock. */
const PASSING = /^(08|28|3D|40|53|57|58|25006|55P03)/;

/** `setting` is the name of the setting that holds the server's URL, for messages. */
export function askServer(setting: string): Ask {
  return async (work) => {
    try {
      return await work();
    } catch (cause) {
      const sqlState = cause instanceof pg.DatabaseError ? forgetValues(cause) : '';
      const refusal = explainRefusal(cause);
      if (refusal !== undefined) throw new StoreRefused(`${setting} ${refusal}`, { cause });
      if (sqlState !== '' && !PASSING.test(sqlState)) throw cause;
      const problem = `${setting} leads to a server that cannot be used now (${describe(cause)})`;
      throw new StoreUnavailable(`${problem}: start it, or name another`, { cause });
    }
  };
}

/** Maps errors of the migration. `UnknownOutcome` becomes `StoreUnavailable`: the statement that waited for it did not begin. */
export function explainMigration(cause: unknown, setting: string): unknown {
  if (cause instanceof UnknownOutcome) return new StoreUnavailable(cause.message, { cause });
  if (!(cause instanceof pg.DatabaseError)) return cause;
  const problem = `${setting} leads to a database whose tables could not be brought up to date (${cause.message})`;
  return new StoreRefused(`${problem}: use an empty one, or one of this service`, { cause });
}

/** Returns the SQLSTATE, and removes the fields in which the server quotes rows: errors are logged, answers must not be. */
function forgetValues(error: pg.DatabaseError): string {
  Object.assign(error, { detail: undefined, where: undefined });
  return error.code ?? '';
}

/** If all addresses of a host fail, the messages are in an AggregateError. */
function describe(error: unknown): string {
  if (error instanceof AggregateError) return error.errors.map(describe).join(', ');
  return error instanceof Error ? error.message : String(error);
}
