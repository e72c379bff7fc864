// How many receipts one mailbox gets in a day, counted alike in a data folder and in a database server.
import { randomUUID } from 'node:crypto';
import { rm } from 'node:fs/promises';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { dataFolder, makeFolders } from '../../engine/intake/dataFolder.ts';
import { recipientDigest } from '../../engine/intake/mail/receiptLimit.ts';
import { openPostgresArchive } from '../../engine/intake/postgres/openPostgresArchive.ts';
import { openSqliteStore } from '../../engine/intake/sqliteStore.ts';
import type { NewApplication, Store } from '../../engine/intake/store.ts';
import { temporaryFolder } from './startSample.ts';
import { openTestPostgres, type TestPostgres } from './testPostgres.ts';

const TODAY = '2026-11-21T10:00:00.000Z';
const TONIGHT = '2026-11-21T23:59:59.999Z';
const TOMORROW = '2026-11-22T00:00:00.000Z';

const application = (receivedAt: string): NewApplication => ({
  submissionId: randomUUID(),
  form: 'sample',
  formVersion: 1,
  language: 'en',
  receivedAt,
  digest: 'digest',
  aside: false,
  hint: '',
  answers: {},
  attachments: [],
});
const order = (recipient: string) => ({ kinds: ['applicant'], limit: { recipient, mostPerDay: 3 } }) as const;

let postgres: TestPostgres;
beforeAll(async () => {
  postgres = await openTestPostgres();
}, 60_000);
afterAll(() => postgres.remove());

describe.each(['a data folder', 'a database server'])('in %s', (where) => {
  let dataDir: string;
  let store: Store;
  beforeEach(async () => {
    dataDir = await temporaryFolder();
    const folder = dataFolder(dataDir);
    await makeFolders(folder);
    const isFolder = where === 'a data folder';
    store = isFolder ? await openSqliteStore(folder.database) : openPostgresArchive(postgres.url, folder).store;
  });
  afterEach(async () => {
    await store.close();
    await rm(dataDir, { recursive: true });
  });

  it('one recipient gets so many receipts a day, and the rest is set aside', async () => {
    const keep = (receivedAt: string, recipient = 'a') => store.keep(application(receivedAt), order(recipient));
    // At once, as a program sends them; a repetition and what fails do not count.
    const first = application(TODAY);
    await Promise.all(Array.from({ length: 4 }, () => store.keep(first, order('a'))));
    await expect(store.keep({ ...application(TODAY), form: null as never }, order('a'))).rejects.toThrow();
    const kept = await Promise.all(Array.from({ length: 5 }, () => keep(TONIGHT)));
    expect(new Set(kept.map(({ isNew }) => isNew))).toEqual(new Set([true]));
    expect(await store.list({ aside: true })).toHaveLength(3);
    expect(await store.list({ aside: false })).toHaveLength(3);
    expect(await store.countMails()).toEqual({ waiting: 3, givenUp: 0 });
    for (const other of [await keep(TODAY, 'b'), await keep(TOMORROW)]) {
      expect(await store.show(other.reference)).toMatchObject({ aside: false });
    }
    expect(await store.countMails()).toEqual({ waiting: 5, givenUp: 0 });
  });
});

it('a mailbox is one however its address is written, and says nothing of it', () => {
  const digest = recipientDigest('parent@home.example');
  expect(digest).toMatch(/^[0-9a-f]{64}$/);
  for (const same of [
    'Parent@HOME.example',
    'p.arent@home.example',
    'parent+1@home.example',
    'par.ent+a+b@home.example',
  ]) {
    expect(recipientDigest(same)).toBe(digest);
  }
  for (const other of ['parents@home.example', 'parent@home2.example', 'home@parent.example']) {
    expect(recipientDigest(other)).not.toBe(digest);
  }
});
