// Data folders damaged by a killed service or a broken disk: no attachment is deleted, what the database still has is served,
// and a damaged database is not opened; the message says what to do.
import { randomUUID } from 'node:crypto';
import { cp, mkdir, open, readdir, readFile, rm, stat, truncate, utimes, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type DataFolder, dataFolder } from '../../../../engine/intake/storage/disk/dataFolder.ts';
import { setAside } from '../../../../engine/intake/storage/disk/setAside.ts';
import { openEmbedded } from '../../../../engine/intake/storage/sqlite/openEmbedded.ts';
import { openSqliteStore } from '../../../../engine/intake/storage/sqlite/sqliteStore.ts';
import { type NewApplication, StoreDamaged } from '../../../../engine/intake/storage/store.ts';
import { runOffice } from '../../support/runOffice.ts';
import { sampleFile } from '../../support/sampleFiles.ts';
import { type Sample, startSample, temporaryFolder } from '../../support/startSample.ts';

const APPLICATIONS = 12;

/** Each test starts with a copy of these: the data folder of a killed service, and a backup of it. */
let made: string;
let root: string;
const running = new Set<Sample>();
beforeAll(async () => {
  made = await temporaryFolder();
  const alive = dataFolder(path.join(made, 'alive'));
  await mkdir(alive.root);
  await (await start(alive)).stop();
  await cp(alive.database, path.join(made, 'older.db'));
  for (const stops of [true, false]) {
    const service = await start(alive);
    for (let i = 0; i < APPLICATIONS / 2; i++) expect((await post(service)).status).toBe(201);
    if (stops) await service.stop();
  }
  expect(await runOffice({ dataDir: alive.root }, 'backup', '--to', path.join(made, 'backup'))).toMatchObject({
    code: 0,
  });
  await cp(alive.root, path.join(made, 'killed'), { recursive: true, filter: (file) => !file.endsWith('.sock') });
  await stopAll();
  await rm(alive.root, { recursive: true });
});
afterAll(() => rm(made, { recursive: true }));
beforeEach(async () => {
  root = await temporaryFolder();
  await cp(made, root, { recursive: true });
});
afterEach(async () => {
  await stopAll();
  await rm(root, { recursive: true });
});

async function stopAll(): Promise<void> {
  for (const sample of running) await sample.stop();
  running.clear();
}

const killedService = () => dataFolder(path.join(root, 'killed'));

async function start(folder: DataFolder, log: string[] = []): Promise<Sample> {
  const stream = { write: (line: string) => void log.push(line) };
  const sample = await startSample({ dataDir: folder.root, log: { level: 'info', stream } });
  running.add(sample);
  return sample;
}

const post = (sample: Sample) => {
  const parts = { 'person[name]': 'x'.repeat(15_000), 'photos[0]': sampleFile('png', 200) };
  return sample.post(parts, randomUUID());
};

const application = (name: string): NewApplication => ({
  submissionId: randomUUID(),
  form: 'sample',
  formVersion: 1,
  language: 'en',
  receivedAt: '2026-11-21T10:00:00.000Z',
  digest: '',
  aside: false,
  hint: '',
  answers: { name },
  attachments: [],
});

async function overwrite(file: string, from: number, to: number): Promise<void> {
  const { size } = await stat(file);
  const handle = await open(file, 'r+');
  const bytes = Buffer.alloc(Math.floor(size * (to - from)), randomUUID());
  await handle.write(bytes, 0, bytes.length, Math.floor(size * from));
  await handle.close();
}

const log = ({ database }: DataFolder) => `${database}-wal`;

it('a killed service loses nothing', async () => {
  const folder = killedService();
  const lines: string[] = [];
  const service = await start(folder, lines);
  expect(await service.applications()).toHaveLength(APPLICATIONS);
  expect(await readdir(folder.root)).not.toContain('attachments-not-swept.txt');
  expect(lines.join('')).not.toContain('"level":50');
});

describe.each<[string, (folder: DataFolder) => Promise<unknown>]>([
  ['missing', (folder) => rm(log(folder))],
  ['empty', (folder) => truncate(log(folder))],
  ['cut in the middle', async (folder) => truncate(log(folder), Math.floor((await stat(log(folder))).size / 2))],
  ['overwritten at its begin', (folder) => overwrite(log(folder), 0, 0.1)],
  ['overwritten in the middle', (folder) => overwrite(log(folder), 0.4, 0.6)],
  [
    'missing, beside an older copy of the database',
    async (folder) => {
      await rm(log(folder));
      await cp(path.join(root, 'older.db'), folder.database);
    },
  ],
])('a log that is %s', (_, damage) => {
  it('leaves every attachment in place until a person decides', async () => {
    const folder = killedService();
    const files = (await readdir(folder.attachments)).sort();
    await damage(folder);
    for (let starts = 0; starts < 2; starts++) {
      const lines: string[] = [];
      const service = await start(folder, lines);
      const left = await service.applications();
      expect(left.length).toBeLessThan(APPLICATIONS);
      for (const { attachments } of left) for (const { id } of attachments) expect(files).toContain(id);
      expect((await readdir(folder.attachments)).sort()).toEqual(files);
      expect(lines.join('')).toContain(`read ${folder.notSwept}`);
      expect(await readFile(folder.notSwept, 'utf8')).toMatch(/lacks \d+ of the applications/);
      await service.stop();
    }
    await rm(folder.notSwept);
    await (await start(folder)).stop();
    const [day = ''] = await readdir(folder.setAside);
    const moved = (await readdir(path.join(folder.setAside, day))).filter((name) => name !== 'README.txt');
    expect([...(await readdir(folder.attachments)), ...moved].sort()).toEqual(files);
    expect(moved.length).toBeGreaterThan(0);
    const service = await start(folder);
    expect((await post(service)).status).toBe(201);
  });
});

