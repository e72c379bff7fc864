// Lists of applications. `listing` is searched and sorted alone; the wide rows of `application` are joined to the rows of one page.
import {
  type CaseStore,
  COLUMNS,
  type Cursor,
  MOST_ROWS,
  type Page,
  type PageQuery,
  type SortBy,
} from '../caseStore.ts';
import type { Projection, Projector } from '../projector.ts';
import type { Store } from '../store.ts';
import { conditionsOf, sortColumn } from './conditions.ts';
import type { Sql, SqlDatabase, SqlValue } from './sql.ts';
import { lockCounts } from './sqlEvents.ts';
import { FAULTS, type RowRow, type SummaryRow, toRow, toSummary } from './sqlRows.ts';

/** Applications whose listing is derived again in one transaction. */
const BATCH = 100;

const SORT_COLUMNS = Array.from({ length: COLUMNS }, (_, column) => sortColumn(column));

const SUMMARY = `l.reference, l.form, l.received_at, l.status, l.assignee, l.aside, l.seen_at, l.again, l.revision, a.hint, ${FAULTS},
  (select count(*) from attachment t where t.reference = l.reference and t.last_version is null) as attachments`;

/** The lists in `database`. */
export function sqlListing(
  database: SqlDatabase,
  projector: Projector,
): Pick<CaseStore, 'page' | 'counts' | 'related' | 'refreshListing'> & Pick<Store, 'list'> {
  return {
    async list(filter = {}) {
      const { sql, values } = conditionsOf(filter, database.kind);
      const rows = await database.run<SummaryRow>(
        `select ${SUMMARY} from listing l join application a on a.reference = l.reference
         where ${sql} order by l.received_at, l.reference`,
        values,
      );
      return rows.map(toSummary);
    },
    page: (query) => readPage(database, query),
    async counts(filter) {
      const { sql, values } = conditionsOf(filter, database.kind);
      const rows = await database.run<{ status: string; applications: number | string }>(
        `select l.status, count(*) as applications from listing l where ${sql} group by l.status`,
        values,
      );
      return Object.fromEntries(rows.map(({ status, applications }) => [status, Number(applications)]));
    },
    async related(reference, kind) {
      const rows = await database.run<RowRow>(
        `select ${SUMMARY}, a.answers from (
           select distinct l.* from family_key own
           join family_key other on other.key = own.key and other.reference <> own.reference
           join listing l on l.reference = other.reference
           where own.reference = $1 and own.kind = $2 order by l.arrival desc limit ${MOST_ROWS}
         ) l join application a on a.reference = l.reference order by l.arrival desc`,
        [reference, kind],
      );
      return rows.map(toRow);
    },
    refreshListing: (form, after) =>
      database.transaction(async (sql) => {
        // Blocks other writers: an answer that came between reading and writing would be missing in the listing.
        await lockCounts(sql, 0, 0);
        const found = await sql.run<{ reference: string; arrival: number | string; hint: string; answers: string }>(
          `select l.reference, l.arrival, a.hint, a.answers from (
             select reference, arrival from listing where form = $1 and definition <> $2 and arrival > $3
             order by arrival limit ${BATCH}
           ) l join application a on a.reference = l.reference order by l.arrival`,
          [form, projector.definition(form), after],
        );
        for (const { reference, hint, answers } of found) {
          const projection = projector.project({ reference, form, hint, answers: JSON.parse(answers) });
          await refreshRow(sql, reference, projection);
        }
        const last = found.at(-1);
        return last && Number(last.arrival);
      }),
  };
}

async function readPage(database: SqlDatabase, { filter, sort, descending, after, limit }: PageQuery): Promise<Page> {
  const { sql, values } = conditionsOf(filter, database.kind);
  const key = keyColumn(sort);
  const [direction, beyond] = descending ? ['desc', '<'] : ['asc', '>'];
  const all: SqlValue[] = [...values];
  const behind = after
    ? `and (l.${key}, l.arrival) ${beyond} ($${all.push(after.key)}, $${all.push(after.arrival)})`
    : '';
  const wanted = Math.min(limit, MOST_ROWS);
  // One row more than the page has is asked for: if it comes, there is another page.
  const order = `order by l.${key} ${direction}, l.arrival ${direction}`;
  const rows = await database.run<RowRow & { key: string; arrival: number | string }>(
    `select ${SUMMARY}, a.answers, l.${key} as key, l.arrival from (
       select l.* from listing l where ${sql} ${behind} ${order} limit $${all.push(wanted + 1)}
     ) l join application a on a.reference = l.reference ${order}`,
    all,
  );
  const shown = rows.slice(0, wanted);
  const last = shown.at(-1);
  const next: Cursor | undefined =
    last && rows.length > wanted ? { key: last.key, arrival: Number(last.arrival) } : undefined;
  return { rows: shown.map(toRow), next };
}

function keyColumn(sort: SortBy = 'received'): string {
  if (sort === 'received') return 'received_at';
  return sort === 'name' ? 'name' : sortColumn(sort.column);
}

/** Derives the listing of an application again; nothing if it was deleted meanwhile. */
export async function refreshRow(sql: Sql, reference: string, projection: Projection): Promise<void> {
  const columns = [...SORT_COLUMNS, 'definition', 'name', 'search'];
  const updated = await sql.run(
    `update listing set ${columns.map((column, i) => `${column} = $${i + 2}`)} where reference = $1 returning reference`,
    [reference, ...derived(projection)],
  );
  if (updated.length === 0) return;
  await sql.run('delete from family_key where reference = $1', [reference]);
  await insertKeys(sql, reference, projection);
}

/** Adds the row of an application that was just received, under the number of its first event. */
export async function insertListing(
  sql: Sql,
  row: {
    readonly reference: string;
    readonly form: string;
    readonly receivedAt: string;
    readonly status: string;
    readonly aside: boolean;
    readonly number: number;
  },
  projection: Projection,
): Promise<void> {
  const { reference, form, receivedAt, status, aside, number } = row;
  await sql.run(
    `insert into listing (reference, form, arrival, received_at, status, aside, revision, ${SORT_COLUMNS}, definition, name, search)
     values ($1, $2, $3, $4, $5, $6, $3, ${SORT_COLUMNS.map((_, i) => `$${i + 7}`)}, $13, $14, $15)`,
    [reference, form, number, receivedAt, status, Number(aside), ...derived(projection)],
  );
}

function derived({ sort, definition, name, search }: Projection): SqlValue[] {
  return [...SORT_COLUMNS.map((_, i) => sort[i] ?? ''), definition, name, search];
}

/** Adds the family keys of an application, in one statement. */
export async function insertKeys(sql: Sql, reference: string, { keys }: Projection): Promise<void> {
  if (keys.length === 0) return;
  const rows = keys.map((_, i) => `($${2 * i + 2}, $1, $${2 * i + 3})`);
  await sql.run(`insert into family_key (key, reference, kind) values ${rows}`, [
    reference,
    ...keys.flatMap(({ digest, kind }) => [digest, kind]),
  ]);
}
