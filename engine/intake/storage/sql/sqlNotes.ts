// State of background jobs (`note`), and applications in the order of insertion.

import type { Arrival, Store } from '../store.ts';
import type { Sql } from './sql.ts';

interface ArrivalRow {
  reference: string;
  received_at: string;
}

/** The part of the store in `sql` that jobs need. */
export function sqlNotes(
  sql: Sql,
): Pick<Store, 'listArrivals' | 'lastArrival' | 'countArrivals' | 'readNote' | 'writeNote' | 'claimNote'> {
  return {
    async listArrivals() {
      const rows = await sql.run<ArrivalRow>('select reference, received_at from listing order by arrival');
      return rows.map(toArrival);
    },
    async lastArrival() {
      const [row] = await sql.run<ArrivalRow>(
        'select reference, received_at from listing order by arrival desc limit 1',
      );
      return row && toArrival(row);
    },
    async countArrivals() {
      const [row] = await sql.run<{ arrivals: number | string }>('select arrivals from arrival_count');
      return Number(row?.arrivals ?? 0);
    },
    async readNote(name) {
      const [row] = await sql.run<{ content: string }>('select content from note where name = $1', [name]);
      return row?.content;
    },
    async writeNote(name, content) {
      await sql.run(
        'insert into note (name, content) values ($1, $2) on conflict (name) do update set content = excluded.content',
        [name, content],
      );
    },
    async claimNote(name, now, until) {
      const claimed = await sql.run(
        `insert into note (name, content) values ($1, $3)
         on conflict (name) do update set content = excluded.content where note.content <= $2 returning name`,
        [name, now, until],
      );
      return claimed.length > 0;
    },
  };
}

function toArrival(row: ArrivalRow): Arrival {
  return { reference: row.reference, receivedAt: row.received_at };
}
