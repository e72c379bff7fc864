// Guards deletion against a wrong system clock (set wrongly, or reset in a machine without a battery). Each run notes its
// time in the store; the clock is trusted once it has agreed with these notes and with the newest application for a week
// without a break.
import { AGREEMENT, CLOCK_TOLERANCE, LONGEST_PAUSE } from '../config/deletion.ts';
import type { Store } from '../storage/store.ts';

export interface Clock {
  readonly now: Date;
  /** Start of the current period of agreement. */
  readonly agreesSince: Date;
  readonly isTrusted: boolean;
  /** Why it does not agree now, undefined if it does. */
  readonly disagreement: string | undefined;
}

interface Note {
  readonly lastRun: string;
  readonly agreesSince: string;
}

const NOTE = 'clock';

/** Compares `now` with the notes, and updates them. */
export async function watchClock(
  store: Pick<Store, 'readNote' | 'writeNote' | 'lastArrival'>,
  now: Date,
): Promise<Clock> {
  const content = await store.readNote(NOTE);
  // Written below; nothing else writes it.
  const note = content === undefined ? undefined : (JSON.parse(content) as Note);
  const disagreement = disagreementOf(now, note?.lastRun, (await store.lastArrival())?.receivedAt);
  const agreesSince = note === undefined || disagreement !== undefined ? now : new Date(note.agreesSince);
  await store.writeNote(
    NOTE,
    JSON.stringify({ lastRun: now.toISOString(), agreesSince: agreesSince.toISOString() } satisfies Note),
  );
  return { now, agreesSince, disagreement, isTrusted: now.getTime() - agreesSince.getTime() >= AGREEMENT };
}

function disagreementOf(now: Date, lastRun: string | undefined, newest: string | undefined): string | undefined {
  const instant = now.getTime();
  const latest = instant + CLOCK_TOLERANCE;
  if (lastRun !== undefined && Date.parse(lastRun) > latest) return `it is earlier than the last run, ${lastRun}`;
  if (newest !== undefined && Date.parse(newest) > latest) {
    return `it is earlier than the newest application, ${newest}`;
  }
  if (lastRun !== undefined && instant - Date.parse(lastRun) > LONGEST_PAUSE) {
    return `it is more than a week later than the last run, ${lastRun}`;
  }
  return undefined;
}
