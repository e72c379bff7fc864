// Reminds the office by mail of applications that it has not opened in time, once a day until it has. The next due time is
// stored, so that one of several services sends the mail, and none again after a restart.
import type { FastifyBaseLogger } from 'fastify';
import { DAY } from '../config/deletion.ts';
import type { MailSettings } from '../config/mailSettings.ts';
import { DEFAULT_TIME_ZONE, localTime, startOfDay } from '../config/timeZone.ts';
import type { Mail } from '../mail/composeMail.ts';
import { composeUnseenMail } from '../mail/composeUnseenMail.ts';
import type { Store } from '../storage/store.ts';

export interface UnseenOptions {
  readonly store: Pick<Store, 'listUnseen' | 'claimNote' | 'writeNote'>;
  /** Days within which the office is to open an application. */
  readonly days: number;
  readonly timeZone?: string | undefined;
  readonly mail?: { readonly settings: MailSettings; readonly send: (mail: Mail) => Promise<unknown> } | undefined;
  readonly log: Pick<FastifyBaseLogger, 'warn'>;
}

const NOTE = 'unseen';
/** Milliseconds for which one service has the job; after a failure it is retried when they are over. Longer than sending takes. */
const LEASE = 30 * 60_000;
/** Milliseconds after midnight, in the school's zone, from which the daily mail is sent. */
const MORNING = 7 * 60 * 60_000;

/** One run; safe at any interval. */
export async function remindUnseen(options: UnseenOptions, now = new Date()): Promise<void> {
  const { store, days, timeZone = DEFAULT_TIME_ZONE, mail, log } = options;
  const waiting = await store.listUnseen(daysBefore(days, now));
  if (waiting.length === 0) return;
  if (!(await store.claimNote(NOTE, now.toISOString(), new Date(now.getTime() + LEASE).toISOString()))) return;
  log.warn({ applications: waiting.length }, `not opened within ${days} days`);
  if (mail && mail.settings.office.length > 0) {
    await mail.send(composeUnseenMail(waiting, days, mail.settings, now, timeZone));
  }
  const midnight = startOfDay(Date.parse(localTime(now.toISOString(), timeZone).day) + DAY, timeZone);
  await store.writeNote(NOTE, new Date(Date.parse(midnight) + MORNING).toISOString());
}

/** The number of applications that the office has not opened within `days`; 0 without `days`. */
export async function countUnseen(store: Pick<Store, 'listUnseen'>, days: number | undefined): Promise<number> {
  return days === undefined ? 0 : (await store.listUnseen(daysBefore(days, new Date()))).length;
}

function daysBefore(days: number, now: Date): string {
  return new Date(now.getTime() - days * DAY).toISOString();
}
