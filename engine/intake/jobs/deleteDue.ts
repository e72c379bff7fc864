// What the page on privacy promises: after the retention time an application is gone, with its files and whatever waits
// to be sent about it. What is due is told a day before; only what was told is deleted, once a day, and more than a share
// of all applications only by a person, with `delete --older-than`.

import type { AdminApi } from '../admin/adminApi.ts';
import { DAY, mostAtOnce, NOTICE } from '../config/deletion.ts';
import type { Store } from '../storage/store.ts';
import { findDue } from './findDue.ts';
import type { Clock } from './watchClock.ts';

/** Outcomes: nothing was to be done yet, the clock is not trusted, what is due was told, or is too much at once. */
export type Outcome = 'waiting' | 'clock' | 'told' | 'too-many';

export interface DeletionRun {
  readonly outcome: Outcome;
  readonly deleted: readonly string[];
  /** What will be deleted after a day, or waits for a person; undefined where it was not looked at. */
  readonly due?: readonly string[];
}

export interface Deletion {
  readonly store: Pick<Store, 'list' | 'listArrivals' | 'readNote' | 'writeNote'>;
  readonly admin: Pick<AdminApi, 'remove'>;
  readonly days: number;
}

/** When it was told what is due. */
const NOTE = 'deletion';

/** Deletes what was told a day ago, and tells what is due next. */
export async function deleteDue({ store, admin, days }: Deletion, clock: Clock): Promise<DeletionRun> {
  if (!clock.isTrusted) return { outcome: 'clock', deleted: [] };
  const toldAt = Date.parse((await store.readNote(NOTE)) ?? '');
  // What was told before the clock was last in doubt is told again.
  const wasTold = toldAt >= clock.agreesSince.getTime();
  if (wasTold && clock.now.getTime() < toldAt + NOTICE) return { outcome: 'waiting', deleted: [] };
  const overAt = (instant: number) => overBefore(store, new Date(instant - days * DAY), clock);
  const over = wasTold ? await overAt(toldAt + NOTICE) : { due: [], total: 0 };
  const isTooMuch = over.due.length > mostAtOnce(over.total);
  const deleted: string[] = [];
  if (!isTooMuch) for (const reference of over.due) if (await admin.remove(reference)) deleted.push(reference);
  const { due } = await overAt(clock.now.getTime() + NOTICE);
  await store.writeNote(NOTE, clock.now.toISOString());
  return { outcome: isTooMuch ? 'too-many' : 'told', deleted, due };
}

/** What counts from before `instant`, and how many applications there are. */
async function overBefore(store: Deletion['store'], instant: Date, clock: Clock) {
  const candidates = await store.list({ before: instant.toISOString() });
  if (candidates.length === 0) return { due: [], total: 0 };
  const arrivals = await store.listArrivals();
  return { due: findDue(arrivals, instant, clock), total: arrivals.length };
}
