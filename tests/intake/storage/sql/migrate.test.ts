// A data folder of an earlier version is migrated.
import { rm } from 'node:fs/promises';
import path from 'node:path';
import { expect, it } from 'vitest';
import { type CaseState, reduceCase } from '../../../../engine/core/index.ts';
import { migrate } from '../../../../engine/intake/storage/sql/migrate.ts';
import { MIGRATIONS } from '../../../../engine/intake/storage/sql/migrations.ts';
import { openSqliteDatabase } from '../../../../engine/intake/storage/sqlite/sqliteDatabase.ts';
import { openSqliteStore } from '../../../../engine/intake/storage/sqlite/sqliteStore.ts';
import { StoreTooNew } from '../../../../engine/intake/storage/store.ts';
import { sampleForm } from '../../support/sampleForm.ts';
import { sampleOffices } from '../../support/sampleOffice.ts';
import { temporaryFolder } from '../../support/startSample.ts';

it('an older database keeps its rows and gets the new tables and columns', async () => {
  const folder = await temporaryFolder();
  const file = path.join(folder, 'applications.db');
  const before = openSqliteDatabase(file, 0);
  for (const statement of MIGRATIONS[0]?.statements ?? []) await before.run(statement);
  await before.run(
    `insert into application (reference, submission_id, form, form_version, received_at, digest, status, answers)
     values ('K7QM-4XRT-9', 'id', 'sample', 1, '2026-01-01T00:00:00.000Z', 'd', 'new', '{"a":1}')`,
  );
  await before.close();
  for (let start = 0; start < 2; start++) {
    const store = await openSqliteStore(file);
    expect(await store.list()).toMatchObject([{ reference: 'K7QM-4XRT-9', aside: false, hint: '', attachments: 0 }]);
    expect(await store.show('K7QM-4XRT-9')).toMatchObject({ answers: { a: 1 }, status: 'new' });
    await store.close();
  }
  await rm(folder, { recursive: true });
});

it('a failing migration changes nothing, and a newer database is refused unchanged', async () => {
  const folder = await temporaryFolder();
  const database = openSqliteDatabase(path.join(folder, 'applications.db'), 0);
  const broken = [...MIGRATIONS, { statements: ['create table extra (id text)', 'create nonsense'] }];
  await migrate(database);
  await expect(migrate(database, broken)).rejects.toThrow('nonsense');
  await expect(database.run('select * from extra')).rejects.toThrow('no such table');
  await migrate(database);
  await migrate(database, [...MIGRATIONS, { statements: ['create table extra (id text)'] }]);
  await expect(migrate(database)).rejects.toThrow(StoreTooNew);
  await database.close();
  await rm(folder, { recursive: true });
});

it('an older database gets the record of what had been done', async () => {
  const folder = await temporaryFolder();
  const file = path.join(folder, 'applications.db');
  const before = openSqliteDatabase(file, 0);
  const office = MIGRATIONS.findIndex(({ statements }) => statements.some((one) => /create table event /.test(one)));
  await migrate(before, MIGRATIONS.slice(0, office));
  const seen = '2026-01-03T00:00:00.000Z';
  for (const [arrival, reference, status, aside, seenAt] of [
    [2, 'WXRT-4XRT-2', 'handled', 0, seen],
    [1, 'K7QM-4XRT-9', 'new', 1, null],
  ] as const) {
    await before.run(
      `insert into application
         (reference, submission_id, form, form_version, received_at, digest, status, answers, hint, aside, arrival, seen_at)
       values ($1, $1, 'sample', 1, '2026-01-02T00:00:00.000Z', 'd', $2, '{"person":{"name":"Layla"}}', 'Layla', $3, $4, $5)`,
      [reference, status, aside, arrival, seenAt],
    );
  }
  await before.close();
  const store = await openSqliteStore(file, { forms: [sampleForm], offices: sampleOffices });
  const at = '2026-01-02T00:00:00.000Z';
  const received = { type: 'received', form: 'sample', status: 'new', at, by: 'parent' };
  const [first, other] = ['K7QM-4XRT-9', 'WXRT-4XRT-2'];
  expect(await store.record(first)).toEqual([{ ...received, number: 1, reference: first, aside: true }]);
  const done = { reference: other, at: seen, by: 'command line' };
  const record = await store.record(other);
  expect(record).toEqual([
    { ...received, number: 2, reference: other, aside: false },
    { ...done, number: 3, type: 'opened' },
    { ...done, number: 4, type: 'moved', move: 'handled', from: 'new', to: 'handled' },
  ]);
  expect((await store.findCase(other))?.state).toEqual(record.reduce<CaseState | undefined>(reduceCase, undefined));
  expect((await store.listArrivals()).map(({ reference }) => reference)).toEqual([first, other]);
  expect(await store.list({ words: 'layla' })).toEqual([]);
  await store.refreshListing('sample', 0);
  expect(await store.list({ words: 'layla' })).toHaveLength(2);
  expect(await store.append(first, { by: 'anna', at, event: { type: 'opened' } })).toMatchObject({ number: 5 });
  await store.close();
  await rm(folder, { recursive: true });
});
