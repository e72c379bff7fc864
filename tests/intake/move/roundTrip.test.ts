// A move copies every row and file unchanged, in both directions.
import { readFile } from 'node:fs/promises';
import { setTimeout } from 'node:timers/promises';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openPostgresDatabase } from '../../../engine/intake/storage/postgres/postgresDatabase.ts';
import { MOVED_TABLES } from '../../../engine/intake/storage/sql/movedTables.ts';
import { runOffice } from '../support/runOffice.ts';
import { openTestPostgres, type TestPostgres } from '../support/testPostgres.ts';
import { drawn, fillFolder } from './fillStore.ts';
import { moveTo } from './moveTo.ts';
import { inFolder, type Place, takeSnapshot, withDatabase } from './snapshot.ts';

let postgres: TestPostgres;
beforeAll(async () => {
  postgres = await openTestPostgres();
});
afterAll(() => postgres.remove());

it('after moves from a folder to a database to a folder all rows and files are the same', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(drawn, { maxLength: 40 }), (all) =>
      inFolder(async (sub) => {
        const database = await openTestPostgres();
        try {
          await fillFolder(sub('one'), all);
          const exportTo = (name: string) => ['export', '--as', 'jsonl', '--to', sub(name)];
          await runOffice({ dataDir: sub('one') }, ...exportTo('one.jsonl'));
          const before = await takeSnapshot({ dataDir: sub('one') });
          await moveTo({ dataDir: sub('one') }, database.url);
          const there = { dataDir: sub('tmp'), databaseUrl: database.url };
          expect(await takeSnapshot(there)).toEqual(before);
          expect(await runOffice(there, ...exportTo('there.jsonl'))).toMatchObject({ code: 0 });
          const exportedThere = await takeSnapshot(there);
          await moveTo(there, sub('other'));
          expect(await takeSnapshot({ dataDir: sub('other') })).toEqual(exportedThere);
          expect(await runOffice({ dataDir: sub('other') }, ...exportTo('other.jsonl'))).toMatchObject({ code: 0 });
          // The source is unchanged.
          expect(await takeSnapshot({ dataDir: sub('one') })).toEqual(before);
          expect(await takeSnapshot(there)).toEqual(exportedThere);
          const exported = await readFile(sub('one.jsonl'), 'utf8');
          for (const name of ['there.jsonl', 'other.jsonl']) expect(await readFile(sub(name), 'utf8')).toBe(exported);
        } finally {
          await database.remove();
        }
      }),
    ),
    { numRuns: Number(process.env.RUNS ?? 4) },
  );
});

it('a service that is just ending does not stop a move, in either direction', () =>
  inFolder(async (sub) => {
    await fillFolder(sub('one'), []);
    const database = await openTestPostgres();
    const whileOneEnds = async (from: Place, to: string) => {
      const service = openPostgresDatabase(database.url);
      await service.run('select 1');
      await Promise.all([setTimeout(200).then(service.close), moveTo(from, to)]);
    };
    try {
      await whileOneEnds({ dataDir: sub('one') }, database.url);
      await whileOneEnds({ dataDir: sub('tmp'), databaseUrl: database.url }, sub('two'));
      expect(await takeSnapshot({ dataDir: sub('two') })).toEqual(await takeSnapshot({ dataDir: sub('one') }));
    } finally {
      await database.remove();
    }
  }));

it.each(['sqlite', 'postgres'] as const)('every table and column of %s is moved', (kind) =>
  inFolder(async (sub) => {
    await fillFolder(sub('one'), []);
    const place = { dataDir: sub('one'), ...(kind === 'postgres' && { databaseUrl: postgres.url }) };
    const listed =
      kind === 'sqlite'
        ? `select m.name as "table", c.name as "column" from sqlite_master m join pragma_table_info(m.name) c
           where m.type = 'table'`
        : `select table_name as "table", column_name as "column" from information_schema.columns
           where table_schema = 'public'`;
    const columns = await withDatabase(place, (database) => database.run<{ table: string; column: string }>(listed));
    // Each store has its own schema version; the other tables are moved in another way.
    const special = ['schema_version', 'arrival_count', 'attachment_chunk'];
    const found = columns
      .filter(({ table }) => !special.includes(table))
      .map(({ table, column }) => `${table}.${column}`);
    const moved = MOVED_TABLES.flatMap(({ name, columns }) => columns.map((column) => `${name}.${column}`));
    expect(found.sort()).toEqual(moved.sort());
  }),
);
