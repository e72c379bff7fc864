// Synchronises a table of one database to another, in pages of bounded size. Interrupted runs can be repeated: rows are
// upserted by key. Each row is read back after it was written.
import type { MovedTable } from './movedTables.ts';
import type { Sql, SqlDatabase, SqlValue } from './sql.ts';

export type Row = Readonly<Record<string, SqlValue>>;

/** Rows in memory at once; an application's answers are 256 kB at most. */
const PAGE = 25;

/** The rows of a table in the order of the key, page by page (keyset pagination). */
export async function* pagesOf<R = Row>(sql: Sql, { name, key, columns, only }: MovedTable): AsyncGenerator<R[]> {
  let last: SqlValue[] = [];
  for (;;) {
    const after = last.length === 0 ? '' : `and (${key}) > (${key.map((_, i) => `$${i + 1}`)})`;
    const page = await sql.run<Row>(
      `select ${columns} from ${name} where ${only} ${after} order by ${key} limit ${PAGE}`,
      last,
    );
    const end = page.at(-1);
    if (end === undefined) return;
    yield page as R[];
    last = valuesOf(end, key);
  }
}

/** Number of rows that are moved. */
export async function countRows(sql: Sql, { name, only }: MovedTable): Promise<number> {
  const [row] = await sql.run<{ rows: number | string }>(`select count(*) as rows from ${name} where ${only}`);
  return Number(row?.rows);
}

/** Deletes the rows of `to` that `from` does not have; `before` is called with them first. */
export async function deleteExtraRows(
  from: Sql,
  to: SqlDatabase,
  table: MovedTable,
  before: (rows: readonly Row[]) => Promise<void> = async () => undefined,
): Promise<void> {
  const keys = { ...table, columns: table.key };
  for await (const page of pagesOf(to, keys)) {
    const there = new Set((await rowsAt(from, keys, page)).map((row) => textOf(row, keys)));
    const gone = page.filter((row) => !there.has(textOf(row, keys)));
    if (gone.length === 0) continue;
    await before(gone);
    await to.transaction((sql) =>
      sql.run(`delete from ${table.name} where ${among(table, gone)}`, keysOf(gone, table)),
    );
  }
}

/** Upserts the rows of `from` into `to` and reads them back; calls `after` with the number of rows of each page. */
export async function copyRows(
  from: Sql,
  to: SqlDatabase,
  table: MovedTable,
  after: (rows: number) => void,
): Promise<void> {
  for await (const page of pagesOf(from, table)) {
    await to.transaction(async (sql) => {
      for (const row of page) await upsert(sql, table, row);
    });
    const written = new Set((await rowsAt(to, table, page)).map((row) => textOf(row, table)));
    if (!page.every((row) => written.has(textOf(row, table)))) {
      throw new Error(`The table ${table.name} does not read as it was written`);
    }
    after(page.length);
  }
}

async function upsert(sql: Sql, { name, key, columns }: MovedTable, row: Row): Promise<void> {
  const others = columns.filter((column) => !key.includes(column));
  await sql.run(
    `insert into ${name} (${columns}) values (${columns.map((_, i) => `$${i + 1}`)})
     on conflict (${key}) do update set ${others.map((column) => `${column} = excluded.${column}`)}`,
    valuesOf(row, columns),
  );
}

function rowsAt(sql: Sql, table: MovedTable, rows: readonly Row[]): Promise<Row[]> {
  return sql.run<Row>(`select ${table.columns} from ${table.name} where ${among(table, rows)}`, keysOf(rows, table));
}

function among({ key }: MovedTable, rows: readonly Row[]): string {
  const one = (at: number) => `(${key.map((column, i) => `${column} = $${at * key.length + i + 1}`).join(' and ')})`;
  return rows.map((_, at) => one(at)).join(' or ');
}

const keysOf = (rows: readonly Row[], { key }: MovedTable) => rows.flatMap((row) => valuesOf(row, key));

const valuesOf = (row: Row, columns: readonly string[]) => columns.map((column) => row[column] ?? null);

/** For comparison across databases, one of which returns bigint columns as text. */
function textOf(row: Row, { columns }: MovedTable): string {
  return JSON.stringify(valuesOf(row, columns).map((value) => (value === null ? null : String(value))));
}
