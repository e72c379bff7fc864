// Whatever a store holds comes across as it is, there and back; the move can break off between any two of its statements.
import { cp, readdir, readFile, rm, truncate } from 'node:fs/promises';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { moveArchive } from '../../../engine/intake/admin/moveArchive.ts';
import { dataFolder } from '../../../engine/intake/dataFolder.ts';
import { openOwnHome } from '../../../engine/intake/openOwnHome.ts';
import type { Sql, SqlDatabase } from '../../../engine/intake/sql.ts';
import { fromFolder, intoFolder } from '../../../engine/intake/storage/disk/moveFolder.ts';
import type { Destination } from '../../../engine/intake/storage/moveEnds.ts';
import { MOVED_TABLES } from '../../../engine/intake/storage/sql/movedTables.ts';
import { runOffice } from '../runOffice.ts';
import { openTestPostgres, type TestPostgres } from '../testPostgres.ts';
import { type Drawn, drawn, fillStore } from './fillStore.ts';
import { inFolder, takeSnapshot, withDatabase } from './snapshot.ts';

let postgres: TestPostgres;
beforeAll(async () => {
  postgres = await openTestPostgres();
}, 60_000);
afterAll(() => postgres.remove());

/** A folder with what was drawn. */
async function fill(dataDir: string, all: readonly Drawn[]): Promise<void> {
  const { archive } = await openOwnHome(dataFolder(dataDir));
  await fillStore(archive, all);
  await archive.store.close();
}

async function move(from: { dataDir: string; databaseUrl?: string }, to: string) {
  const ran = await runOffice({ ...from, env: { NEW: to } }, 'move', '--to', 'env:NEW');
  expect(ran).toMatchObject({ code: 0, complained: '' });
  return ran.printed;
}

