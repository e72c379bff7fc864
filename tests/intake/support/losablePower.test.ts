// The simulated disk loses only what a real one could lose: if it lost synced data, a correct service would fail at times.
import { closeSync, openSync } from 'node:fs';
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { dataFolder } from '../../../engine/intake/storage/disk/dataFolder.ts';
import { openSqliteDatabase, type SqliteDatabase } from '../../../engine/intake/storage/sqlite/sqliteDatabase.ts';
import { eventually } from './eventually.ts';
import { type Disk, openDisk } from './losablePower.ts';
import { temporaryFolder } from './startSample.ts';

/** A disk without pending writes. */
const LAZY = () => 0.5;
/** A row of {@link insert} fills one page. */
const ROW = 3000;

let root: string;
let disk: Disk;
let slowness: number;
let syncing: number;
let unwatch: () => void;
beforeEach(async () => {
  root = await temporaryFolder();
  slowness = 0;
  syncing = 0;
  await mkdir(data().attachments, { recursive: true });
  const chance = () => {
    syncing++;
    return slowness;
  };
  disk = openDisk(data().root, chance, () => undefined);
  unwatch = disk.watch();
});
afterEach(async () => {
  unwatch();
  await rm(root, { recursive: true });
});

const data = () => dataFolder(path.join(root, 'data'));

/** Starts a sync, runs `meanwhile`, then completes the sync. */
async function whileSyncing(begin: () => Promise<unknown>, meanwhile: () => Promise<unknown>): Promise<void> {
  slowness = 150;
  const before = syncing;
  const slow = begin();
  await eventually(() => expect(syncing).toBeGreaterThan(before));
  slowness = 0;
  await meanwhile();
  await slow;
}

function cut(name: string, choose: () => number) {
  const image = path.join(root, name);
  disk.cut(image, choose);
  return dataFolder(image);
}

it('a sync that ends late does not undo later synced bytes or names', async () => {
  const { attachments } = data();
  const file = path.join(attachments, 'file');
  await whileSyncing(
    () => disk.syncs.folder(attachments),
    async () => {
      await writeFile(file, 'older');
      await disk.syncs.folder(attachments);
    },
  );
  const descriptor = openSync(file, 'r');
  await whileSyncing(
    () => disk.syncs.file(descriptor),
    async () => {
      await writeFile(file, 'newer');
      await disk.syncs.file(descriptor);
    },
  );
  closeSync(descriptor);
  const left = cut('image', LAZY).attachments;
  expect(await readdir(left)).toEqual(['file']);
  expect(await readFile(path.join(left, 'file'), 'utf8')).toBe('newer');
});

const insert = (db: SqliteDatabase, rows: number) =>
  db.transaction(async (sql) => {
    for (let i = 0; i < rows; i++) await sql.run('insert into t values ($1)', ['x'.repeat(ROW)]);
  });

/** The number of rows of `image`, whose database must be intact. */
async function rowsOf({ database }: ReturnType<typeof dataFolder>): Promise<number> {
  const db = openSqliteDatabase(database, 0);
  expect(await db.run('pragma integrity_check')).toMatchObject([{ integrity_check: 'ok' }]);
  const [row] = await db.run<{ count: number }>('select count(*) as count from t');
  await db.close();
  return row?.count ?? 0;
}

async function openTable(sync?: Disk['syncs']['file']): Promise<SqliteDatabase> {
  const db = openSqliteDatabase(data().database, 0, sync);
  await db.transaction((sql) => sql.run('create table t (a text not null)'));
  await disk.syncs.folder(data().root);
  return db;
}

it('a late sync does not undo what the database synced at a checkpoint', async () => {
  const db = await openTable(disk.syncs.file);
  let rows = 1;
  await whileSyncing(
    () => insert(db, 1),
    async () => {
      const logs = disk.newLogs();
      for (; disk.newLogs() < logs + 2; rows += 15) await insert(db, 15);
    },
  );
  expect(await rowsOf(cut('image', LAZY))).toBe(rows);
  await db.close();
});

it('no part of a new log is on the disk before its header, so the old log is not copied again', async () => {
  const db = await openTable(async () => undefined);
  const logs = disk.newLogs();
  let rows = -10;
  for (; disk.newLogs() === logs; rows += 10) await insert(db, 10);
  // The new log without a growing part of its beginning.
  for (let missing = 0, asked = missing; asked >= missing; missing += 16) {
    asked = 0;
    const image = cut(`image-${missing}`, () => (asked++ < missing ? 0.5 : 0.1));
    expect(await rowsOf(image)).toBeGreaterThanOrEqual(rows);
  }
  await db.close();
});
