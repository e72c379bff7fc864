// Syncs the embedded database's write-ahead log. With `synchronous=FULL` SQLite would sync at every commit and block the event
// loop meanwhile. Here the sync runs in the thread pool, once for all commits that wait for it. Obligations:
// - nothing that depends on a commit is sent to a client before `durable` has resolved; that holds for reads as well;
// - after a failed sync the state of the disk is unknown: `durable` rejects until the next start;
// - SQLite itself (NORMAL) syncs the log before a checkpoint copies it into the database file, and when it resets the log.
import { closeSync, openSync } from 'node:fs';
import { coalesceFsync } from '../disk/coalesceFsync.ts';
import type { Syncs } from '../disk/syncs.ts';

export interface Journal {
  /** To be called after each commit. */
  committed(): void;
  /** Resolves once all commits so far survive a power cut. */
  durable(): Promise<void>;
  close(): void;
}

/** The log of the database `file`, which is open in WAL mode; `sync` syncs a file descriptor. */
export function openJournal(file: string, sync: Syncs['file']): Journal {
  // One descriptor per concurrent sync: Linux reports a failed write-back only once per descriptor, so of two syncs on the
  // same one the second would miss it.
  const descriptors = [openSync(`${file}-wal`, 'r+'), openSync(`${file}-wal`, 'r+')];
  const free = [...descriptors];
  const syncOnce = coalesceFsync(async () => {
    const descriptor = free.pop();
    if (descriptor === undefined) throw new Error('More syncs at once than descriptors');
    await sync(descriptor).finally(() => free.push(descriptor));
  }, descriptors.length);
  let commits = 0;
  let durableCommits = 0;
  let failure: { readonly cause: unknown } | undefined;
  return {
    committed() {
      commits++;
    },
    async durable() {
      if (failure) throw failure.cause;
      if (durableCommits === commits) return;
      const asked = commits;
      try {
        await syncOnce();
      } catch (cause) {
        failure ??= { cause };
        throw cause;
      }
      durableCommits = Math.max(durableCommits, asked);
    },
    close() {
      for (const descriptor of descriptors) closeSync(descriptor);
    },
  };
}
