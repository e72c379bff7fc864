// Reminders of applications that the office has not opened in time: once a day, by one of several services, until opened.
import { randomUUID } from 'node:crypto';
import { rm } from 'node:fs/promises';
import path from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { remindUnseen } from '../../../engine/intake/jobs/remindUnseen.ts';
import type { Mail } from '../../../engine/intake/mail/composeMail.ts';
import { dataFolder } from '../../../engine/intake/storage/disk/dataFolder.ts';
import { makeFolders } from '../../../engine/intake/storage/disk/makeFolders.ts';
import { openPostgresStorage } from '../../../engine/intake/storage/postgres/openPostgresStorage.ts';
import { openSqliteStore } from '../../../engine/intake/storage/sqlite/sqliteStore.ts';
import type { Store } from '../../../engine/intake/storage/store.ts';
import { runOffice } from '../support/runOffice.ts';
import { temporaryFolder } from '../support/startSample.ts';
import { openTestPostgres, type TestPostgres } from '../support/testPostgres.ts';

const MONDAY = '2026-11-16T10:00:00.000Z';
const settings = { url: '', from: 'Our School <office@school.example>', office: ['head@school.example'] };

let postgres: TestPostgres;
beforeAll(async () => {
  postgres = await openTestPostgres();
});
afterAll(() => postgres.remove());

describe.each(['a data folder', 'a database server'])('in %s', (where) => {
  const databaseUrl = () => (where === 'a data folder' ? undefined : postgres.url);
  let dataDir: string;
  let store: Store;
  let sent: Mail[];
  async function open() {
    const folder = dataFolder(dataDir);
    const url = databaseUrl();
    store = url === undefined ? await openSqliteStore(folder.database) : openPostgresStorage(url, folder).store;
  }
  beforeEach(async () => {
    dataDir = await temporaryFolder();
    await makeFolders(dataFolder(dataDir));
    await open();
    sent = [];
  });
  afterEach(async () => {
    await store.close();
    await rm(dataDir, { recursive: true });
  });

  const keep = async (receivedAt: string, aside = false) =>
    (
      await store.insert({
        ...{ submissionId: randomUUID(), form: 'sample', formVersion: 3, language: 'en', receivedAt, digest: '' },
        ...{ aside, hint: '', answers: { person: { name: 'A' } }, attachments: [] },
      })
    ).reference;
  const look = (now: string, send = async (mail: Mail): Promise<unknown> => sent.push(mail)) =>
    remindUnseen(
      { store, days: 3, timeZone: 'Asia/Beirut', mail: { settings, send }, log: { warn: () => undefined } },
      new Date(now),
    );
  async function office(...argv: string[]) {
    // Only one process at a time can lock the folder.
    await store.close();
    const url = databaseUrl();
    const { code } = await runOffice({ dataDir, ...(url === undefined ? {} : { databaseUrl: url }) }, ...argv);
    expect(code).toBe(0);
    await open();
  }

  it('a reminder is mailed once a day at 7:00 by one of two services until the application is opened', async () => {
    const [first, second, third] = [await keep(MONDAY), await keep(MONDAY, true), await keep(MONDAY)];
    await keep('2026-11-18T10:00:00.000Z');
    await look('2026-11-19T09:59:00.000Z');
    expect(sent).toEqual([]);
    await Promise.all([look('2026-11-19T10:01:00.000Z'), look('2026-11-19T10:01:00.000Z')]);
    await look('2026-11-19T23:00:00.000Z');
    // 06:59 in Beirut.
    await look('2026-11-20T04:59:00.000Z');
    expect(sent).toHaveLength(1);
    expect(sent[0]?.to).toEqual([{ name: '', address: 'head@school.example' }]);
    expect(sent[0]?.subject).toMatch(/^Not opened yet: 3 .*: ٣$/);
    for (const reference of [first, second, third]) {
      expect(sent[0]?.text).toContain(`${reference}: 16/11/2026 12:00 (UTC+02:00, Asia/Beirut)`);
      expect(sent[0]?.text).toMatch(new RegExp(`${reference}: .*١٦.*١١.*٢٠٢٦ ١٢:٠٠`));
    }
    await office('show', first ?? '');
    await office('files', second ?? '', '--to', path.join(dataDir, 'copied'));
    await look('2026-11-20T05:00:00.000Z');
    expect(sent[1]?.text).toContain(third);
    expect(sent[1]?.text).not.toContain(first);
    expect(sent[1]?.subject).toContain('Not opened yet: 1');
    await office('handled', third ?? '');
    await look('2026-11-21T05:00:00.000Z');
    expect(sent).toHaveLength(2);
  });

  it('retries a mail that could not be sent', async () => {
    await keep(MONDAY);
    const fail = () => Promise.reject(new Error('away'));
    await expect(look('2026-11-25T10:00:00.000Z', fail)).rejects.toThrow('away');
    await look('2026-11-25T10:29:00.000Z');
    expect(sent).toHaveLength(0);
    await look('2026-11-25T10:30:00.000Z');
    expect(sent).toHaveLength(1);
  });
});
