// Invitations, one per account. Accepting one deletes its row in the transaction that writes what was chosen, so that of two
// requests at once, at any services, one succeeds.
import type { Role } from '../../../core/index.ts';
import type { AccountStore } from '../accountStore.ts';
import type { SqlDatabase } from './sql.ts';
import { recordAccount } from './sqlAccountEvents.ts';
import { insertCodes } from './sqlSecondFactors.ts';

interface InvitationRow {
  account: string;
  role: Role;
  expires_at: string;
  passphrase: string | null;
  secret: string | null;
}

export function sqlInvitations(
  database: SqlDatabase,
): Pick<AccountStore, 'findInvitation' | 'prepareInvitation' | 'acceptInvitation'> {
  return {
    async findInvitation(token, now) {
      const [row] = await database.run<InvitationRow>(
        `select account, role, expires_at, i.passphrase as passphrase, i.secret as secret
         from invitation i join account a on a.name = i.account where token = $1 and expires_at > $2`,
        [token, now],
      );
      if (!row) return undefined;
      const { account, role, expires_at: expiresAt, passphrase, secret } = row;
      return { account, role, expiresAt, ...(passphrase && secret ? { passphrase, secret } : {}) };
    },
    async prepareInvitation(token, { passphrase, secret }, now) {
      const prepared = await database.run(
        `update invitation set passphrase = $2, secret = $3 where token = $1 and expires_at > $4 returning account`,
        [token, passphrase, secret, now],
      );
      return prepared.length > 0;
    },
    acceptInvitation: (token, acceptance, now) =>
      database.transaction(async (sql) => {
        const secret = 'secret' in acceptance ? acceptance.secret : null;
        const [row] = await sql.run<{ account: string; passphrase: string | null }>(
          `delete from invitation where token = $1 and expires_at > $2 and (secret = $3 or $4 = 1)
           returning account, passphrase`,
          [token, now, secret, Number(secret === null)],
        );
        if (!row) return undefined;
        if ('subject' in acceptance) {
          await sql.run('update account set subject = $2 where name = $1', [row.account, acceptance.subject]);
        } else {
          await sql.run('update account set passphrase = $2, secret = $3, last_step = $4 where name = $1', [
            row.account,
            row.passphrase,
            acceptance.secret,
            acceptance.lastStep,
          ]);
          await insertCodes(sql, row.account, acceptance.codes);
        }
        const means = 'subject' in acceptance ? 'provider' : 'passphrase';
        await recordAccount(sql, row.account, { change: 'joined', means }, { by: row.account, at: now });
        return row.account;
      }),
  };
}
