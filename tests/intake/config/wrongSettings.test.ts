// Every setting that OPERATIONS.md lists, with wrong values: one sentence that names it, from the service and from the office's
// program alike, and no stack. What only the system can judge (a port, a folder, a server) is judged by starting.
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { WrongSetting } from '../../../engine/intake/config/env.ts';
import { readSettings } from '../../../engine/intake/config/settings.ts';
import { project } from '../../laws/sourceFiles.ts';
import { buildService, type Finished, type Service } from '../support/buildService.ts';
import { temporaryFolder } from '../support/startSample.ts';
import { WRONG_SETTINGS } from './wrongSettings.ts';

vi.setConfig({ testTimeout: 30_000 });

/** Judged by the system when the service starts. */
const BY_STARTING = ['HOST', 'DATA_DIR'];
/** Read by the site's build. */
const BY_BUILD = ['VITE_INTAKE_BASE'];

const PROMISED = 730;
const rows = Object.entries(WRONG_SETTINGS).flatMap(([name, { values, with: others }]) =>
  values.map((value) => ({ name, value, env: { ...others, [name]: value } })),
);

let service: Service;
let folder: string;
beforeAll(async () => {
  service = await buildService();
  folder = await temporaryFolder();
}, 60_000);
afterAll(async () => {
  await service.remove();
  await rm(folder, { recursive: true });
});

/** Both programs with these settings; the service says first that it cannot start. */
async function runBoth(env: NodeJS.ProcessEnv, dataDir = path.join(folder, 'data')): Promise<Finished[]> {
  return Promise.all([service.run('main', dataDir, [], env), service.run('applications', dataDir, ['list'], env)]);
}

function expectSentence(text: string, name: string): void {
  expect(text).toMatch(new RegExp(`^${name} [^\\n]+: [^\\n]+\\n$`));
  expect(text).not.toMatch(/(?<!e\.g)\. [A-Z]|Error|node:|\.ts|\.js|undefined|errno/);
}

function expectRefused({ code, printed, complained }: Finished, name: string): void {
  expect([code, printed]).toEqual([1, '']);
  expectSentence(complained.replace('The service cannot start. ', ''), name);
}

it('every setting in OPERATIONS.md has wrong values here, and no other has', () => {
  const readme = readFileSync(path.join(project, 'engine/intake/OPERATIONS.md'), 'utf8');
  const [, table = ''] = /\| setting \(environment\)[^\n]*\n\| ---[^\n]*\n((?:\|[^\n]*\n)+)/.exec(readme) ?? [];
  const listed = table.split('\n').flatMap((row) => [...(row.split('|')[1] ?? '').matchAll(/`([A-Z_]+)`/g)]);
  const names = listed.map(([, name]) => name ?? '').filter((name) => !BY_BUILD.includes(name));
  expect(names.length).toBeGreaterThan(15);
  expect(names.toSorted()).toEqual(Object.keys(WRONG_SETTINGS).toSorted());
});

describe('when the settings are read', () => {
  it.each(rows.filter(({ name }) => !BY_STARTING.includes(name)))('$name=$value', ({ name, env }) => {
    let refusal: unknown;
    try {
      readSettings(env, PROMISED);
    } catch (error) {
      refusal = error;
    }
    expect(refusal).toBeInstanceOf(WrongSetting);
    expectSentence(`${(refusal as WrongSetting).message}\n`, name);
  });

  it.each([
    [{ MAIL_OFFICE: 'a@school.example' }, 'SMTP_URL is not set, but MAIL_FROM or MAIL_OFFICE is'],
    [{ SMTP_URL: 'smtp://mail' }, 'MAIL_FROM is not set, but SMTP_URL is'],
    [{ RETENTION_DAYS: '731' }, 'promises 730 days'],
    [{ PORT: 'abc' }, 'PORT is “abc”: use a whole number from 0 to 65535'],
    [{ HSTS: 'yes' }, 'HSTS is “yes”: use on, off'],
    [{ ALLOWED_ORIGINS: 'https://a.example,b.example' }, 'ALLOWED_ORIGINS has “b.example”'],
  ])('%j: in these words', (env, words) => {
    expect(() => readSettings(env, PROMISED)).toThrow(words);
  });

  it.each(['PORT', 'DATABASE_URL', 'SMTP_URL', 'METRICS_TOKEN'])('%s: both programs say so', async (name) => {
    const row = rows.find((one) => one.name === name);
    for (const finished of await runBoth(row?.env ?? {})) expectRefused(finished, name);
  });
});

describe('when the service starts', () => {
  it.each(rows.filter(({ name }) => BY_STARTING.includes(name)))('$name=$value', async ({ name, env, value }) => {
    expectRefused(await service.run('main', path.join(folder, 'data'), [], env), name);
    // The office listens nowhere; a folder that is not there has no applications.
    if (value === '/dev/null') expectRefused(await service.run('applications', value, ['list']), name);
  });

  it('a port that is in use', async () => {
    const other = createServer().listen(0, '127.0.0.1');
    await once(other, 'listening');
    const port = String((other.address() as { port: number }).port);
    const { complained } = await service.run('main', path.join(folder, 'data'), [], { PORT: port });
    other.close();
    expectSentence(complained.replace('The service cannot start. ', ''), 'PORT');
  });

  it('a data folder with something else in it', async () => {
    const dataDir = path.join(folder, 'odd');
    await mkdir(dataDir);
    await writeFile(path.join(dataDir, 'attachments'), '');
    expectRefused(await service.run('main', dataDir), 'DATA_DIR');
  });
});
