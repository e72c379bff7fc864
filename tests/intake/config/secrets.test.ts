// A setting with a secret, right or wrong: neither program prints the secret to any stream or log.
import { randomUUID } from 'node:crypto';
import { rm } from 'node:fs/promises';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { explainStart } from '../../../engine/intake/cli/explainStart.ts';
import { readSettings } from '../../../engine/intake/config/settings.ts';
import { listenAt } from '../../../engine/intake/http/listenAt.ts';
import { openIntake } from '../../../engine/intake/openIntake.ts';
import { buildService, type Service } from '../support/buildService.ts';
import { runOffice } from '../support/runOffice.ts';
import { sampleForm } from '../support/sampleForm.ts';
import { temporaryFolder } from '../support/startSample.ts';

const SECRET = 'Hunter2Zebra';
/** Characters that break an address where the password is not percent-encoded; the secret stands on either side. */
const BREAKERS = [
  '',
  '/',
  '?',
  '#',
  '@',
  '%',
  '%zz',
  '%ff',
  ' ',
  ':',
  '[',
  ']',
  '\\',
  '<',
  '"',
  '\n',
  '\t',
  '\u001b',
  'é',
  '1/',
];
const passwords = BREAKERS.flatMap((breaker) => [`${breaker}${SECRET}`, `${SECRET}${breaker}`, `x${breaker}${SECRET}`]);

/** Valid and invalid addresses with the password. */
const addresses = (schemes: readonly string[], ends: readonly string[]) => [
  ...passwords.map((password) => `${schemes[0]}://u:${password}@127.0.0.1:1${ends[0]}`),
  ...ends.map((end) => `${schemes[0]}://u:${SECRET}@127.0.0.1:1${end}`),
  ...schemes.map((scheme) => `${scheme}://u:${SECRET}@127.0.0.1:1`),
  ...['mysql://', 'http://', '//', ':', '', 'smtp:', 'postgres:/'].map((start) => `${start}u:${SECRET}@127.0.0.1:1`),
  ...['host:port', 'host:99999', 'ho st', '', '[::1', '300.1.1.1', '-'].map(
    (at) => `${schemes[0]}://u:${SECRET}@${at}`,
  ),
];

const TABLE: Readonly<Record<string, readonly string[]>> = {
  DATABASE_URL: addresses(
    ['postgres', 'postgresql', 'Postgres'],
    ['/x', '', '/x?sslmode=verify-full', '/x?sslrootcert=/nowhere', '/x?port=y', '/%', `/x?password=${SECRET}`, '/x y'],
  ),
  SMTP_URL: addresses(['smtp', 'smtps', 'SMTP'], ['', '/', '/?pool=x', '?tls.ca=x', '/%']),
  METRICS_TOKEN: [SECRET, `${SECRET} x`, ` ${SECRET}`, `${SECRET}\n`, `${SECRET}é`, `${SECRET}\u009b`, `سر${SECRET}`],
  OIDC_CLIENT_SECRET: [SECRET, ` ${SECRET}`, `${SECRET}é`],
  OIDC_ISSUER: [`https://u:${SECRET}@127.0.0.1:1`, `http://u:${SECRET}@127.0.0.1:1`],
  // An address in the wrong setting.
  PORT: [`postgres://u:${SECRET}@host`],
  HOST: [`postgres://u:${SECRET}@host`],
  DATA_DIR: [`postgres://u:${SECRET}@host`],
  ALLOWED_ORIGINS: [`https://u:${SECRET}@school.example`, `https://u:${SECRET},x@school.example`],
  TRUST_PROXY: [`http://u:${SECRET}@10.0.0.1`],
  MAIL_FROM: [`smtp://u:${SECRET}@mail`, `smtp://u:${SECRET},x@mail`],
  MAIL_OFFICE: [`smtp://u:${SECRET}@mail`, `smtp://u:${SECRET},x@mail`],
  LOG_LEVEL: [`postgres://u:${SECRET}@host`],
  TIME_ZONE: [`postgres://u:${SECRET}@host`],
  HSTS: [`https://u:${SECRET}@host`],
  RETENTION_DAYS: [`postgres://u:${SECRET}@host`],
};

