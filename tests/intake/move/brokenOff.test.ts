// A move can be interrupted between any two of its changes; repeating it completes it.
import { cp, readdir, readFile, rm, truncate } from 'node:fs/promises';
import { describe, expect, it } from 'vitest';
import { adminOverStorage } from '../../../engine/intake/admin/adminOverStorage.ts';
import { moveStorage } from '../../../engine/intake/admin/moveStorage.ts';
import { dataFolder } from '../../../engine/intake/storage/disk/dataFolder.ts';
import type { Destination, WithSource } from '../../../engine/intake/storage/sql/moveEnds.ts';
import type { Sql, SqlDatabase } from '../../../engine/intake/storage/sql/sql.ts';
import { fromFolder, intoFolder } from '../../../engine/intake/storage/sqlite/moveFolder.ts';
import { openEmbedded } from '../../../engine/intake/storage/sqlite/openEmbedded.ts';
import { runOffice } from '../support/runOffice.ts';
import { type Drawn, fillFolder } from './fillStore.ts';
import { moveTo } from './moveTo.ts';
import { inFolder, takeSnapshot, withDatabase } from './snapshot.ts';

describe('an interrupted move', () => {
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
    again: 'answered',
    deleted: false,
  };
  const all: Drawn[] = [one, { ...one, files: [], mails: 'given up' }, { ...one, mails: 'leased' }];

  /** The database, failing after its first `at` changes. Breaks between reads would leave the same database. */
  function breaking(database: SqlDatabase, at: number): SqlDatabase {
    let ran = 0;
    const counted =
      (sql: Sql): Sql['run'] =>
      async (statement, values) => {
        if (!/^\s*select/i.test(statement)) ran += 1;
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
    'between any two changes is completed by the next, and no service starts on either part meanwhile',
    () =>
      inFolder(async (sub) => {
        await fillFolder(sub('whole'), all.slice(1));
        const before = await takeSnapshot({ dataDir: sub('whole') });
        let isDone = false;
        for (let at = 0; !isDone; at++) {
          await cp(sub('whole'), sub(`from${at}`), { recursive: true });
          const [from, to] = [dataFolder(sub(`from${at}`)), dataFolder(sub(`to${at}`))];
          const destination = await intoFolder(to);
          isDone = await moveStorage(fromFolder(from), { ...destination, database: breaking(destination.database, at) })
            .then(() => true)
            .catch((error: Error) => {
              expect(error.message).toBe('broken off');
              return false;
            });
          await destination.close();
          const starts = async (folder: typeof from) =>
            openEmbedded(folder).then(
              ({ store }) => store.close().then(() => true),
              () => false,
            );
          const [count] = await withDatabase({ dataDir: to.root }, (there) =>
            there.run<{ applications: number }>('select count(*) as applications from application'),
          );
          if (!isDone && count?.applications) expect(await starts(to)).toBe(false);
          expect(await starts(from)).toBe(!isDone && (await readMoved(from.moved)) === '');
          await moveTo({ dataDir: from.root }, to.root);
          expect(await takeSnapshot({ dataDir: to.root })).toEqual(before);
          expect([await starts(from), await starts(to)]).toEqual([false, true]);
        }
        expect(before.rows.application).toHaveLength(2);
      }),
    600_000,
  );

  /** Fills `from` and interrupts its move to `to` at the second file. */
  async function breakOff(from: string, to: string): Promise<void> {
    await fillFolder(from, all);
    const destination = await intoFolder(dataFolder(to));
    let files = 0;
    const write: Destination['write'] = async (id, bytes) => {
      if (++files > 1) throw new Error('broken off');
      await destination.write(id, bytes);
    };
    const move = moveStorage(fromFolder(dataFolder(from)), { ...destination, write });
    await expect(move).rejects.toThrow('broken off');
    await destination.close();
  }

  it('when repeated, removes at the target what was since deleted, sent or replaced at the source', () =>
    inFolder(async (sub) => {
      await breakOff(sub('from'), sub('to'));
      const storage = await openEmbedded(dataFolder(sub('from')));
      const admin = adminOverStorage(storage);
      const [first] = await storage.store.list();
      const gone = await admin.show(first?.reference ?? '');
      expect(await admin.remove(gone?.reference ?? '', 'anna')).toBe(true);
      // The same submission is sent again, and gets another reference.
      if (gone) await storage.store.insert({ ...gone, attachments: [] });
      const [mail] = await storage.store.claimMails('2027-01-01', '2027-01-02', 1);
      if (mail) await storage.store.recordOutcome(mail, 'sent');
      await storage.store.close();
      await moveTo({ dataDir: sub('from') }, sub('to'));
      const moved = await takeSnapshot({ dataDir: sub('to') });
      expect(moved).toEqual(await takeSnapshot({ dataDir: sub('from') }));
      expect((await readdir(dataFolder(sub('to')).attachments)).sort()).toEqual(Object.keys(moved.files).sort());
    }));

  it('when repeated, rewrites a file whose digest is wrong', () =>
    inFolder(async (sub) => {
      await breakOff(sub('from'), sub('to'));
      const { attachments } = dataFolder(sub('to'));
      for (const name of await readdir(attachments)) await truncate(`${attachments}/${name}`, 100);
      await moveTo({ dataDir: sub('from') }, sub('to'));
      expect(await takeSnapshot({ dataDir: sub('to') })).toEqual(await takeSnapshot({ dataDir: sub('from') }));
    }));

  it('before the source is marked leaves services starting on the source', () =>
    inFolder(async (sub) => {
      await fillFolder(sub('from'), all);
      const destination = await intoFolder(dataFolder(sub('to')));
      const markMoved = () => Promise.reject(new Error('broken off'));
      const source: WithSource = (work) => fromFolder(dataFolder(sub('from')))((from) => work({ ...from, markMoved }));
      await expect(moveStorage(source, destination)).rejects.toThrow('broken off');
      await destination.close();
      await expect(openEmbedded(dataFolder(sub('to')))).rejects.toThrow('run the same move again');
      await (await openEmbedded(dataFolder(sub('from')))).store.close();
      await moveTo({ dataDir: sub('from') }, sub('to'));
    }));

  it('is not complete where a row or a file reads back differently', () =>
    inFolder(async (sub) => {
      await fillFolder(sub('from'), all);
      const destination = await intoFolder(dataFolder(sub('to')));
      const write: Destination['write'] = (id, bytes) => destination.write(id, withoutEnd(bytes));
      const losing = (sql: Sql): Sql['run'] => {
        return async (statement, values) => (/into mail/.test(statement) ? [] : sql.run(statement, values));
      };
      const database: SqlDatabase = {
        ...destination.database,
        transaction: (work) => destination.database.transaction((sql) => work({ run: losing(sql) })),
      };
      const source = fromFolder(dataFolder(sub('from')));
      await expect(moveStorage(source, { ...destination, database })).rejects.toThrow(/The table mail does not read/);
      await expect(moveStorage(source, { ...destination, write })).rejects.toThrow(/does not read as it was written/);
      await destination.close();
      await (await openEmbedded(dataFolder(sub('from')))).store.close();
    }));

  async function* withoutEnd(bytes: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
    for await (const chunk of bytes) yield chunk.subarray(1);
  }

  it.each([
    ['damaged', /^Layla\.png of \S+ is damaged in \/.*\n$/],
    ['missing', /^Layla\.png of \S+ cannot be read from \/.*ENOENT.*\n$/],
  ])('names the file that is %s in the source, and marks nothing as moved', (state, expected) =>
    inFolder(async (sub) => {
      await fillFolder(sub('from'), all);
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
