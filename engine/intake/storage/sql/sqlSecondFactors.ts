// One-time codes, recovery codes and known devices. Using a code is one conditional UPDATE, so that of two requests with the
// same code, at any services, one succeeds.
import type { AccountStore } from '../accountStore.ts';
import type { Sql, SqlDatabase } from './sql.ts';
import { recordAccount } from './sqlAccountEvents.ts';

export function sqlSecondFactors(
  database: SqlDatabase,
): Pick<AccountStore, 'spendStep' | 'spendRecoveryCode' | 'replaceRecoveryCodes' | 'isKnownDevice' | 'rememberDevice'> {
  return {
    async spendStep(name, step) {
      const used = await database.run(
        'update account set last_step = $2 where name = $1 and last_step < $2 returning name',
        [name, step],
      );
      return used.length > 0;
    },
    async spendRecoveryCode(name, code, now) {
      const used = await database.run(
        'update recovery_code set used_at = $3 where account = $1 and code = $2 and used_at is null returning code',
        [name, code, now],
      );
      return used.length > 0;
    },
    replaceRecoveryCodes: (name, codes, at) =>
      database.transaction(async (sql) => {
        await sql.run('delete from recovery_code where account = $1', [name]);
        await insertCodes(sql, name, codes);
        await recordAccount(sql, name, { change: 'codes' }, { by: name, at });
      }),
    async isKnownDevice(device, name) {
      const found = await database.run(
        'select account from known_device where device = $1 and (account = $2 or $3 = 1) limit 1',
        [device, name ?? '', Number(name === undefined)],
      );
      return found.length > 0;
    },
    rememberDevice: (device, name, at, most) =>
      database.transaction(async (sql) => {
        await sql.run(
          `insert into known_device (device, account, seen_at) values ($1, $2, $3)
           on conflict (device, account) do update set seen_at = excluded.seen_at`,
          [device, name, at],
        );
        await sql.run(
          `delete from known_device where account = $1 and device not in
             (select device from known_device where account = $1 order by seen_at desc, device limit $2)`,
          [name, most],
        );
      }),
  };
}

/** Adds unused recovery codes, given by their digests. */
export async function insertCodes(sql: Sql, name: string, codes: readonly string[]): Promise<void> {
  for (const code of codes) await sql.run('insert into recovery_code (account, code) values ($1, $2)', [name, code]);
}