const MAIL = { MAIL_FROM: 'office@school.example', SMTP_URL: 'smtp://127.0.0.1:1' };
const OIDC = { OIDC_ISSUER: 'http://127.0.0.1:1', OIDC_CLIENT_ID: 'office', OIDC_CLIENT_SECRET: 'x' };
const needed = (name: string) => (/SMTP|MAIL/.test(name) ? MAIL : name.startsWith('OIDC') ? OIDC : {});
const rows = Object.entries(TABLE).flatMap(([name, values]) =>
  values.map((value) => ({ name, value, env: { ...needed(name), [name]: value } })),
);

/** The error of reading the settings, with its stack, cause and properties; undefined if they are accepted. */
function refusalOf(env: NodeJS.ProcessEnv): string | undefined {
  try {
    readSettings(env, 730);
    return undefined;
  } catch (error) {
    const { cause, stack, ...others } = error as Error;
    return `${stack}${cause}${JSON.stringify(others)}`;
  }
}

describe('a setting that is refused', () => {
  it.each(rows)('$name=$value', ({ env }) => {
    expect(refusalOf(env) ?? '').not.toContain(SECRET);
  });
});

const isAccepted = ({ env }: (typeof rows)[number]) => refusalOf(env) === undefined;
let folder: string;
beforeAll(async () => {
  folder = await temporaryFolder();
});
afterAll(() => rm(folder, { recursive: true }));

describe('a setting that is accepted, in the log of the service and by the office', () => {
  it.each(rows.filter(isAccepted))('$name=$value', async ({ env }) => {
    const { port: _, host, dataDir: __, logLevel: ___, ...settings } = readSettings(env, 730);
    // One folder for all: a store that is brought up to date already opens in a tenth of the time.
    const dataDir = path.join(folder, 'opened');
    const said: string[] = [];
    const stream = { write: (line: string) => void said.push(line) };
    try {
      const { app, close } = await openIntake({
        forms: [sampleForm],
        ...settings,
        dataDir,
        log: { level: 'trace', stream },
      });
      await listenAt(app, host, 0)
        .then(() => app.inject('/readyz'))
        .finally(close);
    } catch (error) {
      said.push(explainStart(error));
    }
    const { databaseUrl } = settings;
    // Office commands read only the database's address of these settings.
    if (databaseUrl !== undefined) {
      const office = await runOffice({ dataDir, databaseUrl }, 'list');
      said.push(office.printed, office.complained);
    }
    expect(said.join('')).not.toContain(SECRET);
    expect(said.join('')).not.toBe('');
  });
});

describe('main and applications as processes', () => {
  let service: Service;
  beforeAll(async () => {
    service = await buildService();
  });
  afterAll(() => service.remove());

  const chosen = ['DATABASE_URL', 'SMTP_URL', 'METRICS_TOKEN'].flatMap((name) => {
    const ofName = rows.filter((row) => row.name === name);
    return [ofName.find(isAccepted), ofName.find((row) => !isAccepted(row))].filter((row) => row !== undefined);
  });

  it.each(chosen)('$name=$value', async ({ name, env }) => {
    const dataDir = path.join(folder, randomUUID());
    const settings = { LOG_LEVEL: 'trace', ...env };
    const [ofService, ofOffice] = await Promise.all([
      useBriefly(service, dataDir, settings),
      service.run('applications', dataDir, ['list'], settings),
    ]);
    expect(ofService + ofOffice.printed + ofOffice.complained).not.toContain(SECRET);
    if (refusalOf(env) === undefined) return;
    const refusal = new RegExp(`${name} [^\\n]+: [^\\n]+\\n$`);
    expect(ofService).toMatch(new RegExp(`^Error: The service cannot start\\. ${refusal.source}`));
    expect([ofOffice.code, ofOffice.printed, ofOffice.complained]).toEqual([1, '', expect.stringMatching(refusal)]);
  });
});

/** Starts the service, requests /readyz and /metrics, stops it; everything that it printed. */
async function useBriefly(service: Service, dataDir: string, settings: NodeJS.ProcessEnv): Promise<string> {
  const { DATABASE_URL: databaseUrl, ...others } = settings;
  const started = await service.start(dataDir, databaseUrl, others).catch((error: Error) => error);
  if (started instanceof Error) return String(started);
  await fetch(`${started.url}/readyz`);
  await fetch(`${started.url}/metrics`, { headers: { authorization: 'Bearer wrong' } });
  started.child.kill('SIGTERM');
  const { printed, complained } = await started.finished;
  return printed + complained;
}
