// Counts receipts per mailbox and UTC day. Counting and reading is one statement, so concurrent services on one database cannot
// miss each other's increments; it is part of the transaction that inserts the application, and rolled back with it.
import type { ReceiptLimit } from '../receiptLimit.ts';
import type { Sql } from './sql.ts';

/** Counts one more receipt at the ISO 8601 `instant`; true if it exceeds the limit. */
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
