// A well-formed DATABASE_URL that the server refuses: service and office end with one sentence. An unreachable server may come
// up later, so the service waits for it.
import { rm } from 'node:fs/promises';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openIntake } from '../../../../engine/intake/openIntake.ts';
import { openPostgresDatabase } from '../../../../engine/intake/storage/postgres/postgresDatabase.ts';
import { StoreRefused, StoreUnavailable } from '../../../../engine/intake/storage/store.ts';
import { openRefusingServer } from '../../support/refusingServer.ts';
import { runOffice } from '../../support/runOffice.ts';
import { sampleForm } from '../../support/sampleForm.ts';
import { temporaryFolder } from '../../support/startSample.ts';

const SECRET = 's3cr-t';
let dataDir: string;
beforeAll(async () => {
  dataDir = path.join(await temporaryFolder(), 'data');
});
afterAll(() => rm(path.dirname(dataDir), { recursive: true }));

const start = (databaseUrl: string, logged: string[] = []) => {
  const log = { level: 'info', stream: { write: (line: string) => void logged.push(line) } };
  return openIntake({ forms: [sampleForm], dataDir, databaseUrl, databaseTimeout: 2000, log });
};

const sentence = /^DATABASE_URL [^\n]+: [^\n]+$/;

describe.each([
  ['28P01', false, 'does not let its user in'],
  ['28000', false, 'does not let its user in'],
  ['3D000', false, 'names a database that its server does not have'],
  ['42501', true, 'GRANT CREATE'],
  ['3F000', true, 'CREATE SCHEMA public'],
  ['42601', true, 'could not be brought up to date'],
])('a server that answers %s', (sqlState, toStatements, words) => {
  it('is reported in one sentence by both programs', async () => {
    const { at, close } = await openRefusingServer(sqlState, toStatements);
    const url = `postgres://u:${SECRET}@${at}/x`;
    const refusal = await start(url).catch((error: unknown) => error);
    const { code, printed, complained } = await runOffice({ dataDir, databaseUrl: url }, 'list');
    close();
    expect(refusal).toBeInstanceOf(StoreRefused);
    expect((refusal as Error).message).toMatch(sentence);
    expect((refusal as Error).message).toContain(words);
    expect([code, printed, complained]).toEqual([1, '', `${(refusal as Error).message}\n`]);
  });
});

it.each([
  ['asks for TLS', (at: string) => `postgres://u:${SECRET}@${at}/x?sslmode=verify-full`],
  ['a file of TLS that cannot be read', () => `postgres://u:${SECRET}@127.0.0.1/x?sslrootcert=/nowhere/root.crt`],
])('%s: one sentence', async (words, urlOf) => {
  const { at, close } = await openRefusingServer('28P01');
  const refusal = await start(urlOf(at)).catch((error: unknown) => error);
  close();
  expect(refusal).toBeInstanceOf(StoreRefused);
  expect((refusal as Error).message).toMatch(sentence);
  expect((refusal as Error).message).toContain(words);
});

it.each(['127.0.0.1:1', 'nowhere.invalid'])(
  'a server that is away (%s): told in the log, and waited for',
  async (at) => {
    const logged: string[] = [];
    const url = `postgres://u:${SECRET}@${at}/x`;
    const intake = await start(url, logged);
    expect((await intake.app.inject('/readyz')).statusCode).toBe(503);
    await intake.close();
    const warning = logged.map((line) => JSON.parse(line)).find(({ level }) => level === 40);
    expect(warning.msg).toMatch(sentence);
    expect(logged.join('')).not.toContain(SECRET);
    const { code, complained } = await runOffice({ dataDir, databaseUrl: url }, 'list');
    expect([code, complained]).toEqual([1, expect.stringMatching(/^DATABASE_URL [^\n]+: [^\n]+\n$/)]);
  },
);

it('a migration whose commit is not acknowledged fails as unavailable, not as refused, and is tried again', async () => {
  const { at, close } = await openRefusingServer('08006', true);
  const database = openPostgresDatabase(`postgres://u@${at}/x`, { timeout: 1000 });
  await expect(database.run('select 1')).rejects.toThrow(StoreUnavailable);
  await expect(database.run('select 1')).rejects.not.toThrow(StoreRefused);
  await database.close();
  close();
});
