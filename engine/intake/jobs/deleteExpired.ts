// What the page on privacy promises: after the retention time an application is gone, with its files and whatever waits
// to be sent about it.
import type { AdminApi } from '../admin/adminApi.ts';

const DAY = 24 * 60 * 60 * 1000;

/** Deletes every application that `now` is older than `days`; the references of those that went. */
export async function deleteExpired(
  admin: Pick<AdminApi, 'list' | 'remove'>,
  days: number,
  now: Date,
): Promise<readonly string[]> {
  const gone: string[] = [];
  const before = new Date(now.getTime() - days * DAY).toISOString();
  for (const { reference } of await admin.list({ before })) {
    if (await admin.remove(reference)) gone.push(reference);
  }
  return gone;
}
