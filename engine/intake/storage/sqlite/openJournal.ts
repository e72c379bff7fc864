// The embedded database's write-ahead log, synced by us. SQLite would do so at every commit (`synchronous=FULL`), alone and
// on the event loop: nobody else is served for as long as the disk takes. Here the sync runs beside the event loop, once
// for all commits that wait for it. Obligations:
// - nothing that depends on a commit is told to anybody before `durable` has resolved; a reader of it waits as well;
// - after a sync that failed nobody knows what the disk has: nothing counts as durable any more until the next start;
// - SQLite itself syncs the log before it copies it into the database file, and when it begins the log anew (NORMAL).
import { closeSync, openSync } from 'node:fs';
import { coalesceFsync } from '../disk/coalesceFsync.ts';
import type { Syncs } from '../disk/syncs.ts';

export interface Journal {
  /** Tells that something was committed. */
  committed(): void;
  /** Resolves once everything that was committed survives a power cut. */
  durable(): Promise<void>;
  close(): void;
}

/** The log of the database `file`, which is open in WAL mode; `sync` makes it durable. */
export function openJournal(file: string, sync: Syncs['file']): Journal {
  // Linux tells a failed write once to each descriptor: two syncs on one would hide it from each other.
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
