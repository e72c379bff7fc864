// What a page of the record costs. Whatever it is filtered by, one index gives its events in their order, and SQLite reads no more
// of them than the page has; exports are counted up to a bound.
import { rm } from 'node:fs/promises';
import path from 'node:path';
import Database from 'libsql';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { TrailQuery } from '../../../../engine/intake/storage/caseStore.ts';
import { migrate } from '../../../../engine/intake/storage/sql/migrate.ts';
import type { Sql } from '../../../../engine/intake/storage/sql/sql.ts';
import { readTrail } from '../../../../engine/intake/storage/sql/sqlTrail.ts';
import { openSqliteDatabase } from '../../../../engine/intake/storage/sqlite/sqliteDatabase.ts';
import { temporaryFolder } from '../../support/startSample.ts';

let folder: string;
let database: Database.Database;
beforeAll(async () => {
  folder = await temporaryFolder();
  const file = path.join(folder, 'applications.db');
  const made = openSqliteDatabase(file, 0);
  await migrate(made);
  await made.close();
  database = new Database(file);
});
afterAll(async () => {
  database.close();
  await rm(folder, { recursive: true });
});

it.each<[TrailQuery, string]>([
  [{}, 'sqlite_autoindex_event_1 (number<?)'],
  [{ by: 'anna' }, 'event_actor (actor=? AND number<?)'],
  [{ type: 'account' }, 'event_type (type=? AND number<?)'],
  [{ by: 'anna', type: 'moved' }, 'event_actor_type (actor=? AND type=? AND number<?)'],
  [{ reference: 'K7QM-4XRT-9' }, 'event_reference (reference=? AND number<?)'],
  [{ reference: 'K7QM-4XRT-9', by: 'anna', type: 'moved' }, 'event_reference (reference=? AND number<?)'],
])('%j is read by an index', async (query, index) => {
  const plans: string[] = [];
  const explained: Sql = {
    async run(statement, values = []) {
      const explain = database.prepare(`explain query plan ${statement.replaceAll('$', '?')}`);
      plans.push(...explain.all([...values]).map((step) => (step as { detail: string }).detail));
      return [];
    },
  };
  await readTrail(explained, query, 100);
  expect(plans).toContain(`SEARCH e USING INDEX ${index}`);
  expect(plans.join()).not.toMatch(/SCAN|TEMP B-TREE/);
});

it('a page ends after so many events of exports, and the next goes on', async () => {
  const sql: Sql = {
    async run<Row>(statement: string, values: readonly unknown[] = []) {
      return database.prepare(statement.replaceAll('$', '?')).all([...values]) as Row[];
    },
  };
  const sizes = [3, 1, 4, 2];
  const added = sizes.flatMap((size, i) => Array.from({ length: size }, () => `2026-11-2${i}`));
  for (const [i, at] of added.entries()) {
    await sql.run("insert into event values ($1, 'K7QM-4XRT-9', $2, 'anna', 'exported', '{}')", [i + 1, at]);
  }
  const pages: unknown[] = [];
  for (let before: number | undefined, isFirst = true; isFirst || before; isFirst = false) {
    const { entries, next } = await readTrail(sql, { before }, 3, 5);
    pages.push(entries.map((entry) => entry.type === 'exported' && entry.applications));
    before = next;
  }
  expect(pages).toEqual([
    [2, 4],
    [1, 3],
  ]);
});
