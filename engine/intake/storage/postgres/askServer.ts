// What becomes of a failure of the database server: it is away for a while, the address that leads to it is wrong, or it is
// a fault of the program.
import pg from 'pg';
import { StoreRefused, StoreUnavailable, UnknownOutcome } from '../store.ts';
import { explainRefusal } from './explainRefusal.ts';

/** Does some work with the server; throws `StoreUnavailable` where the server is the cause. */
export type Ask = <T>(work: () => Promise<T>) => Promise<T>;

/** Classes of SQLSTATE that pass: connection, log-in, no database, resources, operator, system, rollback, read-only. */
const PASSING = /^(08|28|3D|40|53|57|58|25006|55P03)/;

/** Asks the server whose address stands in `setting`, which messages name. */
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

/** What goes wrong while tables are brought up to date: nothing of the statement that waited for them was begun. */
export function explainMigration(cause: unknown, setting: string): unknown {
  if (cause instanceof UnknownOutcome) return new StoreUnavailable(cause.message, { cause });
  if (!(cause instanceof pg.DatabaseError)) return cause;
  const problem = `${setting} leads to a database whose tables could not be brought up to date (${cause.message})`;
  return new StoreRefused(`${problem}: use an empty one, or one of this service`, { cause });
}

/** The error's SQLSTATE. What the server quotes of the row may be an answer, and errors are logged. */
function forgetValues(error: pg.DatabaseError): string {
  Object.assign(error, { detail: undefined, where: undefined });
  return error.code ?? '';
}

/** A refused connection to several addresses at once has its words inside. */
function describe(error: unknown): string {
  if (error instanceof AggregateError) return error.errors.map(describe).join(', ');
  return error instanceof Error ? error.message : String(error);
}
