// The record in SQL. The single row of `arrival_count` holds the number of the last event; whoever adds one has updated it
// before, which blocks every other writer until the commit: events are numbered in the order of the transactions, without a gap,
// and the state that is read after it cannot change.
import type { EventBody, EventContent, OfficeEvent } from '../../../core/index.ts';
import type { RecordedEvent, RecordPart, Signature } from '../caseStore.ts';
import { WrongStore } from '../store.ts';
import { NOT_MOVED } from './moveMarks.ts';
import type { Sql } from './sql.ts';

interface EventRow {
  number: number | string;
  reference: string;
  at: string;
  actor: string;
  type: string;
  data: string;
  content: string | null;
  /** Of a letter that is in the mail queue. */
  given_up: number | string | null;
}

/** Blocks other writers, and adds to the counts. Throws `WrongStore` if the store was moved away while this service was running. */
export async function lockCounts(sql: Sql, arrivals: number, events: number): Promise<number> {
  const [row] = await sql.run<{ events: number | string }>(
    `update arrival_count set arrivals = arrivals + $1, events = events + $2 where ${NOT_MOVED} returning events`,
    [arrivals, events],
  );
  if (row) return Number(row.events);
  throw new WrongStore('The applications were moved away while this service ran: start it anew');
}

/** Adds an event under a number that {@link lockCounts} has given. */
export async function insertEvent(
  sql: Sql,
  { number, reference, by, at }: Signature & { readonly number: number; readonly reference: string },
  event: EventBody,
  content?: EventContent,
): Promise<OfficeEvent> {
  const { type, ...data } = event;
  await sql.run('insert into event (number, reference, at, actor, type, data) values ($1, $2, $3, $4, $5, $6)', [
    number,
    reference,
    at,
    by,
    type,
    JSON.stringify(data),
  ]);
  if (content !== undefined) {
    await sql.run('insert into event_content (number, content) values ($1, $2)', [number, JSON.stringify(content)]);
  }
  return { ...event, number, reference, at, by };
}

/** As `CaseStore.record`. */
export async function readRecord(
  sql: Sql,
  reference: string,
  { most = Number.MAX_SAFE_INTEGER, after = 0, number, type, by }: RecordPart = {},
): Promise<readonly RecordedEvent[]> {
  const rows = await sql.run<EventRow>(
    `select e.number, e.reference, e.at, e.actor, e.type, e.data, c.content, m.given_up
     from event e left join event_content c on c.number = e.number
       left join mail m on m.reference = e.reference and m.kind = 'letter-' || cast(e.number as text)
     where e.reference = $1 and e.number > $2 and ($3 = 0 or e.number = $3) and ($4 = '' or e.type = $4)
       and ($5 = '' or e.actor = $5)
     order by e.number desc limit $6`,
    [reference, after, number ?? 0, type ?? '', by ?? '', most],
  );
  return rows.map(toEvent).reverse();
}

/** As `CaseStore.recordSize`. */
export async function readRecordSize(sql: Sql, reference: string) {
  const [row] = await sql.run<{ changes: number | string; characters: number | string }>(
    `select count(*) as changes, coalesce(sum(length(c.content)), 0) as characters
     from event e left join event_content c on c.number = e.number
     where e.reference = $1 and e.type not in ('opened', 'exported')`,
    [reference],
  );
  return { changes: Number(row?.changes), characters: Number(row?.characters) };
}

function toEvent({ number, reference, at, actor: by, type, data, content, given_up }: EventRow): RecordedEvent {
  const event = { type, ...JSON.parse(data), number: Number(number), reference, at, by };
  return {
    ...event,
    ...(content !== null && { content: JSON.parse(content) }),
    ...(event.way === 'queue' && { mail: mailState(given_up) }),
  };
}

function mailState(givenUp: EventRow['given_up']): RecordedEvent['mail'] {
  if (givenUp === null) return 'sent';
  return Number(givenUp) === 0 ? 'waiting' : 'given-up';
}

/** Number of references in one statement. */
const AT_ONCE = 100;

/** Adds `exported` to the records of those of the applications that there are. */
export async function insertExports(sql: Sql, references: readonly string[], { by, at }: Signature): Promise<void> {
  let last = await lockCounts(sql, 0, 0);
  for (let from = 0; from < references.length; from += AT_ONCE) {
    const some = references.slice(from, from + AT_ONCE);
    const added = await sql.run(
      `insert into event (number, reference, at, actor, type, data)
       select cast($1 as bigint) + row_number() over (order by reference), reference, $2, $3, 'exported', '{}' from listing
       where reference in (${some.map((_, i) => `$${i + 4}`)}) returning number`,
      [last, at, by, ...some],
    );
    last = await lockCounts(sql, 0, added.length);
  }
}

/** As `CaseStore.instantOf`. */
export async function readInstantOf(
  sql: Sql,
  type: OfficeEvent['type'],
  count: number,
  by?: string,
): Promise<string | undefined> {
  // The inner query reads nothing but an index.
  const [row] = await sql.run<{ at: string }>(
    `select at from event where number = (
       select number from event where type = $1 ${by === undefined ? '' : 'and actor = $3'}
       order by number desc limit 1 offset $2)`,
    [type, count - 1, ...(by === undefined ? [] : [by])],
  );
  return row?.at;
}

/** As `CaseStore.countExported`. */
export async function countExported(sql: Sql, by: string, since: string): Promise<number> {
  const [row] = await sql.run<{ applications: number | string }>(
    "select count(distinct reference) as applications from event where actor = $1 and type = 'exported' and at > $2",
    [by, since],
  );
  return Number(row?.applications);
}
