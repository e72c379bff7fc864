// Whatever a store holds comes across as it is, there and back.
import { readFile } from 'node:fs/promises';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { MOVED_TABLES } from '../../../engine/intake/storage/sql/movedTables.ts';
import { runOffice } from '../support/runOffice.ts';
import { openTestPostgres, type TestPostgres } from '../support/testPostgres.ts';
import { drawn, fillFolder } from './fillStore.ts';
import { moveTo } from './moveTo.ts';
import { inFolder, takeSnapshot, withDatabase } from './snapshot.ts';

let postgres: TestPostgres;
beforeAll(async () => {
  postgres = await openTestPostgres();
}, 60_000);
afterAll(() => postgres.remove());

it('a folder, a database and another folder hold the same, row for row and byte for byte', async () => {
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
          await moveTo(there, sub('other'));
          expect(await takeSnapshot({ dataDir: sub('other') })).toEqual(before);
          expect(await runOffice({ dataDir: sub('other') }, ...exportTo('other.jsonl'))).toMatchObject({ code: 0 });
          // Nothing is taken from where it was.
          expect(await takeSnapshot({ dataDir: sub('one') })).toEqual(before);
          expect(await takeSnapshot(there)).toEqual(before);
          const exported = await readFile(sub('one.jsonl'), 'utf8');
          for (const name of ['there.jsonl', 'other.jsonl']) expect(await readFile(sub(name), 'utf8')).toBe(exported);
        } finally {
          await database.remove();
        }
      }),
    ),
    { numRuns: Number(process.env.RUNS ?? 4) },
  );
}, 120_000);

it.each(['sqlite', 'postgres'] as const)('no table and no column of %s is left behind', (kind) =>
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
    // The versions of the tables are their own, the others are moved in another way.
    const special = ['schema_version', 'arrival_count', 'attachment_chunk'];
    const found = columns
      .filter(({ table }) => !special.includes(table))
      .map(({ table, column }) => `${table}.${column}`);
    const moved = MOVED_TABLES.flatMap(({ name, columns }) => columns.map((column) => `${name}.${column}`));
    expect(found.sort()).toEqual(moved.sort());
  }),
);
