// Accounts. Everything else about an account refers to its name and is deleted with it, by cascade.
import type { Role } from '../../../core/index.ts';
import type { Account, AccountStore, NewInvitation } from '../accountStore.ts';
import type { Sql, SqlDatabase } from './sql.ts';
import { recordAccount } from './sqlAccountEvents.ts';

interface AccountRow {
  name: string;
  role: Role;
  created_at: string;
  passphrase: string | null;
  secret: string | null;
  subject: string | null;
  invited_until: string | null;
  codes_left: number | string;
  mail: string | null;
}

const SELECT = `select name, role, created_at, passphrase, secret, subject, mail,
    (select expires_at from invitation i where i.account = a.name) as invited_until,
    (select count(*) from recovery_code c where c.account = a.name and used_at is null) as codes_left
  from account a`;

/** All that lets somebody in, or is let in already. */
const BELONGINGS = ['invitation', 'recovery_code', 'known_device', 'pending_sign_in', 'session'];

export function sqlAccounts(
  database: SqlDatabase,
): Pick<
  AccountStore,
  | 'hasAccounts'
  | 'addAccount'
  | 'findAccount'
  | 'findBySubject'
  | 'listAccounts'
  | 'setRole'
  | 'setMail'
  | 'removeAccount'
  | 'resetAccount'
> {
  return {
    hasAccounts: async () => (await database.run('select name from account limit 1')).length > 0,
    addAccount: (name, role, by, invitation) =>
      database.transaction(async (sql) => {
        const added = await sql.run(
          'insert into account (name, role, created_at) values ($1, $2, $3) on conflict do nothing returning name',
          [name, role, by.at],
        );
        if (added.length === 0) return false;
        await invite(sql, name, invitation);
        await recordAccount(sql, name, { change: 'added', role }, by);
        return true;
      }),
    async findAccount(name) {
      const [row] = await database.run<AccountRow>(`${SELECT} where name = $1`, [name]);
      return row && toAccount(row);
    },
    async findBySubject(subject) {
      const [row] = await database.run<AccountRow>(`${SELECT} where subject = $1`, [subject]);
      return row && toAccount(row);
    },
    listAccounts: async () => (await database.run<AccountRow>(`${SELECT} order by name`)).map(toAccount),
    setRole: (name, role, by) =>
      database.transaction(async (sql) => {
        const changed = await sql.run('update account set role = $2 where name = $1 returning name', [name, role]);
        if (changed.length > 0) await recordAccount(sql, name, { change: 'role', role }, by);
        return changed.length > 0;
      }),
    setMail: (name, mail, by) =>
      database.transaction(async (sql) => {
        const changed = await sql.run('update account set mail = $2 where name = $1 returning name', [name, mail]);
        if (changed.length > 0) await recordAccount(sql, name, { change: 'mail' }, by);
        return changed.length > 0;
      }),
    removeAccount: (name, by) =>
      database.transaction(async (sql) => {
        const removed = await sql.run('delete from account where name = $1 returning name', [name]);
        if (removed.length > 0) await recordAccount(sql, name, { change: 'removed' }, by);
        return removed.length > 0;
      }),
    resetAccount: (name, by, invitation) =>
      database.transaction(async (sql) => {
        const found = await sql.run(
          `update account set passphrase = null, secret = null, subject = null, last_step = 0
           where name = $1 returning name`,
          [name],
        );
        if (found.length === 0) return false;
        for (const table of BELONGINGS) await sql.run(`delete from ${table} where account = $1`, [name]);
        await invite(sql, name, invitation);
        await recordAccount(sql, name, { change: 'invited' }, by);
        return true;
      }),
  };
}

async function invite(sql: Sql, name: string, { token, expiresAt }: NewInvitation): Promise<void> {
  await sql.run('insert into invitation (account, token, expires_at) values ($1, $2, $3)', [name, token, expiresAt]);
}

function toAccount(row: AccountRow): Account {
  return {
    name: row.name,
    role: row.role,
    createdAt: row.created_at,
    passphrase: row.passphrase ?? undefined,
    secret: row.secret ?? undefined,
    subject: row.subject ?? undefined,
    invitedUntil: row.invited_until ?? undefined,
    codesLeft: Number(row.codes_left),
    mail: row.mail ?? undefined,
  };
}
