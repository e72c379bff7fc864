import { randomUUID } from 'node:crypto';
import { rm } from 'node:fs/promises';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { openSqliteStore } from '../../engine/intake/sqliteStore.ts';
import { type NewApplication, type Store, StoreInUse } from '../../engine/intake/store.ts';
import { temporaryFolder } from './startSample.ts';

let folder: string;
let file: string;
let store: Store;
beforeEach(async () => {
  folder = await temporaryFolder();
  file = path.join(folder, 'applications.db');
  store = openSqliteStore(file);
});
afterEach(async () => {
  await store.close();
  await rm(folder, { recursive: true });
});

function application(changes: Partial<NewApplication> = {}): NewApplication {
  const attachment = { name: 'report', fileName: 'تقرير.pdf', type: 'application/pdf', size: 12, sha256: 'ab' };
  return {
    submissionId: randomUUID(),
    form: 'sample',
    formVersion: 3,
    receivedAt: '2026-11-21T10:00:00.000Z',
    digest: 'digest',
    answers: { name: "Robert'); drop table application;--", list: [{ deep: ['ليلى', 7, true] }] },
    attachments: [
      { id: randomUUID(), ...attachment },
      { id: randomUUID(), ...attachment, name: 'photos[0]' },
    ],
    ...changes,
  };
}

it('gives back what it was given', async () => {
  const given = application();
  const { reference, isNew } = await store.keep(given);
  expect(isNew).toBe(true);
  expect(await store.show(reference)).toEqual({ ...given, reference, status: 'new' });
  expect(await store.find(given.submissionId)).toEqual({
    reference,
    receivedAt: given.receivedAt,
    digest: 'digest',
  });
  expect(await store.attachmentIds()).toEqual(new Set(given.attachments.map(({ id }) => id)));
});

it('knows nothing that it was not given', async () => {
  expect(await store.find(randomUUID())).toBeUndefined();
  expect(await store.show('K7QM-4XRT-9')).toBeUndefined();
  expect(await store.list()).toEqual([]);
});

it('keeps one application for one submission id', async () => {
  const first = application();
  const { reference } = await store.keep(first);
  const again = await store.keep(application({ submissionId: first.submissionId, digest: 'other' }));
  expect(again).toEqual({ reference, receivedAt: first.receivedAt, digest: 'digest', isNew: false });
  expect(await store.list()).toHaveLength(1);
  expect((await store.attachmentIds()).size).toBe(2);
});

it('lists oldest first, with the number of attachments', async () => {
  await store.keep(application({ receivedAt: '2026-11-21T10:00:02.000Z' }));
  await store.keep(application({ receivedAt: '2026-11-21T10:00:01.000Z', attachments: [] }));
  expect(await store.list()).toMatchObject([
    { receivedAt: '2026-11-21T10:00:01.000Z', attachments: 0 },
    { receivedAt: '2026-11-21T10:00:02.000Z', attachments: 2 },
  ]);
});

it('draws another reference if one is taken', async () => {
  await store.close();
  const drawn = ['K7QM-4XRT-9', 'K7QM-4XRT-9', 'K7QM-4XRT-9', 'WXRT-4XRT-2'];
  store = openSqliteStore(file, { makeReference: () => drawn.shift() ?? '' });
  expect((await store.keep(application())).reference).toBe('K7QM-4XRT-9');
  expect((await store.keep(application())).reference).toBe('WXRT-4XRT-2');
});

it('leaves nothing of an application that fails half-way', async () => {
  const given = application();
  await store.keep(given);
  await expect(store.keep(application({ attachments: given.attachments }))).rejects.toThrow(/UNIQUE/);
  expect(await store.list()).toHaveLength(1);
  expect((await store.keep(application())).isNew).toBe(true);
});

it('is open once, and can be opened again as soon as it is closed', async () => {
  expect(() => openSqliteStore(file)).toThrow(StoreInUse);
  const { reference } = await store.keep(application());
  await store.close();
  store = openSqliteStore(file);
  expect(await store.show(reference)).toBeDefined();
});
