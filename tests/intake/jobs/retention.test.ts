// Applications past the retention time are deleted automatically with their files, but not by a wrong clock, and not more
// than a tenth at once.
import { randomUUID } from 'node:crypto';
import { rm } from 'node:fs/promises';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { AdminApi } from '../../../engine/intake/admin/adminApi.ts';
import { adminOverStorage } from '../../../engine/intake/admin/adminOverStorage.ts';
import { findStore } from '../../../engine/intake/admin/findStore.ts';
import { mostAtOnce } from '../../../engine/intake/config/deletion.ts';
import { createMetrics } from '../../../engine/intake/http/metrics.ts';
import { cleanUp } from '../../../engine/intake/jobs/cleanUp.ts';
import { deleteExpired } from '../../../engine/intake/jobs/deleteExpired.ts';
import { findDue } from '../../../engine/intake/jobs/findDue.ts';
import type { ServiceStorage } from '../../../engine/intake/storage/storage.ts';
import { eventually } from '../support/eventually.ts';
import { sampleFile } from '../support/sampleFiles.ts';
import { startSample, temporaryFolder } from '../support/startSample.ts';
import { openTestPostgres, type TestPostgres } from '../support/testPostgres.ts';

const DAY = 24 * 60 * 60 * 1000;
const RETENTION = 30;
/** Day 0 of the tests; other days are counted from it. */
const START = Date.parse('2026-11-01T12:00:00.000Z');

const day = (count: number) => new Date(START + count * DAY);
const YEAR_2000 = new Date('2000-01-01T00:00:07.000Z');

let postgres: TestPostgres;
beforeAll(async () => {
  postgres = await openTestPostgres();
});
afterAll(() => postgres.remove());

