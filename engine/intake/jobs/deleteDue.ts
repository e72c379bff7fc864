// Automatic deletion after the retention time, as the privacy page promises: the application, its files and its queued mails.
// What is due is announced in the log a day before; only what was announced is deleted, once a day. More than a tenth of all
// applications at once is left to a person (`delete --older-than`), in case the clock or the setting is wrong.
import type { AdminApi } from '../admin/adminApi.ts';
import { DAY, mostAtOnce, NOTICE } from '../config/deletion.ts';
import type { Store } from '../storage/store.ts';
import { findDue } from './findDue.ts';
import type { Clock } from './watchClock.ts';

/** `waiting`: announced less than a day ago; `clock`: not trusted; `told`: announced (and deleted) what is due; `too-many`: left to a person. */
export type Outcome = 'waiting' | 'clock' | 'told' | 'too-many';

export interface DeletionRun {
  readonly outcome: Outcome;
  readonly deleted: readonly string[];
  /** References announced for the next day, or left to a person; undefined if not determined. */
  readonly due?: readonly string[];
}

export interface Deletion {
  readonly store: Pick<Store, 'list' | 'listArrivals' | 'readNote' | 'writeNote'>;
  readonly admin: Pick<AdminApi, 'remove'>;
  readonly days: number;
}

/** In the record. */
const SERVICE = 'service';
/** Key of the note that holds the instant of the last announcement. */
const NOTE = 'deletion';

/** Deletes what was announced a day ago, and returns what is due next. */
export async function deleteDue({ store, admin, days }: Deletion, clock: Clock): Promise<DeletionRun> {
  if (!clock.isTrusted) return { outcome: 'clock', deleted: [] };
  const announcedAt = Date.parse((await store.readNote(NOTE)) ?? '');
  // An announcement made before the clock last disagreed does not count.
  const wasAnnounced = announcedAt >= clock.agreesSince.getTime();
  if (wasAnnounced && clock.now.getTime() < announcedAt + NOTICE) return { outcome: 'waiting', deleted: [] };
  const dueAt = (instant: number) => findDueBefore(store, new Date(instant - days * DAY), clock);
  const announced = wasAnnounced ? await dueAt(announcedAt + NOTICE) : { due: [], total: 0 };
  const isTooMuch = announced.due.length > mostAtOnce(announced.total);
  const deleted: string[] = [];
  if (!isTooMuch)
    for (const reference of announced.due) if (await admin.remove(reference, SERVICE)) deleted.push(reference);
  const { due } = await dueAt(clock.now.getTime() + NOTICE);
  await store.writeNote(NOTE, clock.now.toISOString());
  return { outcome: isTooMuch ? 'too-many' : 'told', deleted, due };
}

/** References of applications received before `instant`, as findDue.ts counts, and the number of all applications. */
async function findDueBefore(store: Deletion['store'], instant: Date, clock: Clock) {
  const candidates = await store.list({ before: instant.toISOString() });
  if (candidates.length === 0) return { due: [], total: 0 };
  const arrivals = await store.listArrivals();
  return { due: findDue(arrivals, instant, clock), total: arrivals.length };
}
