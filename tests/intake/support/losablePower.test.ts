// The disk of the power cuts loses neither more nor less than a real one would: with a disk that forgets what it has synced
// a sound service would be blamed, now and then.
import { closeSync, openSync } from 'node:fs';
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { dataFolder } from '../../../engine/intake/storage/disk/dataFolder.ts';
import { openSqliteDatabase, type SqliteDatabase } from '../../../engine/intake/storage/sqlite/sqliteDatabase.ts';
import { eventually } from './eventually.ts';
import { type Disk, openDisk } from './losablePower.ts';
import { temporaryFolder } from './startSample.ts';

/** A disk that has done nothing that it was not told to. */
const LAZY = () => 0.5;
/** What a row of {@link insert} fills is one page. */
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

/** Begins a sync, does `meanwhile`, and lets that sync end after it. */
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

it('a sync that ends late takes nothing back: neither bytes nor names', async () => {
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

/** How many rows `image` has, which must be sound. */
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

it('nor does it take back what the database has synced itself, when it copied its log and began the next', async () => {
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

it('of a new log, no part is on the disk before its head: what the old log had copied is never copied again', async () => {
  const db = await openTable(async () => undefined);
  const logs = disk.newLogs();
  let rows = -10;
  for (; disk.newLogs() === logs; rows += 10) await insert(db, 10);
  // All of the new log but more and more of its beginning.
  for (let missing = 0, asked = missing; asked >= missing; missing += 16) {
    asked = 0;
    const image = cut(`image-${missing}`, () => (asked++ < missing ? 0.5 : 0.1));
    expect(await rowsOf(image)).toBeGreaterThanOrEqual(rows);
  }
  await db.close();
});
