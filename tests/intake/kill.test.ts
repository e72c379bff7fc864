// The service is killed at random moments: each acknowledged application is stored once and complete, its files byte for byte;
// the store opens cleanly and leftovers are removed. `KILLS=200 SEED=3` sets the number of kills and the seed.
import { createHash } from 'node:crypto';
import { readdir, rm } from 'node:fs/promises';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import { openAttachmentFolder } from '../../engine/intake/storage/disk/attachmentFolder.ts';
import { dataFolder } from '../../engine/intake/storage/disk/dataFolder.ts';
import { openPostgresStorage } from '../../engine/intake/storage/postgres/openPostgresStorage.ts';
import { openSqliteDatabase } from '../../engine/intake/storage/sqlite/sqliteDatabase.ts';
import { openSqliteStore } from '../../engine/intake/storage/sqlite/sqliteStore.ts';
import type { Storage } from '../../engine/intake/storage/storage.ts';
import { seeded } from '../e2e/support/seeded.ts';
import { buildService, type Service } from './support/buildService.ts';
import { type Killed, killUnderLoad } from './support/killUnderLoad.ts';
import { temporaryFolder } from './support/startSample.ts';
import { openTestPostgres } from './support/testPostgres.ts';

const KILLS = Number(process.env.KILLS ?? 6);
const SEED = Number(process.env.SEED ?? 3);
/** Milliseconds; on a busy machine each start takes seconds. */
const TIMEOUT = 120_000 + KILLS * 10_000;

let service: Service;
let dataDir: string;
beforeAll(async () => {
  service = await buildService();
});
afterAll(() => service.remove());
beforeEach(async () => {
  dataDir = await temporaryFolder();
});
afterEach(() => rm(dataDir, { recursive: true }));

/** Kills the service under load, and stops the last process by SIGTERM. */
async function killAll(kills: number, databaseUrl?: string): Promise<Killed> {
  const killed = await killUnderLoad(() => service.start(dataDir, databaseUrl), kills, seeded(SEED));
  const { acknowledged, repeated, last } = killed;
  last.child.kill('SIGTERM');
  expect(await last.finished).toMatchObject({ code: 0, complained: '' });
  process.stdout.write(`SEED=${SEED}: ${acknowledged.size} acknowledged, ${repeated} sent again after a kill\n`);
  expect(acknowledged.size).toBeGreaterThan(kills);
  expect(repeated).toBeGreaterThan(0);
  return killed;
}

/** Compares what is stored with what was acknowledged; returns the ids of all attachments. */
async function compare({ store, attachments }: Pick<Storage, 'store' | 'attachments'>, { acknowledged }: Killed) {
  const kept = await store.list();
  expect(kept.map(({ reference }) => reference).sort()).toEqual(
    [...acknowledged.values()].map(({ reference }) => reference).sort(),
  );
  const named: string[] = [];
  for (const { reference } of kept) {
    const application = await store.show(reference);
    const files: string[] = [];
    for (const { id } of application?.attachments ?? []) {
      named.push(id);
      const hash = createHash('sha256');
      for await (const chunk of attachments.read(id)) hash.update(chunk);
      files.push(hash.digest('hex'));
    }
    const { name, ...expected } = acknowledged.get(application?.submissionId ?? '') ?? {};
    expect(application?.answers).toEqual({ person: { name }, ...(files.length > 0 && { photos: expect.any(Array) }) });
    expect({ reference, files }).toEqual(expected);
  }
  await store.close();
  return named;
}

it(
  `stores what it acknowledged over ${KILLS} kills under load`,
  async () => {
    const killed = await killAll(KILLS);
    const folder = dataFolder(dataDir);
    const db = openSqliteDatabase(folder.database, 0);
    expect(await db.run('pragma integrity_check')).toMatchObject([{ integrity_check: 'ok' }]);
    await db.close();
    const store = await openSqliteStore(folder.database);
    const named = await compare({ store, attachments: openAttachmentFolder(folder.attachments) }, killed);
    expect(await readdir(folder.tmp)).toEqual([]);
    expect((await readdir(folder.attachments)).sort()).toEqual(named.sort());
  },
  TIMEOUT,
);

it(
  'stores what it acknowledged in a database server over a third as many kills',
  async () => {
    const postgres = await openTestPostgres();
    try {
      await compare(
        openPostgresStorage(postgres.url, dataFolder(dataDir)),
        await killAll(Math.ceil(KILLS / 3), postgres.url),
      );
    } finally {
      await postgres.remove();
    }
  },
  TIMEOUT,
);
