// Whatever shows an application to somebody is in its record. How many an account opens is bounded: each adds to the record, and slices
// of the applications that are opened one by one do not add up to the whole in a day.
import type { Session } from '../accounts/sessions.ts';
import type { Limits } from '../config/limits.ts';
import { Refusal } from '../submissions/refusal.ts';
import type { Cases } from './context.ts';
import { isReached } from './isReached.ts';

/** Milliseconds for which a person who opened an application reads it: opening it again is not recorded anew, unless it was answered again. */
const READING = 10 * 60_000;

/** To be called before the application is shown. Throws a refusal to an account that has opened too many. */
export async function recordOpened(
  { store, admin }: Pick<Cases, 'store' | 'admin'>,
  { openings }: Pick<Limits, 'openings'>,
  reference: string,
  { account, role }: Pick<Session, 'account' | 'role'>,
): Promise<void> {
  const [last] = await store.record(reference, { most: 1, type: 'opened', by: account });
  const [answered] = await store.record(reference, { most: 1, type: 'answered-again' });
  const isRead = last !== undefined && last.number > (answered?.number ?? 0);
  if (isRead && Date.now() - Date.parse(last.at) < READING) return;
  const hasReached =
    (await isReached(store, 'opened', openings.perSender, account)) ||
    (await isReached(store, 'opened', openings.inSum));
  if (hasReached) throw new Refusal('opened-enough');
  await admin.carryOut(reference, { type: 'open' }, { name: account, role });
}
