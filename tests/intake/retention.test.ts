// What is older than the retention time goes, by itself and with its files; nothing else does.
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { dataFolder } from '../../engine/intake/dataFolder.ts';
import { deleteExpired } from '../../engine/intake/deleteExpired.ts';
import { openOwnHome } from '../../engine/intake/openOwnHome.ts';
import { openSharedHome } from '../../engine/intake/postgres/openSharedHome.ts';
import { eventually } from './eventually.ts';
import { sampleFile } from './sampleFiles.ts';
import { startSample, temporaryFolder } from './startSample.ts';
import { openTestPostgres, type TestPostgres } from './testPostgres.ts';

const DAY = 24 * 60 * 60 * 1000;

let postgres: TestPostgres;
beforeAll(async () => {
  postgres = await openTestPostgres();
}, 60_000);
afterAll(() => postgres.remove());

describe.each(['a data folder', 'PostgreSQL'])('in %s', (where) => {
  const databaseUrl = () => (where === 'PostgreSQL' ? postgres.url : undefined);

  /** Keeps an application with a file, received `days` ago; its reference. */
  async function keep(dataDir: string, days: number): Promise<string> {
    const url = databaseUrl();
    const folder = dataFolder(dataDir);
    const { archive, office } = await (url === undefined ? openOwnHome(folder) : openSharedHome(url, folder));
    const { id, type, size, sha256 } = await archive.attachments.receive(
      (async function* () {
        yield sampleFile('png', 100);
      })(),
    );
    await archive.attachments.keep([id]);
    const { reference } = await archive.store.keep(
      {
        submissionId: randomUUID(),
        form: 'sample',
        formVersion: 3,
        language: 'en',
        receivedAt: new Date(Date.now() - days * DAY).toISOString(),
        digest: '',
        aside: days % 2 === 1,
        hint: '',
        answers: {},
        attachments: [{ id, name: 'photos[0]', fileName: 'x.png', type, size, sha256 }],
      },
      { kinds: ['office'] },
    );
    await office.close();
    return reference;
  }

  it('the service deletes what is over, and leaves the rest', async () => {
    const dataDir = await temporaryFolder();
    await keep(dataDir, 31);
    const young = [await keep(dataDir, 29), await keep(dataDir, 0)];
    const intake = await startSample({ dataDir, databaseUrl: databaseUrl(), retentionDays: 30 });
    await eventually(async () => {
      expect((await intake.applications()).map(({ reference }) => reference)).toEqual(young);
    });
    await eventually(async () => {
      expect(await intake.files()).toHaveLength(where === 'PostgreSQL' ? 0 : 2);
    });
    await intake.remove();
  }, 30_000);
});

it('goes by the day: not a moment too early', async () => {
  const asked: unknown[] = [];
  const list = async (filter?: object) => {
    asked.push(filter);
    return [];
  };
  await deleteExpired({ list, remove: async () => true }, 730, new Date('2026-11-21T10:00:00.000Z'));
  expect(asked).toEqual([{ before: '2024-11-21T10:00:00.000Z' }]);
});
