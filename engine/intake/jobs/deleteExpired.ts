// Deletion by hand (`delete --older-than`): immediate, by the time of receipt. See deleteDue.ts for the automatic one.
import type { AdminApi } from '../admin/adminApi.ts';

const DAY = 24 * 60 * 60 * 1000;

/** Deletes every application older than `days` at `now` in the name of `by`; returns their references. */
export async function deleteExpired(
  admin: Pick<AdminApi, 'list' | 'remove'>,
  days: number,
  now: Date,
  by: string,
): Promise<readonly string[]> {
  const deleted: string[] = [];
  const before = new Date(now.getTime() - days * DAY).toISOString();
  for (const { reference } of await admin.list({ before })) {
    if (await admin.remove(reference, by)) deleted.push(reference);
  }
  return deleted;
}
