// Scheduled deletion: applications after the retention time, and files that were set aside SET_ASIDE_DAYS ago.
import type { FastifyBaseLogger } from 'fastify';
import type { AdminApi } from '../admin/adminApi.ts';
import { DAY, mostAtOnce, SET_ASIDE_DAYS } from '../config/deletion.ts';
import type { Store } from '../storage/store.ts';
import { type DeletionRun, deleteDue } from './deleteDue.ts';
import { watchClock } from './watchClock.ts';

export interface CleanUpOptions {
  readonly store: Store;
  readonly admin: AdminApi;
  /** Deletes the files that were set aside before `instant`; resolves to the number of deleted folders, one per day. */
  readonly deleteSetAside: (instant: Date) => Promise<number>;
  /** Days after which an application is deleted; never without it. */
  readonly retentionDays?: number | undefined;
  readonly metrics?: { countDeletion(run: DeletionRun): void } | undefined;
  readonly log: Pick<FastifyBaseLogger, 'info' | 'warn'>;
}

/** One run; safe at any interval. */
export async function cleanUp(options: CleanUpOptions, now = new Date()): Promise<void> {
  const { store, admin, retentionDays: days, log, metrics } = options;
  const clock = await watchClock(store, now);
  if (clock.disagreement !== undefined) {
    log.warn(`The clock says ${now.toISOString()}, but ${clock.disagreement}: nothing is deleted for a week`);
  }
  if (now.getTime() - clock.agreesSince.getTime() >= SET_ASIDE_DAYS * DAY) {
    const folders = await options.deleteSetAside(new Date(now.getTime() - SET_ASIDE_DAYS * DAY));
    if (folders > 0) log.info({ folders }, 'files that were set aside are deleted');
  }
  if (days === undefined) return;
  const run = await deleteDue({ store, admin, days }, clock);
  metrics?.countDeletion(run);
  logRun(run, days, log);
}

function logRun({ outcome, deleted, due = [] }: DeletionRun, days: number, log: CleanUpOptions['log']): void {
  if (deleted.length > 0) log.info({ references: deleted }, 'deleted after the retention time');
  if (outcome === 'too-many') {
    log.warn(
      `${due.length} applications are older than the retention time, more than are deleted at once (a tenth, or ` +
        `${mostAtOnce(0)}). If that is right: npm run applications -- delete --older-than ${days} --yes`,
    );
  } else if (due.length > 0) log.info({ references: due }, 'older than the retention time within a day, then deleted');
}
