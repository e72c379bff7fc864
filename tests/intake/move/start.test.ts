// Service and commands refuse to start where it is ambiguous which store has the applications, or where some are missing.
import { randomUUID } from 'node:crypto';
import { rm } from 'node:fs/promises';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { IntakeOptions } from '../../../engine/intake/openIntake.ts';
import { openPostgresDatabase } from '../../../engine/intake/storage/postgres/postgresDatabase.ts';
import { writeMark } from '../../../engine/intake/storage/sql/moveMarks.ts';
import { sqlMailQueue } from '../../../engine/intake/storage/sql/sqlMailQueue.ts';
import { WrongStore } from '../../../engine/intake/storage/store.ts';
import { openLine } from '../support/databaseLine.ts';
import { runOffice } from '../support/runOffice.ts';
import { sampleFile } from '../support/sampleFiles.ts';
import { type Sample, startSample, temporaryFolder } from '../support/startSample.ts';
import { openTestPostgres, type TestPostgres } from '../support/testPostgres.ts';
import { withDatabase } from './snapshot.ts';

let root: string;
let dataDir: string;
let postgres: TestPostgres;
const running = new Set<Sample>();
beforeEach(async () => {
  root = await temporaryFolder();
  dataDir = `${root}/data`;
  postgres = await openTestPostgres();
});
afterEach(async () => {
  for (const sample of running) await sample.stop();
  running.clear();
  await postgres.remove();
  await rm(root, { recursive: true });
});

async function start(databaseUrl?: string, options: Partial<IntakeOptions> = {}): Promise<Sample> {
  const sample = await startSample({ dataDir, databaseUrl, ...options });
  running.add(sample);
  return sample;
}

const parts = { 'person[name]': 'Layla', 'photos[0]': sampleFile('png', 3000) };

/** Stores this number of applications in the folder or the database. */
async function keep(count: number, databaseUrl?: string): Promise<void> {
  const sample = await start(databaseUrl, { isStoreChosen: true });
  for (let i = 0; i < count; i++) expect((await sample.post(parts, randomUUID())).status).toBe(201);
  await sample.stop();
}

/** Why a service does not start, after checking that the office's commands fail as well. */
async function refusal(databaseUrl?: string): Promise<string> {
  const error = await start(databaseUrl).catch((thrown) => thrown);
  expect(error).toBeInstanceOf(WrongStore);
  const listed = await runOffice({ dataDir, ...(databaseUrl && { databaseUrl }) }, 'list');
  expect(listed).toEqual({ code: 1, printed: '', complained: `${error.message}\n` });
  return error.message;
}

const move = (databaseUrl?: string, to = 'env:NEW') =>
  runOffice({ dataDir, ...(databaseUrl && { databaseUrl }), env: { NEW: postgres.url } }, 'move', '--to', to);

describe('a database beside a data folder', () => {
  it('starts when both are empty', async () => {
    await start(postgres.url);
    await keep(0);
    await start(postgres.url);
  });

  it.each([0, 1])(
    'refuses when the folder has applications and the database has %s, until STORE is set',
    async (inDatabase) => {
      await keep(2);
      await keep(inDatabase, postgres.url);
      const message = await refusal(postgres.url);
      expect(message).toContain(`with ${inDatabase} applications, but DATA_DIR (${dataDir}) has 2`);
      expect(message).toMatch(
        /move --to env:DATABASE_URL, or say which are meant by STORE=postgres or STORE=embedded$/,
      );
      const chosen = await runOffice({ dataDir, databaseUrl: postgres.url, isStoreChosen: true }, 'list', '--json');
      expect(JSON.parse(chosen.printed)).toHaveLength(inDatabase);
      await start();
    },
  );

  it('stores nothing in the wrong place when the server was unavailable at start', async () => {
    await keep(1);
    const line = await openLine(postgres.url);
    await line.cut();
    const sample = await start(line.url, { databaseTimeout: 2000 });
    expect((await sample.post(parts)).status).toBe(503);
    await line.mend();
    expect((await sample.post(parts)).status).toBe(503);
    expect((await fetch(`${sample.url}/readyz`)).status).toBe(503);
    await sample.stop();
    await line.close();
    const rows = await withDatabase({ dataDir, databaseUrl: postgres.url }, (database) =>
      database.run('select reference from application'),
    );
    expect(rows).toEqual([]);
  });
});