it('a folder, a database and another folder hold the same, row for row and byte for byte', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(drawn, { maxLength: 40 }), (all) =>
      inFolder(async (sub) => {
        const database = await openTestPostgres();
        try {
          await fill(sub('one'), all);
          const exportTo = (name: string) => ['export', '--as', 'jsonl', '--to', sub(name)];
          await runOffice({ dataDir: sub('one') }, ...exportTo('one.jsonl'));
          const before = await takeSnapshot({ dataDir: sub('one') });
          await move({ dataDir: sub('one') }, database.url);
          const there = { dataDir: sub('tmp'), databaseUrl: database.url };
          expect(await takeSnapshot(there)).toEqual(before);
          expect(await runOffice(there, ...exportTo('there.jsonl'))).toMatchObject({ code: 0 });
          await move(there, sub('other'));
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
    await fill(sub('one'), []);
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

describe('a move that breaks off', () => {
  const one: Drawn = {
    name: 'Layla',
    answers: {},
    isLong: false,
    language: 'ar',
    aside: false,
    files: [70_000],
    recipient: 'one',
    mails: 'waiting',
    opened: true,
    handled: false,
    deleted: false,
  };
  const all: Drawn[] = [one, { ...one, files: [], mails: 'given up' }, { ...one, mails: 'leased' }];

  /** The database, failing at its statement number `at` and at all later ones. */
  function breaking(database: SqlDatabase, at: number): SqlDatabase {
    let ran = 0;
    const counted =
      (sql: Sql): Sql['run'] =>
      async (statement, values) => {
        ran += 1;
        if (ran > at) throw new Error('broken off');
        return sql.run(statement, values);
      };
    return {
      ...database,
      run: counted(database),
      transaction: (work) => database.transaction((sql) => work({ run: counted(sql) })),
    };
  }

  it(
    'between any two statements is completed by the next, and no service starts on either part meanwhile',
    () =>
      inFolder(async (sub) => {
        await fill(sub('whole'), all.slice(1));
        const before = await takeSnapshot({ dataDir: sub('whole') });
        let isDone = false;
        for (let at = 0; !isDone; at++) {
          await cp(sub('whole'), sub(`from${at}`), { recursive: true });
          const [from, to] = [dataFolder(sub(`from${at}`)), dataFolder(sub(`to${at}`))];
          const destination = await intoFolder(to);
          isDone = await moveArchive(fromFolder(from), { ...destination, database: breaking(destination.database, at) })
            .then(() => true)
            .catch((error: Error) => {
              expect(error.message).toBe('broken off');
              return false;
            });
          await destination.close();
          const starts = async (folder: typeof from) =>
            openOwnHome(folder).then(
              (home) => home.archive.store.close().then(() => true),
              () => false,
            );
          const [count] = await withDatabase({ dataDir: to.root }, (there) =>
            there.run<{ applications: number }>('select count(*) as applications from application'),
          );
          if (!isDone && count?.applications) expect(await starts(to)).toBe(false);
          expect(await starts(from)).toBe(!isDone && (await readMoved(from.moved)) === '');
          await move({ dataDir: from.root }, to.root);
          expect(await takeSnapshot({ dataDir: to.root })).toEqual(before);
          expect([await starts(from), await starts(to)]).toEqual([false, true]);
        }
        expect(before.rows.application).toHaveLength(2);
      }),
    120_000,
  );

  /** Fills `from` and breaks off its move to `to` at the second file. */
  async function breakOff(from: string, to: string): Promise<void> {
    await fill(from, all);
    const destination = await intoFolder(dataFolder(to));
    let files = 0;
    const write: Destination['write'] = async (id, bytes) => {
      if (++files > 1) throw new Error('broken off');
      await destination.write(id, bytes);
    };
    const move = moveArchive(fromFolder(dataFolder(from)), { ...destination, write });
    await expect(move).rejects.toThrow('broken off');
    await destination.close();
  }

  it('takes away again what was deleted, sent or replaced before it was repeated', () =>
    inFolder(async (sub) => {
      await breakOff(sub('from'), sub('to'));
      const { archive, office } = await openOwnHome(dataFolder(sub('from')));
      const [first] = await archive.store.list();
      const gone = await office.show(first?.reference ?? '');
      expect(await office.remove(gone?.reference ?? '')).toBe(true);
      // The same submission is sent again, and gets another reference.
      if (gone) await archive.store.keep({ ...gone, attachments: [] });
      const [mail] = await archive.store.claimMails('2027-01-01', '2027-01-02', 1);
      if (mail) await archive.store.settleMail(mail, 'sent');
      await archive.store.close();
      await move({ dataDir: sub('from') }, sub('to'));
      const moved = await takeSnapshot({ dataDir: sub('to') });
      expect(moved).toEqual(await takeSnapshot({ dataDir: sub('from') }));
      expect((await readdir(dataFolder(sub('to')).attachments)).sort()).toEqual(Object.keys(moved.files).sort());
    }));

  it('writes a file anew that does not read as it should', () =>
    inFolder(async (sub) => {
      await breakOff(sub('from'), sub('to'));
      const { attachments } = dataFolder(sub('to'));
      for (const name of await readdir(attachments)) await truncate(`${attachments}/${name}`, 100);
      await move({ dataDir: sub('from') }, sub('to'));
      expect(await takeSnapshot({ dataDir: sub('to') })).toEqual(await takeSnapshot({ dataDir: sub('from') }));
    }));

  it.each([
    ['damaged', /^Layla\.png of \S+ is damaged in \/.*\n$/],
    ['missing', /^Layla\.png of \S+ cannot be read from \/.*ENOENT.*\n$/],
  ])('says which file is %s in the source, and marks nothing as moved', (state, expected) =>
    inFolder(async (sub) => {
      await fill(sub('from'), all);
      const folder = dataFolder(sub('from'));
      const file = `${folder.attachments}/${(await readdir(folder.attachments))[0]}`;
      await (state === 'damaged' ? truncate(file, 100) : rm(file));
      const ran = await runOffice({ dataDir: folder.root }, 'move', '--to', sub('to'));
      expect(ran).toEqual({ code: 1, printed: '', complained: expect.stringMatching(expected) });
      expect(await readMoved(folder.moved)).toBe('');
    }),
  );

  const readMoved = (file: string) => readFile(file, 'utf8').catch(() => '');
});
