// A data folder of an earlier version is taken over as it is.
import { rm } from 'node:fs/promises';
import path from 'node:path';
import { expect, it } from 'vitest';
import { migrate } from '../../../../engine/intake/storage/sql/migrate.ts';
import { MIGRATIONS } from '../../../../engine/intake/storage/sql/migrations.ts';
import { openSqliteDatabase } from '../../../../engine/intake/storage/sqlite/sqliteDatabase.ts';
import { openSqliteStore } from '../../../../engine/intake/storage/sqlite/sqliteStore.ts';
import { StoreTooNew } from '../../../../engine/intake/storage/store.ts';
import { temporaryFolder } from '../../support/startSample.ts';

it('an older database keeps what it has, and gets what is new', async () => {
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

it('a change that fails leaves the database as it was, and one from later is not touched', async () => {
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
