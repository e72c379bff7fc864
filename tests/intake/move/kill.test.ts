// A move that is killed at any moment and repeated copies everything once and loses nothing at its source. `KILLS=100 SEED=3`
// sets the number of kills and the random seed.
import { rm } from 'node:fs/promises';
import { setTimeout } from 'node:timers/promises';
import fc from 'fast-check';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import { seeded } from '../../e2e/support/seeded.ts';
import { buildService, type Service } from '../support/buildService.ts';
import { temporaryFolder } from '../support/startSample.ts';
import { openTestPostgres, type TestPostgres } from '../support/testPostgres.ts';
import { drawn, fillFolder } from './fillStore.ts';
import { type Place, type Snapshot, takeSnapshot } from './snapshot.ts';

const KILLS = Number(process.env.KILLS ?? 3);
const SEED = Number(process.env.SEED ?? 3);
const APPLICATIONS = 60;

const chance = seeded(SEED);
let service: Service;
let postgres: TestPostgres;
let root: string;
beforeAll(async () => {
  service = await buildService();
});
afterAll(() => service.remove());
beforeEach(async () => {
  root = await temporaryFolder();
  postgres = await openTestPostgres();
});
afterEach(async () => {
  await postgres.remove();
  await rm(root, { recursive: true });
});

/**
 * Kills the move `KILLS` times at random moments within `wholeTime`, the milliseconds of a whole one, and runs it to its end.
 * A move that ends before its kill halves the time, so that at least one is killed on a machine whose load changes.
 */
async function moveUnderKills(from: Place, to: string, wholeTime: number): Promise<void> {
  const settings = { DATABASE_URL: from.databaseUrl ?? '', NEW: to };
  const begin = () => service.begin(from.dataDir, ['move', '--to', 'env:NEW'], settings);
  let killed = 0;
  for (let round = 0, longest = wholeTime; round < KILLS || killed === 0; round++) {
    const { child, finished } = begin();
    await Promise.race([setTimeout(chance() * longest), finished]);
    child.kill('SIGKILL');
    if ((await finished).code === null) killed += 1;
    else longest /= 2;
  }
  expect(await begin().finished).toMatchObject({ code: 0 });
}

async function expectSame(place: Place, before: Snapshot): Promise<void> {
  expect(await takeSnapshot(place)).toEqual(before);
}

it(
  `a move killed ${KILLS} times there and ${KILLS} times back copies everything once`,
  async () => {
    const [from, back, tmp] = [`${root}/from`, `${root}/back`, `${root}/tmp`];
    await fillFolder(from, fc.sample(drawn, { numRuns: APPLICATIONS, seed: SEED }));
    const before = await takeSnapshot({ dataDir: from });
    const started = Date.now();
    expect(await service.run('applications', from, ['move', '--to', `${root}/measured`])).toMatchObject({ code: 0 });
    const wholeTime = Date.now() - started;
    expect(await service.run('applications', from, ['move', '--stay'])).toMatchObject({ code: 0 });

    await moveUnderKills({ dataDir: from }, postgres.url, wholeTime * 1.5);
    const there = { dataDir: tmp, databaseUrl: postgres.url };
    await expectSame(there, before);
    await expectSame({ dataDir: from }, before);
    const refused = await service.run('main', from);
    expect(refused).toMatchObject({ code: 1, printed: '' });
    expect(refused.complained).toMatch(/^The service cannot start\. The applications of .* were moved to .*\n$/);

    await moveUnderKills(there, back, wholeTime * 1.5);
    await expectSame({ dataDir: back }, before);
    await expectSame(there, before);
    const running = await service.start(back);
    running.child.kill('SIGTERM');
    expect(await running.finished).toMatchObject({ code: 0 });
  },
  600_000 + KILLS * 60_000,
);
