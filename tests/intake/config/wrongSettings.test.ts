// Wrong values of every setting in OPERATIONS.md give one sentence that names the setting, without a stack. Ports, addresses
// and folders are refused by the system when the service starts. The messages of the programs as processes: this file for
// settings without a secret, secrets.test.ts for those with one.
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { type AddressInfo, createServer } from 'node:net';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { explainStart } from '../../../engine/intake/cli/explainStart.ts';
import { WrongSetting } from '../../../engine/intake/config/env.ts';
import { readSettings } from '../../../engine/intake/config/settings.ts';
import { listenAt } from '../../../engine/intake/http/listenAt.ts';
import { openIntake } from '../../../engine/intake/openIntake.ts';
import { project } from '../../laws/sourceFiles.ts';
import { buildService } from '../support/buildService.ts';
import { runOffice } from '../support/runOffice.ts';
import { sampleForm } from '../support/sampleForm.ts';
import { temporaryFolder } from '../support/startSample.ts';
import { WRONG_SETTINGS } from './wrongSettings.ts';

/** Refused by the system when the service starts. */
const BY_STARTING = ['HOST', 'DATA_DIR'];
/** Read by the build of the site. */
const BY_BUILD = ['VITE_INTAKE_BASE'];

const PROMISED = 730;
const rows = Object.entries(WRONG_SETTINGS).flatMap(([name, { values, with: others }]) =>
  values.map((value) => ({ name, value, env: { ...others, [name]: value } })),
);

let folder: string;
beforeAll(async () => {
  folder = await temporaryFolder();
});
afterAll(() => rm(folder, { recursive: true }));

function expectSentence(text: string, name: string): void {
  expect(text).toMatch(new RegExp(`^${name} [^\\n]+: [^\\n]+\\n$`));
  expect(text).not.toMatch(/(?<!e\.g)\. [A-Z]|Error|node:|\.ts|\.js|undefined|errno/);
}

/** Starts the service in this process; the message of `main` if it does not start. */
async function refusalOf(env: NodeJS.ProcessEnv): Promise<string> {
  const { port, host, logLevel: _, ...settings } = readSettings({ HOST: '127.0.0.1', PORT: '0', ...env }, PROMISED);
  try {
    const { app, close } = await openIntake({ forms: [sampleForm], ...settings });
    await listenAt(app, host, port).finally(close);
  } catch (error) {
    return `${explainStart(error)}\n`;
  }
  throw new Error('The service has started.');
}

it('the table has wrong values of exactly the settings in OPERATIONS.md', () => {
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
  ])('%j: %s', (env, message) => {
    expect(() => readSettings(env, PROMISED)).toThrow(message);
  });

  it('main and applications both refuse them, in one line', async () => {
    const service = await buildService();
    const [main, applications] = await Promise.all([
      service.run('main', path.join(folder, 'data'), [], { PORT: 'many' }),
      service.run('applications', path.join(folder, 'data'), ['list'], { PORT: 'many' }),
    ]);
    await service.remove();
    expect([main.code, main.printed, applications.code, applications.printed]).toEqual([1, '', 1, '']);
    expectSentence(main.complained.replace('The service cannot start. ', ''), 'PORT');
    expectSentence(applications.complained, 'PORT');
  });
});

describe('when the service starts', () => {
  const data = () => path.join(folder, 'data');

  it.each(rows.filter(({ name }) => BY_STARTING.includes(name)))('$name=$value', async ({ name, env }) => {
    expectSentence(await refusalOf({ DATA_DIR: data(), ...env }), name);
  });

  it('a data folder that is not a folder is refused by the office as well', async () => {
    const { code, printed, complained } = await runOffice({ dataDir: '/dev/null' }, 'list');
    expect([code, printed]).toEqual([1, '']);
    expectSentence(complained, 'DATA_DIR');
  });

  it('a port that is in use', async () => {
    const other = createServer().listen(0, '127.0.0.1');
    await once(other, 'listening');
    const { port } = other.address() as AddressInfo;
    expectSentence(await refusalOf({ DATA_DIR: data(), PORT: String(port) }), 'PORT');
    other.close();
  });

  it('a data folder with a file in place of a folder', async () => {
    const dataDir = path.join(folder, 'odd');
    await mkdir(dataDir);
    await writeFile(path.join(dataDir, 'attachments'), '');
    expectSentence(await refusalOf({ DATA_DIR: dataDir }), 'DATA_DIR');
  });
});
