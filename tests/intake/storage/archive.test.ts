// The contract of a store, which the rest of the intake relies on: every store that the settings can name fulfils it.
import { createHash, randomUUID } from 'node:crypto';
import { readdir, rm } from 'node:fs/promises';
import { buffer } from 'node:stream/consumers';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { findStore } from '../../../engine/intake/admin/findStore.ts';
import type { StoredAttachment } from '../../../engine/intake/storage/attachments.ts';
import { type DataFolder, dataFolder } from '../../../engine/intake/storage/disk/dataFolder.ts';
import type { Storage } from '../../../engine/intake/storage/storage.ts';
import type { NewApplication, Store } from '../../../engine/intake/storage/store.ts';
import { sampleFile } from '../support/sampleFiles.ts';
import { temporaryFolder } from '../support/startSample.ts';
import { openTestPostgres, type TestPostgres } from '../support/testPostgres.ts';
import { testedStores } from './testedStores.ts';

const ANNA = { by: 'anna', at: '2026-11-22T08:00:00.000Z' };
const HANDLED = { type: 'moved', move: 'handled', from: 'new', to: 'handled' } as const;

let postgres: TestPostgres;
beforeAll(async () => {
  postgres = await openTestPostgres();
});
afterAll(() => postgres.remove());

it('PostgreSQL or PGlite is available', () => {
  expect(['server', 'PGlite']).toContain(postgres.kind);
  process.stdout.write(`The tests' PostgreSQL: ${postgres.kind}\n`);
});

