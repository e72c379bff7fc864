// The little of SQL that the intake says. Both databases understand it word for word: text and bigint, JSON as text,
// values as `$1`, `$2`, …, and `returning` where the number of changed rows matters.
export type SqlValue = string | number | null | Buffer;

export interface Sql {
  /** The rows of one statement; numbers may come as text, see sqlRows.ts. */
  run<Row = unknown>(statement: string, values?: readonly SqlValue[]): Promise<Row[]>;
}

export interface SqlDatabase extends Sql {
  readonly kind: 'sqlite' | 'postgres';
  /**
   * Runs `work` between BEGIN and COMMIT; any failure leaves nothing behind. Throws `UnknownOutcome` where the commit may
   * or may not have happened.
   */
  transaction<T>(work: (sql: Sql) => Promise<T>): Promise<T>;
  close(): Promise<void>;
}
