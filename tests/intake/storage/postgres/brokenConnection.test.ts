// A connection that breaks while a transaction holds it and no statement is running.
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openPostgresDatabase } from '../../../../engine/intake/storage/postgres/postgresDatabase.ts';
import { StoreUnavailable } from '../../../../engine/intake/storage/store.ts';
import { type Line, openLine } from '../../support/databaseLine.ts';
import { openTestPostgres, type TestPostgres } from '../../support/testPostgres.ts';

let postgres: TestPostgres;
let line: Line;
beforeAll(async () => {
  postgres = await openTestPostgres();
  line = await openLine(postgres.url);
});
afterAll(async () => {
  await line.close();
  await postgres.remove();
});

it('fails the transaction, is reported, and does not end the process', async () => {
  let report: (error: unknown) => void = () => undefined;
  const reported = new Promise((resolve) => {
    report = resolve;
  });
  const database = openPostgresDatabase(line.url, { onError: (error) => report(error) });
  const work = database.transaction(async (sql) => {
    await sql.run('select 1');
    await line.cut();
    await reported;
    await sql.run('select 1');
  });
  await expect(work).rejects.toThrow(StoreUnavailable);
  await line.mend();
  await expect(database.run('select 1 as one')).resolves.toEqual([{ one: 1 }]);
  await database.close();
});
