// Which applications are over, when the instants at which they were received may be wrong. An application cannot be older
// than one that was kept before it, and one that is years older than the next was received under a wrong clock: each
// counts from the latest instant that is plausible.
import { LONGEST_SILENCE } from '../config/deletion.ts';
import type { Arrival } from '../storage/store.ts';
import type { Clock } from './watchClock.ts';

/** References of those `arrivals`, given in the order in which they were kept, that count from before `instant`. */
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

/** From when each counts by those before it. What lies in the future says nothing of the others, and is left out. */
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
