// The limit of receipts per mailbox and day, in a data folder and in a database server.
import { randomUUID } from 'node:crypto';
import { rm } from 'node:fs/promises';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { dataFolder } from '../../../engine/intake/storage/disk/dataFolder.ts';
import { makeFolders } from '../../../engine/intake/storage/disk/makeFolders.ts';
import { openPostgresStorage } from '../../../engine/intake/storage/postgres/openPostgresStorage.ts';
import { recipientDigest } from '../../../engine/intake/storage/receiptLimit.ts';
import { openSqliteStore } from '../../../engine/intake/storage/sqlite/sqliteStore.ts';
import type { NewApplication, Store } from '../../../engine/intake/storage/store.ts';
import { temporaryFolder } from '../support/startSample.ts';
import { openTestPostgres, type TestPostgres } from '../support/testPostgres.ts';

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
const order = (recipient: string) => ({ kinds: ['office', 'applicant'], limit: { recipient, mostPerDay: 3 } }) as const;

const leftOut = { kind: 'applicant', reason: 'limit' };

let postgres: TestPostgres;
beforeAll(async () => {
  postgres = await openTestPostgres();
});
afterAll(() => postgres.remove());

describe.each(['a data folder', 'a database server'])('in %s', (where) => {
  let dataDir: string;
  let store: Store;
  beforeEach(async () => {
    dataDir = await temporaryFolder();
    const folder = dataFolder(dataDir);
    await makeFolders(folder);
    const isFolder = where === 'a data folder';
    store = isFolder ? await openSqliteStore(folder.database) : openPostgresStorage(postgres.url, folder).store;
  });
  afterEach(async () => {
    await store.close();
    await rm(dataDir, { recursive: true });
  });

  it('a mailbox gets a limited number of receipts a day; further applications are stored, and the office is told', async () => {
    const keep = (receivedAt: string, recipient = 'a') => store.insert(application(receivedAt), order(recipient));
    // At once, as a program sends them; a repetition and what fails do not count.
    const first = application(TODAY);
    await Promise.all(Array.from({ length: 4 }, () => store.insert(first, order('a'))));
    await expect(store.insert({ ...application(TODAY), form: null as never }, order('a'))).rejects.toThrow();
    const kept = await Promise.all(Array.from({ length: 5 }, () => keep(TONIGHT)));
    expect(new Set(kept.map(({ isNew }) => isNew))).toEqual(new Set([true]));
    const listed = await store.list({ aside: false });
    expect(listed.map(({ mailFaults }) => mailFaults.length).sort()).toEqual([0, 0, 0, 1, 1, 1]);
    expect(listed.flatMap(({ mailFaults }) => mailFaults)).toEqual(Array(3).fill(leftOut));
    expect(await store.countMails()).toEqual({ waiting: 9, givenUp: 0, leftOut: 3 });
    for (const other of [await keep(TODAY, 'b'), await keep(TOMORROW)]) {
      expect(await store.show(other.reference)).toMatchObject({ mailFaults: [] });
    }
    expect(await store.countMails()).toEqual({ waiting: 13, givenUp: 0, leftOut: 3 });
    const mails = await store.claimMails(TOMORROW, TOMORROW, 20);
    expect(mails.map(({ kind }) => kind).sort()).toEqual([...Array(5).fill('applicant'), ...Array(8).fill('office')]);
  });
});

describe('spellings of an address count as one mailbox', () => {
  it.each([
    ['capitals', 'parent@home.example', ['Parent@HOME.example', 'PARENT@home.EXAMPLE']],
    ['tags', 'parent@home.example', ['parent+1@home.example', 'parent+a+b@home.example', 'parent+@home.example']],
    ['quotes', 'parent@home.example', ['"parent"@home.example', '"pa\\rent"@home.example', '"pa"rent@home.example']],
    ['comments and brackets', 'parent@home.example', ['(x)parent@home.example', 'parent(y)@home.example(z)']],
    [
      'signs that mail programs leave out',
      'parent@home.example',
      ['<parent@home.example>', 'par\u200bent@home.example'],
    ],
    ['a dot at the end of the domain', 'parent@home.example', ['parent@home.example.']],
    [
      'signs of full width',
      'parent@home.example',
      ['ｐarent@home.example', 'parent@home。example', 'parent@ｈome.example'],
    ],
    ['a domain in its own script', 'ولي@مدرسة.example', ['ولي@xn--ogblgi1g.example', 'ولي@XN--OGBLGI1G.example.']],
    ['accents in two parts', 'rené@home.example', ['rene\u0301@home.example']],
    ['Gmail', 'parent@gmail.com', ['p.arent@gmail.com', 'Pa.re.nt+x@GoogleMail.com', '"par.ent"@googlemail.com.']],
    ['Proton', 'parent@proton.me', ['par-ent@pm.me', 'pa_r.ent+x@protonmail.com']],
    ['iCloud', 'parent@icloud.com', ['parent@me.com', 'parent@mac.com']],
    [
      'numbers in place of a domain',
      'parent@[192.0.2.1]',
      ['a@[192.0.2.2]', 'b@192.0.2.1', 'c@[IPv6:::ffff:192.0.2.1]', 'd@0xc0.0.2.1', 'e@3221225985'],
    ],
  ])('%s', (_, address, others) => {
    expect(new Set([address, ...others].map(recipientDigest))).toEqual(new Set([recipientDigest(address)]));
  });

  it('different mailboxes are counted apart', () => {
    const addresses = [
      'parent@home.example',
      'parents@home.example',
      'parent@home2.example',
      'home@parent.example',
      'p.arent@home.example',
      'parent@gmail.com',
      'parent@gmail.com.example',
      '+parent@home.example',
      '+other@home.example',
      'parent@icloud.com',
      'parent@[192.0.2.1]',
    ];
    expect(new Set(addresses.map(recipientDigest)).size).toBe(addresses.length);
  });

  it('the stored digest does not contain the address', () => {
    expect(recipientDigest('parent@home.example')).toMatch(/^[0-9a-f]{64}$/);
  });
});
