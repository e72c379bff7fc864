// How many receipts were ordered for whom today, in UTC. The count is one statement, so that of several intakes over one
// database none misses what another has counted; with a transaction that fails it is taken back.
import type { ReceiptLimit } from '../receiptLimit.ts';
import type { Sql } from './sql.ts';

/** Counts one receipt more at `instant`, ISO 8601; true if it is beyond the limit. */
export async function isOverLimit(sql: Sql, { recipient, mostPerDay }: ReceiptLimit, instant: string) {
  const today = instant.slice(0, 10);
  const [row] = await sql.run<{ receipts: number | string }>(
    `insert into receipt_count (day, recipient, receipts) values ($1, $2, 1)
     on conflict (day, recipient) do update set receipts = receipt_count.receipts + 1 returning receipts`,
    [today, recipient],
  );
  const receipts = Number(row?.receipts);
  if (receipts === 1) await sql.run('delete from receipt_count where day < $1', [today]);
  return receipts > mostPerDay;
}
