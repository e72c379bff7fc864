// While the disk is busy with what was committed before, those who come wait anyway; so they wait before their transaction
// begins, and are then written in one: one commit and one sync for many submissions. Two such groups may be on their way,
// or everybody would wait for the end of a sync that is not his. If one of a group fails, all of it is taken back and each
// is tried by itself, so that a failure concerns nobody but its own caller; but not where the outcome is unknown.
import type { Sql } from '../sql/sql.ts';
import { UnknownOutcome } from '../store.ts';

const AT_ONCE = 2;

/** What is done between BEGIN and COMMIT; it may be done again after a rollback. */
export type Work<T> = (sql: Sql) => Promise<T>;

interface Waiting {
  readonly work: Work<unknown>;
  resolve(result: unknown): void;
  reject(cause: unknown): void;
}

/** Groups transactions; `commit` does works in one, durably once resolved, and answers their results in order. */
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
