// The record of all applications and accounts, page by page. An export adds an event for each application, all with the same person and
// instant; those that follow each other are one entry of the trail.
import type { AccountEvent, OfficeEvent } from '../../../core/index.ts';
import type { TrailEntry, TrailPage, TrailQuery } from '../caseStore.ts';
import type { Sql, SqlValue } from './sql.ts';

const ACCOUNT: AccountEvent['type'] = 'account';

interface TrailRow {
  number: number | string;
  reference: string;
  at: string;
  actor: string;
  type: string;
  data: string;
  /** Data of the record's first event. */
  received: string;
  kept: number | string;
}

/** Events of exports after which a page ends: counting them takes time. */
const MOST_COUNTED = 50_000;

/** At most `limit` entries; fewer, if those of exports stand for `mostCounted` events. */
export async function readTrail(
  sql: Sql,
  query: TrailQuery,
  limit: number,
  mostCounted = MOST_COUNTED,
): Promise<TrailPage> {
  const entries: TrailEntry[] = [];
  let before = query.before ?? Number.MAX_SAFE_INTEGER;
  for (;;) {
    const wanted = limit - entries.length;
    const rows = await readRows(sql, query, before, wanted);
    addEntries(entries, rows.map(toEntry));
    const last = rows.at(-1);
    if (!last || rows.length < wanted) return { entries, next: undefined };
    before = Number(last.number);
    if (last.type === 'exported') {
      const rest = await restOfExport(sql, query, last);
      const entry = entries.pop();
      if (entry?.type === 'exported') entries.push({ ...entry, applications: countOf(entry) + rest.applications });
      if (rest.end === undefined) return { entries, next: undefined };
      before = rest.end + 1;
    }
    const counted = entries.reduce((sum, entry) => sum + countOf(entry), 0);
    if (entries.length >= limit || counted >= mostCounted) return { entries, next: before };
  }
}

function readRows(sql: Sql, query: TrailQuery, before: number, limit: number): Promise<TrailRow[]> {
  const { conditions, values, add } = conditionsOf(query);
  return sql.run<TrailRow>(
    `select e.number, e.reference, e.at, e.actor, e.type, e.data,
       (select r.data from event r where r.reference = e.reference order by r.number limit 1) as received,
       (select count(*) from listing l where l.reference = e.reference) as kept
     from event e where ${conditions} e.number < ${add(before)} order by e.number desc limit ${add(limit)}`,
    values,
  );
}

/** How many applications the same export names before `first`, and the number of the event at which it ends. */
async function restOfExport(sql: Sql, query: TrailQuery, { number, actor, at }: TrailRow) {
  const other = conditionsOf(query);
  const [end] = await sql.run<{ number: number | string }>(
    `select e.number from event e where ${other.conditions} e.number < ${other.add(number)}
       and not (e.type = 'exported' and e.actor = ${other.add(actor)} and e.at = ${other.add(at)})
     order by e.number desc limit 1`,
    other.values,
  );
  const { conditions, values, add } = conditionsOf(query);
  const [rest] = await sql.run<{ applications: number | string }>(
    `select count(*) as applications from event e
     where ${conditions} e.number < ${add(number)} and e.number > ${add(end?.number ?? 0)}`,
    values,
  );
  return { applications: Number(rest?.applications), end: end && Number(end.number) };
}

/** Conditions as SQL, each followed by `and`; `add` gives the parameter of one more value. */
function conditionsOf({ by, type, reference }: TrailQuery) {
  const values: SqlValue[] = [];
  const add = (value: SqlValue) => `$${values.push(value)}`;
  // An application has few events: with its reference, no other condition may choose the index.
  const column = (name: string) => (reference === undefined ? `e.${name}` : `e.${name} || ''`);
  const conditions = Object.entries({ [column('actor')]: by, [column('type')]: type, 'e.reference': reference })
    .map(([tested, value]) => (value === undefined ? '' : `${tested} = ${add(value)} and`))
    .join(' ');
  return { conditions, values, add };
}

function addEntries(entries: TrailEntry[], added: readonly TrailEntry[]): void {
  for (const entry of added) {
    const before = entries.at(-1);
    const isSame = before?.type === 'exported' && entry.type === 'exported';
    if (isSame && before.by === entry.by && before.at === entry.at) {
      entries[entries.length - 1] = { ...before, applications: countOf(before) + 1 };
    } else entries.push(entry);
  }
}

function countOf(entry: TrailEntry): number {
  return entry.type === 'account' ? 0 : (entry.applications ?? 0);
}

function toEntry({ number, reference, at, actor: by, type, data, received, kept }: TrailRow): TrailEntry {
  const signed = { type, ...JSON.parse(data), number: Number(number), at, by };
  if (type === ACCOUNT) return signed;
  const event: OfficeEvent = { ...signed, reference };
  const { form = '' } = JSON.parse(received);
  return { ...event, form, isDeleted: Number(kept) === 0, ...(type === 'exported' && { applications: 1 }) };
}
