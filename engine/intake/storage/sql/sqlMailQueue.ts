// The mail queue in SQL. Claiming a mail postpones `due_at` in one UPDATE whose condition is that it is still due: of two
// concurrent processes the second re-evaluates the condition after the first has committed, and skips the row.
import type { MailQueue, WaitingMail } from '../mailQueue.ts';
import { BEYOND_LIMIT } from '../receiptLimit.ts';
import { NOT_MOVED } from './moveMarks.ts';
import type { Sql, SqlDatabase } from './sql.ts';

interface ClaimedRow {
  reference: string;
  kind: WaitingMail['kind'];
  attempts: number | string;
}

/** Queues a mail about an event, in the transaction that adds the event. */
export async function queueMail(sql: Sql, reference: string, kind: WaitingMail['kind'], dueAt: string): Promise<void> {
  await sql.run(
    "insert into mail (reference, kind, due_at, attempts, given_up, reason) values ($1, $2, $3, 0, 0, '')",
    [reference, kind, dueAt],
  );
}

/** The queue in `database`, whose tables are migrated. */
export function sqlMailQueue(database: SqlDatabase): MailQueue {
  return {
    async claimMails(now, leasedUntil, most) {
      const claimed = await database.run<ClaimedRow>(
        `update mail set due_at = $1, attempts = attempts + 1
         where due_at <= $2 and (reference, kind) in (
           select reference, kind from mail where given_up = 0 and due_at <= $2 order by due_at, reference, kind limit $3
         ) and ${NOT_MOVED} returning reference, kind, attempts`,
        [leasedUntil, now, most],
      );
      return claimed.map(({ reference, kind, attempts }) => ({ reference, kind, attempt: Number(attempts) }));
    },
    async returnMails(mails, dueAt) {
      await database.transaction(async (sql) => {
        for (const { reference, kind } of mails) {
          await sql.run('update mail set due_at = $3, attempts = attempts - 1 where reference = $1 and kind = $2', [
            reference,
            kind,
            dueAt,
          ]);
        }
      });
    },
    async recordOutcome({ reference, kind }, outcome) {
      const one = [reference, kind];
      if (outcome === 'sent') await database.run('delete from mail where reference = $1 and kind = $2', one);
      else if ('givenUp' in outcome) {
        await database.run('update mail set given_up = 1, reason = $3 where reference = $1 and kind = $2', [
          ...one,
          outcome.givenUp,
        ]);
      } else {
        await database.run('update mail set due_at = $3 where reference = $1 and kind = $2', [...one, outcome.retryAt]);
      }
    },
    async countMails() {
      const rows = await database.run<{ given_up: number | string; left_out: number | string; mails: number | string }>(
        `select given_up, case when reason = $1 then 1 else 0 end as left_out, count(*) as mails
         from mail group by 1, 2`,
        [BEYOND_LIMIT],
      );
      const count = { waiting: 0, givenUp: 0, leftOut: 0 };
      for (const { given_up, left_out, mails } of rows) {
        const state = Number(given_up) === 0 ? 'waiting' : Number(left_out) === 0 ? 'givenUp' : 'leftOut';
        count[state] += Number(mails);
      }
      return count;
    },
  };
}
