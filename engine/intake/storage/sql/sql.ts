// The interface to both SQL databases. Statements use the common subset: text and bigint columns, JSON as text, parameters
// `$1`, `$2`, …, and `returning` where the number of changed rows matters.
export type SqlValue = string | number | null | Buffer;

export interface Sql {
  /** The rows of one statement; bigint columns may come as text, see sqlRows.ts. */
  run<Row = unknown>(statement: string, values?: readonly SqlValue[]): Promise<Row[]>;
}

export interface SqlDatabase extends Sql {
  readonly kind: 'sqlite' | 'postgres';
  /**
   * Runs `work` in a transaction, which any failure rolls back. `work` may be run again after a rollback. Throws
   * `UnknownOutcome` where the commit may or may not have happened.
   */
  transaction<T>(work: (sql: Sql) => Promise<T>): Promise<T>;
  close(): Promise<void>;
}
