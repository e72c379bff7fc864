// An application is neither acknowledged nor readable before its fsync. After a failed fsync the content of the disk is
// unknown, so nothing more is acknowledged.
import { randomUUID } from 'node:crypto';
import { rm } from 'node:fs/promises';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { openSqliteStore } from '../../engine/intake/storage/sqlite/sqliteStore.ts';
import { type NewApplication, type Store, UnknownOutcome } from '../../engine/intake/storage/store.ts';
import { temporaryFolder } from './support/startSample.ts';

let folder: string;
let store: Store;
let syncs: { readonly end: () => void; readonly fail: () => void }[];
beforeEach(async () => {
  folder = await temporaryFolder();
  syncs = [];
  let isOpen = false;
  const sync = () =>
    new Promise<void>((end, reject) => {
      if (!isOpen) return end();
      syncs.push({ end, fail: () => reject(Object.assign(new Error('EIO'), { code: 'EIO' })) });
    });
  store = await openSqliteStore(path.join(folder, 'applications.db'), { sync });
  isOpen = true;
});
afterEach(async () => {
  await store.close();
  await rm(folder, { recursive: true });
});

const application = (submissionId: string = randomUUID()): NewApplication => ({
  submissionId,
  form: 'sample',
  formVersion: 1,
  language: 'en',
  receivedAt: '2026-11-21T10:00:00.000Z',
  digest: 'digest',
  aside: false,
  hint: '',
  answers: {},
  attachments: [],
});

const turn = () => new Promise((resolve) => setTimeout(resolve, 5));

it('an application is acknowledged, found and recognised as repeated only after its fsync; one fsync covers many', async () => {
  const told: string[] = [];
  const id = randomUUID();
  const first = store.insert(application(id)).then(() => told.push('kept'));
  await turn();
  const others = [...Array.from({ length: 10 }, () => application()), application(id)].map((each) =>
    store.insert(each),
  );
  const found = store.find(id).then((kept) => told.push(`found ${kept?.digest}`));
  await turn();
  // At most two fsyncs run at once.
  expect([told, syncs.length]).toEqual([[], 2]);
  syncs[0]?.end();
  await first;
  await turn();
  expect(told).toEqual(['kept']);
  let open = true;
  const kept = Promise.all(others).finally(() => {
    open = false;
  });
  for (; open; await turn()) for (const { end } of syncs) end();
  expect((await kept).map(({ isNew }) => isNew)).toEqual([...Array(10).fill(true), false]);
  await found;
  const used = syncs.length;
  expect(used).toBeLessThan(6);
  await store.find(id);
  expect(syncs).toHaveLength(used);
});

it('after a failed fsync its outcome and that of everything later is unknown', async () => {
  const id = randomUUID();
  const kept = store.insert(application(id));
  await turn();
  syncs[0]?.fail();
  await expect(kept).rejects.toThrow(UnknownOutcome);
  await expect(store.find(id)).rejects.toThrow('EIO');
  await expect(store.insert(application())).rejects.toThrow(UnknownOutcome);
  expect(syncs).toHaveLength(1);
});
