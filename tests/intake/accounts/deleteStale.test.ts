// What is kept of sign-ins is deleted once it is too old, and bounded before.
import { rm } from 'node:fs/promises';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { DEVICE_AGE, deleteStale } from '../../../engine/intake/accounts/sessions.ts';
import { sqlAccountStore } from '../../../engine/intake/storage/sql/sqlAccountStore.ts';
import { openTables } from '../../../engine/intake/storage/sqlite/openTables.ts';
import type { SqliteDatabase } from '../../../engine/intake/storage/sqlite/sqliteDatabase.ts';
import { temporaryFolder } from '../support/startSample.ts';

const HOUR = 60 * 60_000;
const NOW = new Date('2026-11-22T10:00:00.000Z');
const later = (milliseconds: number) => new Date(NOW.getTime() + milliseconds);
const iso = (milliseconds = 0) => later(milliseconds).toISOString();

let folder: string;
let database: SqliteDatabase;
beforeEach(async () => {
  folder = await temporaryFolder();
  database = await openTables(path.join(folder, 'applications.db'), 0);
});
afterEach(async () => {
  await database.close();
  await rm(folder, { recursive: true });
});

const rows = async (table: string) => (await database.run(`select * from ${table}`)).length;

it('sessions, devices, invitations, pending sign-ins and counts go, accounts stay', async () => {
  const store = sqlAccountStore(database);
  await store.addAccount('anna', 'read', { by: 'test', at: iso() }, { token: 't', expiresAt: iso(24 * HOUR) });
  await store.addSession({ id: 's', account: 'anna', startedAt: iso(), seenAt: iso(), browser: '' }, 20);
  await store.addPending('p', 'anna', iso(HOUR / 12), 5);
  await store.rememberDevice('d', 'anna', iso(), 20);
  await store.takeAttempt({ key: 'k', burst: 5, interval: HOUR }, NOW.getTime(), 10);
  const counts = async () =>
    Promise.all(['session', 'pending_sign_in', 'sign_in_attempt', 'invitation', 'known_device', 'account'].map(rows));
  const after = async (milliseconds: number) => {
    await deleteStale(store, () => later(milliseconds));
    return counts();
  };
  expect(await after(HOUR / 30)).toEqual([1, 1, 1, 1, 1, 1]);
  expect(await after(HOUR / 2)).toEqual([0, 0, 1, 1, 1, 1]);
  expect(await after(HOUR)).toEqual([0, 0, 0, 1, 1, 1]);
  expect(await after(24 * HOUR)).toEqual([0, 0, 0, 0, 1, 1]);
  expect(await after(DEVICE_AGE)).toEqual([0, 0, 0, 0, 0, 1]);
});

it('of each account so many are kept, the last used', async () => {
  const store = sqlAccountStore(database);
  const by = { by: 'test', at: iso() };
  for (const name of ['anna', 'karim']) await store.addAccount(name, 'read', by, { token: name, expiresAt: iso() });
  for (let i = 0; i < 6; i++) {
    const at = iso(i);
    await store.addSession({ id: `s${i}`, account: 'anna', startedAt: at, seenAt: at, browser: '' }, 3);
    await store.addPending(`p${i}`, 'anna', at, 3);
    await store.rememberDevice(`d${i}`, 'anna', at, 3);
  }
  await store.addSession({ id: 'k', account: 'karim', startedAt: iso(), seenAt: iso(), browser: '' }, 3);
  expect((await store.listSessions('anna')).map(({ id }) => id)).toEqual(['s5', 's4', 's3']);
  expect(await rows('session')).toBe(4);
  expect([await store.findPending('p2', iso()), await store.findPending('p5', iso())]).toEqual([undefined, 'anna']);
  expect([await store.isKnownDevice('d2', 'anna'), await store.isKnownDevice('d5', 'anna')]).toEqual([false, true]);
});

it('counts of attempts are bounded, and the fullest are kept', async () => {
  const store = sqlAccountStore(database);
  const take = (key: string) => store.takeAttempt({ key, burst: 3, interval: HOUR }, NOW.getTime(), 20);
  for (let i = 0; i < 3; i++) expect(await take('attacked')).toBe(0);
  for (let i = 0; i < 100; i++) await take(`sender ${i}`);
  expect(await rows('sign_in_attempt')).toBe(20);
  expect(await take('attacked')).toBe(HOUR);
});
