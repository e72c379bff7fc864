import type { SessionDetails } from '../../ports/index.ts';
import type { StoredSession } from '../storage/accountStore.ts';

/** A session as `asking` sees it. */
export function sessionDetails(
  { id, startedAt, seenAt, browser }: StoredSession,
  asking: Pick<StoredSession, 'id'>,
): SessionDetails {
  return { id, startedAt, seenAt, browser, isThis: id === asking.id };
}
