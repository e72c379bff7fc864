import type { AccountStore } from '../accountStore.ts';
import type { SqlDatabase } from './sql.ts';
import { sqlAccounts } from './sqlAccounts.ts';
import { sqlAttempts } from './sqlAttempts.ts';
import { sqlInvitations } from './sqlInvitations.ts';
import { sqlSecondFactors } from './sqlSecondFactors.ts';
import { sqlSessions } from './sqlSessions.ts';

/** The accounts in `database`, whose tables are migrated. */
export function sqlAccountStore(database: SqlDatabase): AccountStore {
  return {
    ...sqlAccounts(database),
    ...sqlInvitations(database),
    ...sqlSecondFactors(database),
    ...sqlSessions(database),
    ...sqlAttempts(database),
    async deleteStale({ now, sessionsStarted, sessionsSeen, devicesSeen }) {
      await database.run('delete from session where started_at <= $1 or seen_at <= $2', [
        sessionsStarted,
        sessionsSeen,
      ]);
      await database.run('delete from known_device where seen_at <= $1', [devicesSeen]);
      await database.run('delete from pending_sign_in where expires_at <= $1', [now]);
      await database.run('delete from invitation where expires_at <= $1', [now]);
      await database.run('delete from sign_in_attempt where drained_at <= $1', [Date.parse(now)]);
    },
  };
}
