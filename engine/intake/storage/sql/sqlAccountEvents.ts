// Changes to accounts in the record. Their events have a blank reference, which no application has.
import type { AccountChange, AccountEvent } from '../../../core/index.ts';
import type { Signature } from '../caseStore.ts';
import type { Sql } from './sql.ts';
import { lockCounts } from './sqlEvents.ts';

/** Called last in the transaction that makes the change: {@link lockCounts} blocks other writers until the commit. */
export async function recordAccount(
  sql: Sql,
  account: string,
  change: AccountChange,
  { by, at }: Signature,
): Promise<void> {
  const type: AccountEvent['type'] = 'account';
  const number = await lockCounts(sql, 0, 1);
  await sql.run("insert into event (number, reference, at, actor, type, data) values ($1, '', $2, $3, $4, $5)", [
    number,
    at,
    by,
    type,
    JSON.stringify({ account, ...change }),
  ]);
}
