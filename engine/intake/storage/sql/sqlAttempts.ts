// Counts attempts to sign in as leaky buckets (GCRA, the generic cell rate algorithm): `drained_at` is when a bucket is empty
// again; each attempt moves it `interval` further, and none is allowed that would move it beyond `burst` intervals from now.
// One statement decides and counts, so concurrent services share one count. An empty bucket needs no row.
import type { AccountStore, AttemptBucket } from '../accountStore.ts';
import type { SqlDatabase } from './sql.ts';

export function sqlAttempts(database: SqlDatabase): Pick<AccountStore, 'takeAttempt' | 'returnAttempt'> {
  return {
    async takeAttempt({ key, burst, interval }, now, most) {
      const latest = now + (burst - 1) * interval;
      const taken = await database.run(
        `insert into sign_in_attempt (bucket, drained_at) values ($1, $2)
         on conflict (bucket) do update set drained_at =
           (case when sign_in_attempt.drained_at > $3 then sign_in_attempt.drained_at else $3 end) + $4
         where sign_in_attempt.drained_at <= $5 returning bucket`,
        [key, now + interval, now, interval, latest],
      );
      if (taken.length === 0) return Math.max(1, (await drainedAt(database, key)) - latest);
      await makeRoom(database, now, most);
      return 0;
    },
    async returnAttempt({ key, interval }: AttemptBucket) {
      await database.run('update sign_in_attempt set drained_at = drained_at - $2 where bucket = $1', [key, interval]);
    },
  };
}

async function drainedAt(database: SqlDatabase, key: string): Promise<number> {
  const [row] = await database.run<{ drained_at: number | string }>(
    'select drained_at from sign_in_attempt where bucket = $1',
    [key],
  );
  return Number(row?.drained_at ?? 0);
}

/** Deletes empty buckets, then those that are the nearest to it, if there are more than `most`. */
async function makeRoom(database: SqlDatabase, now: number, most: number): Promise<void> {
  const [row] = await database.run<{ rows: number | string }>('select count(*) as rows from sign_in_attempt');
  const rows = Number(row?.rows);
  if (rows <= most) return;
  await database.run('delete from sign_in_attempt where drained_at <= $1', [now]);
  await database.run(
    `delete from sign_in_attempt where bucket in
       (select bucket from sign_in_attempt order by drained_at desc, bucket limit $1 offset $2)`,
    [rows, most],
  );
}
