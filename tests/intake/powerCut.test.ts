// Simulated power cuts, after which the disk has any part of the unsynced writes: the store opens cleanly, each acknowledged
// application is there, and every stored one is complete, its files byte for byte. To show that the simulation detects
// faults, services that omit one kind of fsync must fail. `CUTS=2000 SEED=5` sets the number of cuts and the seed.
import { createHash, randomUUID } from 'node:crypto';
import { readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { dataFolder } from '../../engine/intake/storage/disk/dataFolder.ts';
import type { Syncs } from '../../engine/intake/storage/disk/syncs.ts';
import { openEmbedded } from '../../engine/intake/storage/sqlite/openEmbedded.ts';
import { openSqliteDatabase } from '../../engine/intake/storage/sqlite/sqliteDatabase.ts';
import { seeded } from '../e2e/support/seeded.ts';
import { type Disk, openDisk } from './support/losablePower.ts';
import { sampleFile } from './support/sampleFiles.ts';
import { startSample, temporaryFolder } from './support/startSample.ts';

const CUTS = Number(process.env.CUTS ?? 60);
const SEED = Number(process.env.SEED ?? 3);
/** Milliseconds; on a busy machine each image takes seconds. */
const TIMEOUT = 120_000 + CUTS * 1000;
const CLIENTS = 4;

let folder: string;
beforeEach(async () => {
  folder = await temporaryFolder();
});
afterEach(() => rm(folder, { recursive: true }));

/** The faults of `image`, a data folder that must contain the applications in `acknowledged` (references). */
async function faultsOf(image: string, acknowledged: ReadonlySet<string>): Promise<string[]> {
  const { database } = dataFolder(image);
  const db = openSqliteDatabase(database, 0);
  const [verdict] = await db.run<{ integrity_check: string }>('pragma integrity_check');
  await db.close();
  const storage = await openEmbedded(dataFolder(image));
  const { store } = storage;
  const faults = verdict?.integrity_check === 'ok' ? [] : ['the database is damaged'];
  const kept = new Set((await store.list()).map(({ reference }) => reference));
  for (const reference of acknowledged) if (!kept.has(reference)) faults.push(`${reference} is gone`);
  for (const reference of kept) {
    for (const { id, sha256 } of (await store.show(reference))?.attachments ?? []) {
      const bytes = await readFile(path.join(dataFolder(image).attachments, id)).catch(() => undefined);
      const found = bytes && createHash('sha256').update(bytes).digest('hex');
      if (found !== sha256) faults.push(`a file of ${reference} is ${bytes ? 'damaged' : 'gone'}`);
    }
  }
  await store.close();
  return faults;
}

/** Serves `CLIENTS` until the power was cut `cuts` times; the faults of all images. */
async function serve(cuts: number, seed: number, change: (disk: Disk) => Partial<Syncs> = () => ({})) {
  const chance = seeded(seed);
  const acknowledged = new Set<string>();
  const faults: string[] = [];
  const checks: Promise<void>[] = [];
  let cut = 0;

  function cutPower(): void {
    if (acknowledged.size === 0 || cut >= cuts) return;
    const image = path.join(folder, `cut-${cut++}`);
    // Every third disk has lost all unsynced writes.
    disk.cut(image, cut % 3 === 0 ? () => 0.5 : chance);
    const promised = new Set(acknowledged);
    const check = faultsOf(image, promised).catch((error) => [`it does not open: ${error}`]);
    checks.push(check.then((found) => void faults.push(...found)).then(() => rm(image, { recursive: true })));
  }

  const dataDir = path.join(folder, 'data');
  const disk = openDisk(dataDir, chance, cutPower);
  const unwatch = disk.watch();
  const intake = await startSample({ dataDir, syncs: { ...disk.syncs, ...change(disk) } });
  async function client(): Promise<void> {
    while (cut < cuts) {
      const count = Math.floor(chance() * 3);
      const photos = Array.from({ length: count }, (_, i) => [
        `photos[${i}]`,
        sampleFile('png', 100 + chance() * 20_000),
      ]);
      const name = 'x'.repeat(1 + chance() * 5000);
      const { status, body } = await intake.post({ 'person[name]': name, ...Object.fromEntries(photos) }, randomUUID());
      expect(status).toBe(201);
      acknowledged.add(body.reference ?? '');
      cutPower();
      await Promise.all(checks.splice(0));
    }
  }
  try {
    await Promise.all(Array.from({ length: CLIENTS }, client));
    await Promise.all(checks);
  } finally {
    await intake.stop();
    unwatch();
  }
  return { faults, acknowledged: acknowledged.size, newLogs: disk.newLogs() };
}

it(
  `no acknowledged application is lost over ${CUTS} cuts`,
  async () => {
    const { faults, acknowledged, newLogs } = await serve(CUTS, SEED);
    expect(faults).toEqual([]);
    expect(acknowledged).toBeGreaterThan(CUTS / 10);
    // The checkpoint, which copies the log into the database file, is the riskiest moment.
    expect(newLogs).toBeGreaterThan(1);
  },
  TIMEOUT,
);

const late = () => setTimeout(1);

it.each<[string, (disk: Disk) => Partial<Syncs>, RegExp]>([
  ['nothing but folders', () => ({ file: late }), /is gone|does not open/],
  ['no folder', () => ({ folder: late }), /gone|does not open/],
  [
    'every attachment, not the database',
    ({ syncs: { file }, isLog }) => ({ file: (each) => (isLog(each) ? late() : file(each)) }),
    /is gone|does not open/,
  ],
  [
    'the database, no attachment',
    ({ syncs: { file }, isLog }) => ({ file: (each) => (isLog(each) ? file(each) : late()) }),
    /^a file of .* is damaged/m,
  ],
])('a service that syncs %s is detected', async (_, change, fault) => {
  const { faults } = await serve(12, SEED, change);
  expect(faults.join('\n')).toMatch(fault);
});
