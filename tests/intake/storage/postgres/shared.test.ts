// Several intakes over one database server act as one service, also when the server fails.
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { readdir, readFile, rm, utimes, writeFile } from 'node:fs/promises';
import { connect } from 'node:net';
import path from 'node:path';
import pg from 'pg';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { runCommand } from '../../../../engine/intake/cli/runCommand.ts';
import { openPostgresDatabase } from '../../../../engine/intake/storage/postgres/postgresDatabase.ts';
import { migrate } from '../../../../engine/intake/storage/sql/migrate.ts';
import { MIGRATIONS } from '../../../../engine/intake/storage/sql/migrations.ts';
import { StoreTooNew, UnknownOutcome } from '../../../../engine/intake/storage/store.ts';
import { type Line, openLine } from '../../support/databaseLine.ts';
import { field, filePart, multipart, post as postRaw, sendRaw } from '../../support/rawRequest.ts';
import { sampleFile } from '../../support/sampleFiles.ts';
import { type Sample, startSample, temporaryFolder } from '../../support/startSample.ts';
import { openTestPostgres, type TestPostgres } from '../../support/testPostgres.ts';

let postgres: TestPostgres;
let line: Line;
const running = new Set<Sample>();
beforeAll(async () => {
  postgres = await openTestPostgres();
  line = await openLine(postgres.url);
});
afterAll(async () => {
  await line.close();
  await postgres.remove();
});
afterEach(async () => {
  for (const sample of running) await sample.remove();
  running.clear();
});

async function start(databaseUrl = postgres.url, databaseTimeout?: number): Promise<Sample> {
  const sample = await startSample({ databaseUrl, databaseTimeout });
  running.add(sample);
  return sample;
}

const parts = { 'person[name]': 'Layla', 'photos[0]': sampleFile('png', 90_000) };

async function office(...argv: string[]) {
  const texts = { printed: '', complained: '' };
  const dataDir = await temporaryFolder();
  const code = await runCommand(argv, {
    dataDir,
    databaseUrl: postgres.url,
    forms: [],
    print: (text) => (texts.printed += text),
    printError: (text) => (texts.complained += text),
  });
  await rm(dataDir, { recursive: true });
  return { code, ...texts };
}

it('several can start at once over an empty database', async () => {
  const databases = Array.from({ length: 4 }, () => openPostgresDatabase(postgres.url));
  await Promise.all(databases.map((database) => database.run('select 1')));
  const [row] = (await databases[0]?.run<{ count: string }>('select count(*) from schema_version')) ?? [];
  expect(Number(row?.count)).toBe(MIGRATIONS.length);
  await Promise.all(databases.map((database) => database.close()));
});

it('a program older than the schema refuses to migrate', async () => {
  const database = openPostgresDatabase(postgres.url);
  await expect(migrate(database, MIGRATIONS.slice(1))).rejects.toThrow(StoreTooNew);
  await database.close();
});

it('eight posts of one submission over two intakes are one application', async () => {
  const [one, two] = [await start(), await start()];
  const id = randomUUID();
  const answers = await Promise.all(Array.from({ length: 8 }, (_, i) => (i % 2 ? one : two).post(parts, id)));
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 200, 200, 200, 200, 200, 200, 201]);
  expect(new Set(answers.map(({ body }) => body.reference)).size).toBe(1);
  expect((await two.post({ ...parts, 'person[name]': 'Karim' }, id)).status).toBe(409);
  expect([await one.files(), await two.files()]).toEqual([[], []]);
});

it('the office reads on any of them what one has received, byte for byte', async () => {
  const { body } = await (await start()).post(parts);
  const folder = await temporaryFolder();
  const { code } = await office('files', body.reference ?? '', '--to', folder);
  const saved = await readFile(path.join(folder, `${body.reference} file.pdf.png`));
  expect([code, saved.equals(parts['photos[0]'])]).toEqual([0, true]);
  expect(await office('backup', '--to', path.join(folder, 'x'))).toMatchObject({ code: 1 });
  await rm(folder, { recursive: true });
});