describe.each(['a data folder', 'PostgreSQL'])('in %s', (where) => {
  let dataDir: string;
  let storage: ServiceStorage;
  let admin: AdminApi;
  let logged: string[];
  let metrics: ReturnType<typeof createMetrics>;
  beforeEach(async () => {
    dataDir = await temporaryFolder();
    await open();
    logged = [];
    metrics = createMetrics(storage.store.countMails, async () => 0);
  });
  afterEach(async () => {
    await admin.close();
    await rm(dataDir, { recursive: true });
    if (where === 'PostgreSQL') await postgres.run('truncate application cascade; truncate note');
  });

  async function open(): Promise<void> {
    const kind = await findStore({ dataDir, databaseUrl: where === 'PostgreSQL' ? postgres.url : undefined });
    storage = await kind.openForService(() => undefined);
    admin = adminOverStorage(storage);
  }

  /** Stores an application with a file, received at `instant`; returns its reference. */
  async function keep(instant: Date, isWithFile = false): Promise<string> {
    const { attachments, store } = storage;
    const files = [];
    if (isWithFile) {
      const { id, type, size, sha256 } = await attachments.receive(
        (async function* () {
          yield sampleFile('png', 100);
        })(),
      );
      await attachments.persist([id]);
      files.push({ id, name: 'photos[0]', fileName: 'x.png', type, size, sha256 });
    }
    const application = {
      submissionId: randomUUID(),
      form: 'sample',
      formVersion: 3,
      language: 'en',
      receivedAt: instant.toISOString(),
      digest: '',
      aside: false,
      hint: '',
      answers: {},
      attachments: files,
    } as const;
    return (await store.insert(application, { kinds: ['office'] })).reference;
  }

  /** One run with the clock at `instant`. */
  async function runAt(instant: Date): Promise<void> {
    const note = (...said: unknown[]) => void logged.push(said.map((each) => JSON.stringify(each)).join(' '));
    const { store, deleteSetAside } = storage;
    const log = { info: note, warn: note };
    await cleanUp({ store, admin, deleteSetAside, retentionDays: RETENTION, metrics, log }, instant);
  }

  /** A run every so many days, from the first to the last. */
  async function runDaily(first: number, last: number, step = 1): Promise<void> {
    for (let count = first; count <= last; count += step) await runAt(day(count));
  }

  const kept = async () => (await storage.store.list()).map(({ reference }) => reference).sort();
  const value = async (line: string) =>
    Number(
      (await metrics.print()).text
        .split('\n')
        .find((one) => one.startsWith(`${line} `))
        ?.split(' ')[1],
    );

  it('applications that are due are announced a day before and then deleted; others stay', async () => {
    const old = await keep(day(0), true);
    const young = await keep(day(2));
    await runDaily(2, 29, 3);
    expect([await kept(), logged]).toEqual([[old, young].sort(), []]);
    await runAt(day(29.5));
    expect(await kept()).toEqual([old, young].sort());
    await runAt(day(30));
    expect(logged).toEqual([expect.stringContaining(old)]);
    expect(await value('intake_due')).toBe(1);
    await runAt(day(30.9));
    expect(await kept()).toEqual([old, young].sort());
    await runAt(day(31));
    expect(await kept()).toEqual([young]);
    expect(logged.at(-1)).toContain(`${old}"]} "deleted after`);
    expect(await value('intake_deleted_total')).toBe(1);
  });

  it.each([
    ['800 days ahead', 800],
    ['ten years ahead', 3650],
    ['800 days behind', -800],
  ])('a clock that is %s for some days deletes nothing, also after it is corrected', async (_, wrong) => {
    const old = await keep(day(0));
    const young = await keep(day(15));
    await runDaily(10, 20, 5);
    for (const later of [0, 0.01, 1, 2, 6]) await runAt(day(20 + wrong + later));
    const during = await keep(day(26 + wrong));
    await runDaily(27, 29);
    expect(await kept()).toEqual([old, young, during].sort());
    expect(logged.join('\n')).toContain('nothing is deleted for a week');
    expect(await value('intake_deletion_runs_total{outcome="clock"}')).toBeGreaterThan(4);
    // The next application shows that the newest timestamp was wrong; what is due by the right clock is then deleted.
    const last = await keep(day(30));
    await runDaily(30, 40, 2);
    expect(await kept()).toEqual([young, during, last].sort());
  });

  it.each(['first', 'in the middle', 'last'])(
    'an application dated 2000 that arrived %s is not deleted',
    async (place) => {
      const odd: string[] = [];
      const others: string[] = [];
      if (place === 'first') odd.push(await keep(YEAR_2000));
      others.push(await keep(day(5)));
      if (place === 'in the middle') odd.push(await keep(YEAR_2000));
      others.push(await keep(day(6)));
      if (place === 'last') odd.push(await keep(YEAR_2000));
      await runDaily(6, 34, 4);
      expect(await kept()).toEqual([...odd, ...others].sort());
      // It becomes due with its neighbours.
      await runDaily(35, 40, 2);
      expect(await kept()).toEqual([]);
    },
  );

  it('a single application dated 2000 is not deleted', async () => {
    const odd = await keep(YEAR_2000);
    await runAt(new Date(YEAR_2000.getTime() + DAY));
    await runDaily(0, 20, 4);
    expect(await kept()).toEqual([odd]);
  });

  it('more than a tenth at once is deleted only by hand', async () => {
    const all = [];
    for (let i = 0; i <= mostAtOnce(0); i++) all.push(await keep(day(i / 1000)));
    await runDaily(20, 34, 2);
    expect(await kept()).toHaveLength(all.length);
    expect(logged.at(-1)).toContain(`delete --older-than ${RETENTION} --yes`);
    expect(await value('intake_deletion_runs_total{outcome="too-many"}')).toBeGreaterThan(1);
    expect(await deleteExpired(admin, RETENTION, day(35), 'command line')).toHaveLength(all.length);
    expect(await kept()).toEqual([]);
  });

  it('the service runs it on a timer', async () => {
    const now = Date.now();
    const old = await keep(new Date(now - 32 * DAY), true);
    const young = await keep(new Date(now - 10 * DAY), true);
    for (const before of [9, 3]) await runAt(new Date(now - before * DAY));
    await runAt(new Date(now - 1.01 * DAY));
    expect(await kept()).toEqual([old, young].sort());
    await admin.close();
    const databaseUrl = where === 'PostgreSQL' ? postgres.url : undefined;
    const intake = await startSample({ dataDir, databaseUrl, retentionDays: RETENTION });
    try {
      await eventually(async () => {
        expect((await intake.applications()).map(({ reference }) => reference)).toEqual([young]);
        expect(await intake.files()).toHaveLength(where === 'PostgreSQL' ? 0 : 1);
      });
    } finally {
      await intake.stop();
      await open();
    }
  });
});

it('the retention time counts from receipt where the clock was never wrong', () => {
  const arrivals = Array.from({ length: 200 }, (_, i) => ({ reference: `${i}`, receivedAt: day(i * 3).toISOString() }));
  const clock = { now: day(900), agreesSince: day(0) };
  for (const instant of [day(-1), day(0), day(0.1), day(300), day(301), day(2000)]) {
    const before = arrivals.filter(({ receivedAt }) => receivedAt < instant.toISOString());
    expect(findDue(arrivals, instant, clock)).toEqual(before.map(({ reference }) => reference));
  }
});

it('deletion by hand counts full days', async () => {
  const asked: unknown[] = [];
  const list = async (filter?: object) => {
    asked.push(filter);
    return [];
  };
  await deleteExpired({ list, remove: async () => true }, 730, new Date('2026-11-21T10:00:00.000Z'), 'command line');
  expect(asked).toEqual([{ before: '2024-11-21T10:00:00.000Z' }]);
});