describe('after a move', () => {
  it('a service starts on the target only, until `move --stay` makes the source valid again', async () => {
    await keep(2);
    const moved = await move();
    expect(moved).toMatchObject({ code: 0 });
    expect(moved.printed).toMatch(/^application +2 +2$/m);
    expect(moved.printed).toMatch(/^bytes of files +6000 +6000$/m);
    expect(await refusal()).toContain(`The applications of ${dataDir} were moved to postgres://`);
    const sample = await start(postgres.url);
    expect(await sample.applications()).toHaveLength(2);
    await sample.stop();
    expect(await move()).toMatchObject({ code: 0, printed: expect.stringContaining('was moved to') });
    expect(await runOffice({ dataDir }, 'move', '--stay')).toMatchObject({ code: 0 });
    await (await start()).stop();
    expect(await refusal(postgres.url)).toContain('say which are meant');
    expect(await runOffice({ dataDir }, 'move', '--stay')).toMatchObject({ code: 1 });
  });

  it('a move back: no service starts on the database or on the first folder', async () => {
    await keep(1);
    expect(await move()).toMatchObject({ code: 0 });
    expect(await move(postgres.url, dataDir)).toMatchObject({
      code: 1,
      complained: `${dataDir} has 1 applications already: nothing is written over, so name an empty database or a new folder\n`,
    });
    expect(await move(postgres.url, `${root}/back`)).toMatchObject({ code: 0 });
    expect(await refusal(postgres.url)).toContain(`were moved to ${root}/back`);
    expect(await refusal()).toContain('were moved to postgres://');
    dataDir = `${root}/back`;
    expect(await (await start()).applications()).toHaveLength(1);
    for (const sample of running) await sample.stop();
    expect(await refusal(postgres.url)).toContain(`were moved to ${root}/back`);
    expect(await runOffice({ dataDir, databaseUrl: postgres.url }, 'move', '--stay')).toMatchObject({ code: 0 });
    expect(await refusal(postgres.url)).toContain('say which are meant');
  });

  it('a database other than the target is refused', async () => {
    await keep(1);
    expect(await move()).toMatchObject({ code: 0 });
    const other = await openTestPostgres();
    expect(await refusal(other.url)).toContain('and DATABASE_URL leads to another database');
    await other.remove();
  });

  it('a partly filled database is refused', async () => {
    await withDatabase({ dataDir, databaseUrl: postgres.url }, (database) => writeMark(database, 'arriving', 'some'));
    expect(await refusal(postgres.url)).toMatch(/^A move into postgres:.* broke off.*run the same move again$/);
    await keep(1);
    expect(await move()).toMatchObject({ code: 1, complained: expect.stringContaining('A move from another store') });
  });

  it('a partly filled data folder is refused, but does not keep a service from starting on a database', async () => {
    await keep(1);
    await withDatabase({ dataDir }, (database) => writeMark(database, 'arriving', 'some'));
    expect(await refusal()).toMatch(/broke off, and not everything is there/);
    await start(postgres.url);
  });
});

describe('while a service runs', () => {
  it('its folder is not moved', async () => {
    await keep(1);
    await start();
    expect(await move()).toMatchObject({
      code: 1,
      complained: `A service, or another command, works in ${dataDir}: stop it before the move\n`,
    });
  });

  it('its database is neither moved nor filled', async (test) => {
    if (postgres.kind !== 'server') test.skip('PGlite does not tell who is connected');
    await start(postgres.url);
    const inUse = {
      code: 1,
      complained: expect.stringMatching(/^A service, or another command, works with postgres:/),
    };
    expect(await move(postgres.url, `${root}/new`)).toMatchObject(inUse);
    dataDir = `${root}/other`;
    await keep(1);
    expect(await move()).toMatchObject(inUse);
  });

  it('a database with an open transaction is not moved', async (test) => {
    if (postgres.kind !== 'server') test.skip('PGlite has one transaction at a time');
    const database = openPostgresDatabase(postgres.url, { name: 'a service whose name was not seen' });
    await database.transaction(async (sql) => {
      await sql.run('update arrival_count set arrivals = arrivals');
      expect(await move(postgres.url, `${root}/new`)).toMatchObject({
        code: 1,
        complained: expect.stringContaining('stop all of them'),
      });
    });
    await database.close();
  });

  it.each(['moved', 'arriving'] as const)(
    'a service that was not found keeps and sends nothing where it is “%s”',
    async (mark) => {
      const sample = await start(postgres.url);
      const database = openPostgresDatabase(postgres.url);
      expect((await sample.post(parts)).status).toBe(201);
      await database.run("insert into mail select reference, 'office', '2026-01-01', 0, 0, '' from application");
      await writeMark(database, mark, '{}');
      expect((await sample.post(parts)).status).toBe(503);
      expect(await database.run('select reference from application')).toHaveLength(1);
      const claim = () => sqlMailQueue(database).claimMails('2026-01-02', '2026-01-03', 10);
      expect(await claim()).toEqual([]);
      await writeMark(database, mark, undefined);
      expect(await claim()).toHaveLength(1);
      await database.close();
    },
  );
});