it('while the server is unavailable they answer 503 and are alive but not ready; afterwards they recover', async () => {
  const intake = await start(line.url);
  const id = randomUUID();
  await line.cut();
  const { status, headers, body } = await intake.post(parts, id);
  expect([status, Number(headers.get('retry-after')) > 0, body.errors?.length]).toEqual([503, true, 1]);
  expect((await fetch(`${intake.url}/healthz`)).status).toBe(200);
  expect((await fetch(`${intake.url}/readyz`)).status).toBe(503);
  expect(await intake.files()).toEqual([]);
  await line.mend();
  expect((await intake.post(parts, id)).status).toBe(201);
  expect((await fetch(`${intake.url}/readyz`)).status).toBe(200);
});

it('a server that stops responding makes requests fail after a timeout', async () => {
  const intake = await start(line.url, 1500);
  expect((await intake.post(parts)).status).toBe(201);
  line.freeze();
  expect((await intake.post(parts)).status).toBe(503);
  expect(await intake.files()).toEqual([]);
  await line.mend();
  expect((await intake.post(parts)).status).toBe(201);
});

it('removes leftovers of a killed intake, but no file that another may still be writing', async () => {
  const first = await start();
  const tmp = path.join(first.dataDir, 'tmp');
  await writeFile(path.join(tmp, 'old'), 'x');
  await writeFile(path.join(tmp, 'young'), 'x');
  const minutesAgo = (minutes: number) => Date.now() / 1000 - minutes * 60;
  await utimes(path.join(tmp, 'old'), minutesAgo(61), minutesAgo(61));
  await utimes(path.join(tmp, 'young'), minutesAgo(59), minutesAgo(59));
  const second = await startSample({ databaseUrl: postgres.url, dataDir: first.dataDir });
  expect(await second.files()).toEqual(['tmp/young']);
  await second.stop();
});

it('a file that is removed before its application is stored: 503, nothing is stored, and a retry succeeds', async () => {
  const intake = await start();
  const tmp = path.join(intake.dataDir, 'tmp');
  const id = randomUUID();
  const file = filePart('photos[0]', parts['photos[0]']);
  const body = multipart([field('person[name]', 'Layla'), file, field('person[age]', '7')]);
  const request = postRaw(body, { 'Idempotency-Key': id });
  const socket = connect(intake.port, '127.0.0.1');
  // All but the last part, so that the file is complete.
  socket.write(request.subarray(0, -20));
  await expect.poll(async () => (await readdir(tmp)).length).toBe(1);
  for (const name of await readdir(tmp)) await rm(path.join(tmp, name));
  socket.write(request.subarray(-20));
  const [answer] = await once(socket, 'data');
  socket.destroy();
  expect(String(answer)).toMatch(/^HTTP\/1\.1 503 .*retry-after/is);
  const kept = await intake.applications();
  expect(kept.filter(({ submissionId }) => submissionId === id)).toEqual([]);
  expect((await sendRaw(intake.port, request)).status).toBe(201);
});

it('starts while the server is unavailable', async () => {
  await line.cut();
  const intake = await start(line.url);
  expect((await intake.post(parts)).status).toBe(503);
  await line.mend();
  expect((await intake.post(parts)).status).toBe(201);
});

it('a commit whose acknowledgement is lost is found by its submission id', async () => {
  const intake = await start();
  const database = openPostgresDatabase(postgres.url);
  await database.run('select 1');
  const id = randomUUID();
  const query = pg.Client.prototype.query;
  // The server commits, but its response is lost.
  pg.Client.prototype.query = async function (this: pg.Client, ...given: unknown[]) {
    const answer = await (query as (...all: unknown[]) => Promise<unknown>).apply(this, given);
    if (given[0] === 'COMMIT') throw new Error('Connection terminated unexpectedly');
    return answer;
  } as typeof query;
  try {
    await expect(database.transaction((sql) => sql.run('select 1'))).rejects.toThrow(UnknownOutcome);
    expect((await intake.post(parts, id)).status).toBe(503);
  } finally {
    pg.Client.prototype.query = query;
  }
  expect((await intake.post(parts, id)).status).toBe(200);
  await database.close();
});
