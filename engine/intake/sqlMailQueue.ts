// The mail queue in SQL. A mail is claimed by moving its due instant, on the condition that it is still where it was
// read: of two processes that try, the database lets one change the row.
import type { MailKind, MailQueue } from './mail/mailQueue.ts';
import type { SqlDatabase } from './sql.ts';

/** As many as one process sends within its lease. */
const AT_ONCE = 20;

interface DueRow {
  reference: string;
  kind: MailKind;
  due_at: string;
  attempts: number | string;
}

/** The queue in `database`, which has the tables. */
export function sqlMailQueue(database: SqlDatabase): MailQueue {
  return {
    async claimMails(now, leasedUntil) {
      const due = await database.run<DueRow>(
        `select reference, kind, due_at, attempts from mail
         where given_up = 0 and due_at <= $1 order by due_at, reference, kind limit ${AT_ONCE}`,
        [now],
      );
      const claimed = [];
      for (const { reference, kind, due_at, attempts } of due) {
        const attempt = Number(attempts) + 1;
        const won = await database.run(
          `update mail set due_at = $1, attempts = $2
           where reference = $3 and kind = $4 and due_at = $5 returning reference`,
          [leasedUntil, attempt, reference, kind, due_at],
        );
        if (won.length > 0) claimed.push({ reference, kind, attempt });
      }
      return claimed;
    },
    async settleMail({ reference, kind }, outcome) {
      const one = [reference, kind];
      if (outcome === 'sent') await database.run('delete from mail where reference = $1 and kind = $2', one);
      else if (outcome === 'given-up') {
        await database.run('update mail set given_up = 1 where reference = $1 and kind = $2', one);
      } else {
        await database.run('update mail set due_at = $3 where reference = $1 and kind = $2', [...one, outcome.retryAt]);
      }
    },
    async countMails() {
      const [row] = await database.run<{ total: number | string; given_up: number | string | null }>(
        'select count(*) as total, sum(given_up) as given_up from mail',
      );
      const givenUp = Number(row?.given_up ?? 0);
      return { waiting: Number(row?.total ?? 0) - givenUp, givenUp };
    },
  };
}
