// Stores with many applications and a manager who is signed in: as the service would have made them, or with the tables of before
// the office, for measuring what the first start after an upgrade costs.
import { createHash } from 'node:crypto';
import path from 'node:path';
import pg from 'pg';
import { findStore, type StoreSettings } from '../../engine/intake/admin/findStore.ts';
import { moveStorage } from '../../engine/intake/admin/moveStorage.ts';
import type { AccountStore } from '../../engine/intake/storage/accountStore.ts';
import { type Draft, MOST_ROWS } from '../../engine/intake/storage/caseStore.ts';
import { dataFolder } from '../../engine/intake/storage/disk/dataFolder.ts';
import { makeReference } from '../../engine/intake/storage/reference.ts';
import { migrate } from '../../engine/intake/storage/sql/migrate.ts';
import { MIGRATIONS } from '../../engine/intake/storage/sql/migrations.ts';
import type { SqlDatabase, SqlValue } from '../../engine/intake/storage/sql/sql.ts';
import { sqlAccountStore } from '../../engine/intake/storage/sql/sqlAccountStore.ts';
import { openSqliteDatabase } from '../../engine/intake/storage/sqlite/sqliteDatabase.ts';
import type { Store } from '../../engine/intake/storage/store.ts';
import { displayName } from '../../engine/intake/submissions/displayName.ts';
import { familyOf } from './families.ts';

/** Of the manager's session. */
export const COOKIE = `__Host-office=${'b'.repeat(43)}`;
const MANAGER = 'bench';

const sha256 = (text: string) => createHash('sha256').update(text).digest('hex');

/** Inserts applications and what an office made of them, many at once. PostgreSQL is filled by a move, which is much faster. */
export async function fillStore({ databaseUrl, ...settings }: StoreSettings, count: number): Promise<void> {
  if (databaseUrl === undefined) return fillFolder(settings, count);
  const made = { ...settings, dataDir: path.join(settings.dataDir, 'made') };
  await fillFolder(made, count);
  const { withSource } = await findStore(made);
  const destination = await (await findStore({ ...settings, databaseUrl })).openDestination();
  await moveStorage(withSource, destination);
  await destination.close();
}

async function fillFolder(settings: StoreSettings, count: number): Promise<void> {
  const storage = await (await findStore(settings)).openForService((error) => {
    throw error;
  });
  const { store } = storage;
  await signIn(storage.accounts);
  await inTurns(count, 200, async (i) => {
    const { receivedAt, answers } = familyOf(i);
    const { reference } = await store.insert({
      submissionId: `bench-${i}`,
      form: 'admission',
      formVersion: 1,
      language: i % 3 === 0 ? 'ar' : 'en',
      receivedAt,
      digest: sha256(String(i)),
      aside: i % 100 === 99,
      hint: displayName(settings.forms?.[0], answers),
      answers,
      attachments: [],
    });
    await work(store, reference, i, count, receivedAt);
  });
  await exportAll(store);
  await store.close();
}

/** As the export of everything does it. */
async function exportAll(store: Store): Promise<void> {
  const by = { by: 'clerk8', at: new Date().toISOString() };
  const references = (await store.listArrivals()).map(({ reference }) => reference);
  for (let from = 0; from < references.length; from += MOST_ROWS) {
    await store.recordExport(references.slice(from, from + MOST_ROWS), by);
  }
}

/** One in ten is unopened, two in ten are only opened. The other seven are assigned and in review, and the older half of those are decided. */
async function work(store: Store, reference: string, i: number, count: number, at: string): Promise<void> {
  const add = (event: Draft['event'], content?: Draft['content']) =>
    store.append(reference, { by: MANAGER, at, event, content });
  if (i % 10 === 0) return;
  await add({ type: 'opened' });
  if (i % 10 < 3) return;
  await add({ type: 'assigned', to: i % 20 === 3 ? MANAGER : `clerk${i % 10}` });
  await add({ type: 'moved', move: 'review', from: 'new', to: 'in-review' });
  if (i > count / 2) return;
  const to = ['accepted', 'declined', 'waiting-list', 'registered'][i % 4] ?? '';
  await add({ type: 'moved', move: 'decide', from: 'in-review', to }, { reason: 'All places are taken' });
}

/** Fills the tables as they were before the office. */
export async function fillOld(settings: StoreSettings, count: number): Promise<void> {
  const { dataDir, databaseUrl } = settings;
  const database =
    databaseUrl === undefined ? openSqliteDatabase(dataFolder(dataDir).database, 0) : await openPostgres(databaseUrl);
  const office = MIGRATIONS.findIndex(({ statements }) => statements.some((one) => /create table event /.test(one)));
  await migrate(database, MIGRATIONS.slice(0, office));
  // There was no record then to which the store could add an event.
  const at = new Date().toISOString();
  await database.run("insert into account (name, role, created_at) values ($1, 'manage', $2)", [MANAGER, at]);
  await addSession(sqlAccountStore(database), at);
  const batch = 500;
  for (let from = 0; from < count; from += batch) {
    const rows = Array.from({ length: Math.min(batch, count - from) }, (_, j) => from + j);
    await database.transaction(async (sql) => {
      for (const i of rows) {
        const { receivedAt, answers } = familyOf(i);
        const hint = displayName(settings.forms?.[0], answers);
        const [status, seen] = i % 3 === 0 ? ['handled', receivedAt] : ['new', i % 3 === 1 ? receivedAt : null];
        const values: SqlValue[] = [
          makeReference(),
          `bench-${i}`,
          receivedAt,
          sha256(String(i)),
          status ?? '',
          JSON.stringify(answers),
          hint,
          i + 1,
          seen ?? null,
        ];
        await sql.run(
          `insert into application
             (reference, submission_id, form, form_version, received_at, digest, status, answers, aside, hint, arrival, seen_at)
           values ($1, $2, 'admission', 1, $3, $4, $5, $6, 0, $7, $8, $9)`,
          values,
        );
      }
    });
  }
  await database.run('update arrival_count set arrivals = $1', [count]);
  await database.close();
}

async function openPostgres(url: string): Promise<SqlDatabase> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const run: SqlDatabase['run'] = async (statement, values = []) => (await client.query(statement, [...values])).rows;
  return {
    kind: 'postgres',
    run,
    async transaction(work) {
      await run('begin');
      const result = await work({ run });
      await run('commit');
      return result;
    },
    close: () => client.end(),
  };
}

async function signIn(accounts: AccountStore): Promise<void> {
  const at = new Date().toISOString();
  await accounts.addAccount(MANAGER, 'manage', { by: 'bench', at }, { token: 'none', expiresAt: at });
  await addSession(accounts, at);
}

async function addSession(accounts: AccountStore, at: string): Promise<void> {
  const id = sha256(COOKIE.split('=')[1] ?? '');
  // Filling takes a while, and a session must not be idle for long.
  const seenAt = new Date(Date.now() + 20 * 60_000).toISOString();
  await accounts.addSession({ id, account: MANAGER, startedAt: at, seenAt, browser: 'bench' }, 20);
}

/** Calls `one` for 0 to `count` - 1, in this order, `width` at a time. */
async function inTurns(count: number, width: number, one: (i: number) => Promise<void>): Promise<void> {
  let next = 0;
  const walk = async () => {
    while (next < count) await one(next++);
  };
  await Promise.all(Array.from({ length: width }, walk));
}