describe.each<[string, (folder: DataFolder) => Promise<unknown>, RegExp]>([
  ['with garbage in its middle', ({ database }) => overwrite(database, 0.3, 0.7), /applications\.db is damaged \(.+\)/],
  ['with garbage at its begin', ({ database }) => overwrite(database, 0, 0.1), /applications\.db is damaged/],
  ['cut in the middle', async ({ database }) => truncate(database, 60_000), /applications\.db is damaged/],
  ['replaced by an empty file', ({ database }) => writeFile(database, ''), /applications\.db is missing or empty/],
  ['missing', ({ database }) => rm(database), /applications\.db is missing or empty/],
])('a database %s', (_, damage, message) => {
  it('is opened neither by the service nor by the office; a backup restores everything', async () => {
    const folder = killedService();
    const backup = path.join(root, 'backup');
    const files = (await readdir(folder.attachments)).sort();
    await rm(log(folder));
    await damage(folder);
    // SQLite's lock on a file that it could not open lasts as long as the process.
    const copy = path.join(root, 'copy');
    await cp(folder.root, copy, { recursive: true });
    const failure = await start(folder).catch((error) => error);
    expect(failure).toBeInstanceOf(StoreDamaged);
    expect(failure.message).toMatch(message);
    expect(failure.message).toContain('npm run applications -- restore --from BACKUP');
    const office = await runOffice({ dataDir: copy }, 'list');
    expect([office.code, office.complained]).toEqual([1, expect.stringMatching(message)]);
    expect((await readdir(folder.attachments)).sort()).toEqual(files);
    const restored = dataFolder(path.join(root, 'restored'));
    expect(await runOffice({ dataDir: restored.root }, 'restore', '--from', backup)).toMatchObject({ code: 0 });
    expect(await (await start(restored)).applications()).toHaveLength(APPLICATIONS);
  });
});

it('a backup whose database is damaged is not restored', async () => {
  const folder = killedService();
  const backup = dataFolder(path.join(root, 'backup'));
  await overwrite(backup.database, 0.3, 0.7);
  const { code, complained } = await runOffice(
    { dataDir: path.join(folder.root, 'new') },
    'restore',
    '--from',
    backup.root,
  );
  expect([code, complained]).toEqual([1, `${backup.database} is damaged: take another backup\n`]);
});

it('damage while the service runs is found by the next readiness check', async () => {
  const file = path.join(root, 'x.db');
  const store = await openSqliteStore(file);
  // More than fits in SQLite's cache.
  const references = await Promise.all(
    Array.from({ length: 300 }, async () => (await store.insert(application('x'.repeat(15_000)))).reference),
  );
  await store.close();
  const again = await openSqliteStore(file);
  await expect(again.check()).resolves.toBeUndefined();
  await overwrite(file, 0.1, 0.9);
  await expect(Promise.all(references.map((reference) => again.show(reference)))).rejects.toMatchObject({
    code: expect.stringMatching(/^SQLITE_(CORRUPT|NOTADB)/),
  });
  for (let asked = 0; asked < 2; asked++) await expect(again.check()).rejects.toThrow(StoreDamaged);
  await again.close();
});

describe('a file that no application names', () => {
  const orphan = randomUUID();

  it('is set aside with a note, and can be restored', async () => {
    const folder = dataFolder(path.join(root, 'data'));
    await mkdir(folder.attachments, { recursive: true });
    await (await start(folder)).stop();
    await writeFile(path.join(folder.attachments, orphan), 'bytes');
    await utimes(path.join(folder.attachments, orphan), 0, 0);
    const lines: string[] = [];
    await (await start(folder, lines)).stop();
    expect(await readdir(folder.attachments)).toEqual([]);
    const aside = path.join(folder.setAside, new Date().toISOString().slice(0, 10));
    expect(await readFile(path.join(aside, orphan), 'utf8')).toBe('bytes');
    expect(await readFile(path.join(aside, 'README.txt'), 'utf8')).toMatch(/set aside on .*To bring them back/s);
    expect(lines.join('')).toContain('"files":1');
  });

  it('is deleted a number of days after it was set aside', async () => {
    const folder = dataFolder(path.join(root, 'data'));
    await mkdir(folder.attachments, { recursive: true });
    for (const day of ['2026-09-01', '2026-09-02']) {
      await writeFile(path.join(folder.attachments, orphan), 'bytes');
      await setAside(folder, folder.attachments, [orphan], new Date(day));
    }
    const { deleteSetAside, store } = await openEmbedded(folder);
    expect(await deleteSetAside(new Date('2026-09-02T23:00:00Z'))).toBe(1);
    expect(await readdir(folder.setAside)).toEqual(['2026-09-02']);
    await store.close();
  });
});
