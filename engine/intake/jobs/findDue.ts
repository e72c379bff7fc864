// Which applications are past the retention time, although their timestamps may be wrong. Each counts from the latest
// plausible instant: never earlier than one stored before it, and not by its own timestamp if that is implausibly long
// before the next one's (a wrong clock).
import { LONGEST_SILENCE } from '../config/deletion.ts';
import type { Arrival } from '../storage/store.ts';
import type { Clock } from './watchClock.ts';

/** References of the `arrivals`, given in the order in which they were stored, that count from before `instant`. */
export function findDue(
  arrivals: readonly Arrival[],
  instant: Date,
  { now, agreesSince }: Pick<Clock, 'now' | 'agreesSince'>,
): readonly string[] {
  const due: string[] = [];
  let next = agreesSince.getTime();
  for (const { reference, since } of countForward(arrivals, now.getTime()).reverse()) {
    if (next - since <= LONGEST_SILENCE) next = since;
    if (next < instant.getTime()) due.push(reference);
  }
  return due.reverse();
}

/** The running maximum of the timestamps. Those in the future are left out, so that they do not affect the others. */
function countForward(arrivals: readonly Arrival[], now: number) {
  const counted: { readonly reference: string; readonly since: number }[] = [];
  let latest = Number.NEGATIVE_INFINITY;
  for (const { reference, receivedAt } of arrivals) {
    const received = Date.parse(receivedAt);
    if (received > now) continue;
    latest = Math.max(latest, received);
    counted.push({ reference, since: latest });
  }
  return counted;
}
