// Whatever moment the service is killed in: each application that was acknowledged is there, once, whole, its files byte
// for byte; the store opens clean and leftovers are gone. `KILLS=200 SEED=3` kills more often, by another chance.
import { createHash } from 'node:crypto';
import { readdir, readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { dataFolder } from '../../engine/intake/dataFolder.ts';
import { openSqliteDatabase } from '../../engine/intake/sqliteDatabase.ts';
import { openSqliteStore } from '../../engine/intake/sqliteStore.ts';
import { seeded } from '../e2e/seeded.ts';
import { buildService, type Service } from './buildService.ts';
import { killUnderLoad } from './killUnderLoad.ts';
import { temporaryFolder } from './startSample.ts';

const KILLS = Number(process.env.KILLS ?? 12);
const SEED = Number(process.env.SEED ?? 3);

let service: Service;
let dataDir: string;
beforeAll(async () => {
  service = await buildService();
  dataDir = await temporaryFolder();
}, 60_000);
afterAll(async () => {
  await service.remove();
  await rm(dataDir, { recursive: true });
});

it(`keeps what it acknowledged over ${KILLS} kills under load`, async () => {
  const { acknowledged, repeated, last } = await killUnderLoad(service, dataDir, KILLS, seeded(SEED));
  last.child.kill('SIGTERM');
  expect(await last.finished).toMatchObject({ code: 0, complained: '' });
  process.stdout.write(`SEED=${SEED}: ${acknowledged.size} acknowledged, ${repeated} sent again after a kill\n`);
  expect(acknowledged.size).toBeGreaterThan(KILLS);
  expect(repeated).toBeGreaterThan(0);

  const { database, tmp, attachments } = dataFolder(dataDir);
  const db = openSqliteDatabase(database, 0);
  expect(await db.run('pragma integrity_check')).toMatchObject([{ integrity_check: 'ok' }]);
  await db.close();
  const store = await openSqliteStore(database);
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
      files.push(
        createHash('sha256')
          .update(await readFile(path.join(attachments, id)))
          .digest('hex'),
      );
    }
    const { name, ...expected } = acknowledged.get(application?.submissionId ?? '') ?? {};
    expect(application?.answers).toEqual({ person: { name }, ...(files.length > 0 && { photos: expect.any(Array) }) });
    expect({ reference, files }).toEqual(expected);
  }
  await store.close();
  expect(await readdir(tmp)).toEqual([]);
  expect((await readdir(attachments)).sort()).toEqual(named.sort());
}, 600_000);
