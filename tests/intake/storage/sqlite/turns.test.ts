// The embedded database runs on the main thread: a loop over many statements must not keep requests waiting until its end.
import { rm } from 'node:fs/promises';
import path from 'node:path';
import { expect, it } from 'vitest';
import { openSqliteDatabase } from '../../../../engine/intake/storage/sqlite/sqliteDatabase.ts';
import { temporaryFolder } from '../../support/startSample.ts';

it('timers and sockets get their turn while one caller reads row after row', async () => {
  const folder = await temporaryFolder();
  const database = openSqliteDatabase(path.join(folder, 'rows.db'), 0);
  let turns = 0;
  let isReading = true;
  const count = () => {
    turns++;
    if (isReading) setImmediate(count);
  };
  setImmediate(count);
  const end = performance.now() + 200;
  while (performance.now() < end) await database.run('select 1 as one');
  isReading = false;
  expect(turns).toBeGreaterThan(3);
  await database.close();
  await rm(folder, { recursive: true });
});
