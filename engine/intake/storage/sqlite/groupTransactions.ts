// Group commit: transactions that arrive while the disk is syncing earlier ones are collected and run as one, with one commit
// and one sync. At most two groups are in flight; with one alone each would wait for the end of the sync before it. If one
// transaction of a group fails, the group is rolled back and each is retried alone, so that only the failing one rejects. A
// group with an unknown outcome is not retried.
import type { Sql } from '../sql/sql.ts';
import { UnknownOutcome } from '../store.ts';

const AT_ONCE = 2;

/** The statements of one transaction; may be run again after a rollback. */
export type Work<T> = (sql: Sql) => Promise<T>;

interface Waiting {
  readonly work: Work<unknown>;
  resolve(result: unknown): void;
  reject(cause: unknown): void;
}

/** Groups transactions. `commit` runs several in one, durable once resolved, and returns their results in order. */
export function groupTransactions(commit: (works: readonly Work<unknown>[]) => Promise<unknown[]>) {
  let waiting: Waiting[] = [];
  let running = 0;

  function begin(): void {
    if (running >= AT_ONCE || waiting.length === 0) return;
    const group = waiting;
    waiting = [];
    running++;
    void commitGroup(group).finally(() => {
      running--;
      begin();
    });
  }

  async function commitGroup(group: readonly Waiting[]): Promise<void> {
    try {
      const results = await commit(group.map(({ work }) => work));
      for (const [i, { resolve }] of group.entries()) resolve(results[i]);
    } catch (cause) {
      const isFinal = group.length === 1 || cause instanceof UnknownOutcome;
      for (const each of group) {
        if (isFinal) each.reject(cause);
        else await commitGroup([each]);
      }
    }
  }

  return <T>(work: Work<T>) =>
    new Promise<T>((resolve, reject) => {
      waiting.push({ work, resolve: resolve as Waiting['resolve'], reject });
      begin();
    });
}