describe.each(Object.entries(testedStores))('the store %s', (_, { settings, openWith, empty }) => {
  const open = async ({ root }: DataFolder): Promise<Storage> =>
    (await findStore({ ...settings?.(postgres), dataDir: root })).openForService(() => undefined);
  let folder: DataFolder;
  let archive: Storage;
  let store: Store;
  beforeEach(async () => {
    folder = dataFolder(await temporaryFolder());
    archive = await open(folder);
    ({ store } = archive);
    await store.check();
  });
  afterEach(async () => {
    await store.close();
    await rm(folder.root, { recursive: true });
    await empty?.(postgres);
  });

  async function receive(bytes = sampleFile('pdf', 100)): Promise<StoredAttachment> {
    async function* pieces() {
      for (let at = 0; at < bytes.length; at += 65_536) yield bytes.subarray(at, at + 65_536);
    }
    const { id, type, size, sha256 } = await archive.attachments.receive(pieces());
    return { id, name: 'report', fileName: 'تقرير.pdf', type, size, sha256 };
  }

  async function application(changes: Partial<NewApplication> = {}): Promise<NewApplication> {
    const attachments = changes.attachments ?? [await receive(), { ...(await receive()), name: 'photos[0]' }];
    await archive.attachments.persist(attachments.map(({ id }) => id));
    return {
      submissionId: randomUUID(),
      form: 'sample',
      formVersion: 3,
      language: 'ar',
      receivedAt: '2026-11-21T10:00:00.000Z',
      digest: 'digest',
      aside: false,
      hint: 'ليلى $1 ?1',
      answers: { name: "Robert'); drop table application;--", list: [{ deep: ['ليلى', 7, true, '\ud800 \u0001'] }] },
      ...changes,
      attachments,
    };
  }

  it('returns an application as it was inserted', async () => {
    const given = await application();
    const { reference, isNew } = await store.insert(given);
    expect(isNew).toBe(true);
    expect(await store.show(reference)).toEqual({
      ...given,
      reference,
      status: 'new',
      revision: expect.any(Number),
      mailFaults: [],
      ...{ version: 1, versions: 1, answeredAt: undefined, otherFiles: [] },
    });
    const { receivedAt } = given;
    expect(await store.find(given.submissionId)).toEqual({ reference, receivedAt, digest: 'digest' });
    expect(await store.attachmentIds()).toEqual(new Set(given.attachments.map(({ id }) => id)));
  });

  it.each([1, 1024 * 1024, 2_700_000])('stores a file of %i bytes byte for byte', async (size) => {
    const bytes = Buffer.concat([sampleFile('png', size)]);
    const attachment = await receive(bytes);
    await store.insert(await application({ attachments: [attachment] }));
    const read = await buffer(archive.attachments.read(attachment.id));
    expect(createHash('sha256').update(read).digest('hex')).toBe(attachment.sha256);
    expect(await readdir(folder.tmp)).toEqual([]);
  });

  it('has no applications, files or mails that were not inserted', async () => {
    expect(await store.find(randomUUID())).toBeUndefined();
    expect(await store.show('K7QM-4XRT-9')).toBeUndefined();
    expect(await store.list()).toEqual([]);
    expect(await store.append('K7QM-4XRT-9', { ...ANNA, event: { type: 'opened' } })).toBeUndefined();
    expect(await store.remove('K7QM-4XRT-9', ANNA)).toBeUndefined();
    await expect(buffer(archive.attachments.read(randomUUID()))).rejects.toThrow();
  });

  it('stores one application per submission id', async () => {
    const first = await application();
    const { reference } = await store.insert(first, { kinds: ['office'] });
    const other = await application({ submissionId: first.submissionId, digest: 'other' });
    const again = await store.insert(other, { kinds: ['office'] });
    expect(again).toEqual({ reference, receivedAt: first.receivedAt, digest: 'digest', isNew: false });
    expect(await store.list()).toHaveLength(1);
    expect((await store.attachmentIds()).size).toBe(2);
    expect(await store.countMails()).toEqual({ waiting: 1, givenUp: 0, leftOut: 0 });
  });

  it('stores one application when the same submission id arrives eight times at once', async () => {
    const submissionId = randomUUID();
    const all = await Promise.all(Array.from({ length: 8 }, () => application({ submissionId })));
    const outcomes = await Promise.all(all.map((one) => store.insert(one)));
    expect(outcomes.filter(({ isNew }) => isNew)).toHaveLength(1);
    expect(new Set(outcomes.map(({ reference }) => reference)).size).toBe(1);
  });

  it('lists oldest first, with the number of attachments', async () => {
    await store.insert(await application({ receivedAt: '2026-11-21T10:00:02.000Z' }));
    await store.insert(await application({ receivedAt: '2026-11-21T10:00:01.000Z', attachments: [], aside: true }));
    expect(await store.list()).toMatchObject([
      { receivedAt: '2026-11-21T10:00:01.000Z', attachments: 0, aside: true, hint: 'ليلى $1 ?1' },
      { receivedAt: '2026-11-21T10:00:02.000Z', attachments: 2, aside: false },
    ]);
  });

  it('lists by filter', async () => {
    const [early, late] = ['2026-11-21T10:00:00.000Z', '2026-11-22T10:00:00.000Z'];
    const { reference: one } = await store.insert(await application({ receivedAt: early, attachments: [] }));
    const { reference: two } = await store.insert(await application({ receivedAt: late, form: 'b', attachments: [] }));
    const { reference: odd } = await store.insert(
      await application({ receivedAt: late, aside: true, attachments: [] }),
    );
    await store.append(one, { ...ANNA, event: HANDLED });
    const listed = async (filter: object) => (await store.list(filter)).map(({ reference }) => reference).sort();
    expect(await listed({ form: 'sample' })).toEqual([one, odd].sort());
    expect(await listed({ status: ['new'], aside: false })).toEqual([two]);
    expect(await listed({ status: ['handled'] })).toEqual([one]);
    expect(await listed({ aside: true })).toEqual([odd]);
    expect(await listed({ since: late })).toEqual([two, odd].sort());
    expect(await listed({ before: late })).toEqual([one]);
    expect(await listed({ since: early, before: late, form: 'sample', status: ['handled'], aside: false })).toEqual([
      one,
    ]);
  });

  it('removes an application with its files and mails', async () => {
    const given = await application();
    const { reference } = await store.insert(given, { kinds: ['office', 'applicant'] });
    const { reference: other } = await store.insert(await application());
    const ids = given.attachments.map(({ id }) => id);
    expect([...((await store.remove(reference, ANNA))?.files ?? [])].sort()).toEqual([...ids].sort());
    await archive.attachments.discard(ids);
    expect((await store.list()).map((one) => one.reference)).toEqual([other]);
    expect((await store.attachmentIds()).size).toBe(2);
    expect(await store.countMails()).toEqual({ waiting: 0, givenUp: 0, leftOut: 0 });
    for (const id of ids) await expect(buffer(archive.attachments.read(id))).rejects.toThrow();
  });

  it('generates another reference if one exists already', async () => {
    await store.close();
    const drawn = ['K7QM-4XRT-9', 'K7QM-4XRT-9', 'K7QM-4XRT-9', 'WXRT-4XRT-2'];
    archive = await openWith(folder, () => drawn.shift() ?? '', postgres);
    ({ store } = archive);
    expect((await store.insert(await application())).reference).toBe('K7QM-4XRT-9');
    expect((await store.insert(await application())).reference).toBe('WXRT-4XRT-2');
  });

  it('leaves nothing of an application whose insert fails', async () => {
    const given = await application();
    await store.insert(given);
    const same = { ...(await application({ attachments: [] })), attachments: given.attachments };
    await expect(store.insert(same)).rejects.toThrow(/unique/i);
    expect(await store.list()).toHaveLength(1);
    expect((await store.insert(await application())).isNew).toBe(true);
  });

  it('errors contain no answers', async () => {
    const broken = { ...(await application({ attachments: [] })), form: null as unknown as string };
    const failure = await store.insert(broken).catch((error) => error);
    expect(failure).toBeInstanceOf(Error);
    expect(JSON.stringify([failure, failure.message, { ...failure }])).not.toContain('Robert');
  });

  it('leases each waiting mail to one process, again after the lease has expired, and not once it is completed', async () => {
    const { reference } = await store.insert(await application({ attachments: [] }), {
      kinds: ['office', 'applicant'],
    });
    const at = (minute: number) => `2026-11-21T10:${minute}:00.000Z`;
    const other = await (empty ? open(folder) : archive);
    // Both are connected before, so that they claim at the same time.
    await other.store.check();
    const claims = await Promise.all([store.claimMails(at(10), at(20), 9), other.store.claimMails(at(10), at(20), 9)]);
    const claimed = claims.flat().sort((a, b) => (a.kind < b.kind ? -1 : 1));
    expect(claimed).toEqual([
      { reference, kind: 'applicant', attempt: 1 },
      { reference, kind: 'office', attempt: 1 },
    ]);
    expect(await store.claimMails(at(19), at(29), 9)).toEqual([]);
    const [applicant, office] = claimed;
    if (!applicant || !office) throw new Error('no mails');
    await store.recordOutcome(applicant, 'sent');
    await store.recordOutcome(office, { retryAt: at(30) });
    expect(await store.claimMails(at(29), at(40), 9)).toEqual([]);
    expect(await store.claimMails(at(30), at(40), 9)).toEqual([{ reference, kind: 'office', attempt: 2 }]);
    expect(await store.claimMails(at(40), at(50), 9)).toEqual([{ reference, kind: 'office', attempt: 3 }]);
    await store.recordOutcome(office, { givenUp: 'EENVELOPE 550' });
    expect(await store.claimMails(at(59), at(59), 9)).toEqual([]);
    expect(await store.countMails()).toEqual({ waiting: 0, givenUp: 1, leftOut: 0 });
    const mailFaults = [{ kind: 'office', reason: 'EENVELOPE 550' }];
    expect(await store.list()).toMatchObject([{ reference, mailFaults }]);
    expect(await store.show(reference)).toMatchObject({ mailFaults });
    if (other !== archive) await other.store.close();
  });
});
