// Sessions, and sign-ins that lack their second step.
import type { Role } from '../../../core/index.ts';
import type { AccountStore, StoredSession } from '../accountStore.ts';
import type { SqlDatabase } from './sql.ts';
import { recordAccount } from './sqlAccountEvents.ts';

interface SessionRow {
  id: string;
  account: string;
  started_at: string;
  seen_at: string;
  browser: string;
}

const COLUMNS = 'id, account, started_at, seen_at, browser';

export function sqlSessions(
  database: SqlDatabase,
): Pick<
  AccountStore,
  | 'addPending'
  | 'findPending'
  | 'removePending'
  | 'addSession'
  | 'findSession'
  | 'touchSession'
  | 'listSessions'
  | 'removeSession'
  | 'removeSessions'
> {
  return {
    addPending: (id, name, expiresAt, most) =>
      database.transaction(async (sql) => {
        await sql.run('insert into pending_sign_in (id, account, expires_at) values ($1, $2, $3)', [
          id,
          name,
          expiresAt,
        ]);
        await sql.run(
          `delete from pending_sign_in where account = $1 and id not in
             (select id from pending_sign_in where account = $1 order by expires_at desc, id limit $2)`,
          [name, most],
        );
      }),
    async findPending(id, now) {
      const [row] = await database.run<{ account: string }>(
        'select account from pending_sign_in where id = $1 and expires_at > $2',
        [id, now],
      );
      return row?.account;
    },
    async removePending(id) {
      return (await database.run('delete from pending_sign_in where id = $1 returning id', [id])).length > 0;
    },
    addSession: ({ id, account, startedAt, seenAt, browser }, most) =>
      database.transaction(async (sql) => {
        await sql.run(`insert into session (${COLUMNS}) values ($1, $2, $3, $4, $5)`, [
          id,
          account,
          startedAt,
          seenAt,
          browser,
        ]);
        await sql.run(
          `delete from session where account = $1 and id not in
             (select id from session where account = $1 order by seen_at desc, started_at desc, id limit $2)`,
          [account, most],
        );
      }),
    async findSession(id) {
      const [row] = await database.run<SessionRow & { role: Role }>(
        `select ${COLUMNS}, role from session join account on account.name = session.account where id = $1`,
        [id],
      );
      return row && { ...toSession(row), role: row.role };
    },
    async touchSession(id, at) {
      await database.run('update session set seen_at = $2 where id = $1 and seen_at < $2', [id, at]);
    },
    async listSessions(name) {
      const rows = await database.run<SessionRow>(
        `select ${COLUMNS} from session where account = $1 or $2 = 1 order by seen_at desc, id`,
        [name ?? '', Number(name === undefined)],
      );
      return rows.map(toSession);
    },
    removeSession: (id, name, by) =>
      database.transaction(async (sql) => {
        const removed = await sql.run('delete from session where id = $1 and account = $2 returning id', [id, name]);
        if (by && removed.length > 0) await recordAccount(sql, name, { change: 'sessions-ended' }, by);
        return removed.length > 0;
      }),
    removeSessions: (name, by) =>
      database.transaction(async (sql) => {
        const removed = await sql.run('delete from session where account = $1 returning id', [name]);
        if (removed.length > 0) await recordAccount(sql, name, { change: 'sessions-ended' }, by);
        return removed.length;
      }),
  };
}

function toSession(row: SessionRow): StoredSession {
  return {
    id: row.id,
    account: row.account,
    startedAt: row.started_at,
    seenAt: row.seen_at,
    browser: row.browser,
  };
}
