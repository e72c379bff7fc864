// What the service deletes by itself: applications after the retention time, and files that were set aside long ago.
import type { FastifyBaseLogger } from 'fastify';
import type { AdminApi } from '../admin/adminApi.ts';
import { DAY, mostAtOnce, SET_ASIDE_DAYS } from '../config/deletion.ts';
import type { Store } from '../storage/store.ts';
import { type DeletionRun, deleteDue } from './deleteDue.ts';
import { watchClock } from './watchClock.ts';

export interface House {
  readonly store: Store;
  readonly admin: AdminApi;
  /** Deletes the files that were set aside before `instant`; how many days' folders. */
  readonly deleteSetAside: (instant: Date) => Promise<number>;
  /** Days after which an application is deleted; never without it. */
  readonly retentionDays?: number | undefined;
  readonly metrics?: { countDeletion(run: DeletionRun): void } | undefined;
  readonly log: Pick<FastifyBaseLogger, 'info' | 'warn'>;
}

/** One run; it may come as often as one likes. */
export async function keepHouse(house: House, now = new Date()): Promise<void> {
  const { store, admin, retentionDays: days, log, metrics } = house;
  const clock = await watchClock(store, now);
  if (clock.disagreement !== undefined) {
    log.warn(`The clock says ${now.toISOString()}, but ${clock.disagreement}: nothing is deleted for a week`);
  }
  if (now.getTime() - clock.agreesSince.getTime() >= SET_ASIDE_DAYS * DAY) {
    const folders = await house.deleteSetAside(new Date(now.getTime() - SET_ASIDE_DAYS * DAY));
    if (folders > 0) log.info({ folders }, 'files that were set aside are deleted');
  }
  if (days === undefined) return;
  const run = await deleteDue({ store, admin, days }, clock);
  metrics?.countDeletion(run);
  say(run, days, log);
}

function say({ outcome, deleted, due = [] }: DeletionRun, days: number, log: House['log']): void {
  if (deleted.length > 0) log.info({ references: deleted }, 'deleted after the retention time');
  if (outcome === 'too-many') {
    log.warn(
      `${due.length} applications are older than the retention time, more than are deleted at once (a tenth, or ` +
        `${mostAtOnce(0)}). If that is right: npm run applications -- delete --older-than ${days} --yes`,
    );
  } else if (due.length > 0) log.info({ references: due }, 'older than the retention time within a day, then deleted');
}
