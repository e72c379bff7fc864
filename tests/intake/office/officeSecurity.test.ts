// What strangers get: nothing by stale cookies, nothing that a cache keeps, nothing on public pages.
import { mkdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createAccounts } from '../../../engine/intake/accounts/context.ts';
import { withOverrides } from '../../../engine/intake/config/limits.ts';
import { officeRoutes } from '../../../engine/intake/office/officeRoutes.ts';
import { type Browser, openTestOffice, PASSPHRASE, type TestOffice } from '../support/officeBrowser.ts';
import { temporaryFolder } from '../support/startSample.ts';

const ELSEWHERE = 'https://www.school.example';
const SESSION = '__Host-office';

let folder: string;
let office: TestOffice;
beforeAll(async () => {
  folder = await temporaryFolder();
  const files = { 'public/index.html': '<p>home</p>', 'public/404.html': '<p>no</p>', 'public/a.pdf': '%PDF-1.7' };
  for (const [name, content] of Object.entries({ ...files, 'office/index.html': '<p>office</p>' })) {
    await mkdir(path.dirname(path.join(folder, name)), { recursive: true });
    await writeFile(path.join(folder, name), content);
  }
  await mkdir(path.join(folder, 'office/office/assets'), { recursive: true });
  await writeFile(path.join(folder, 'office/office/assets/main.js'), 'script');
  office = await openTestOffice({
    publicDir: path.join(folder, 'public'),
    officeDir: path.join(folder, 'office'),
    allowedOrigins: [ELSEWHERE],
    limits: { officeRequests: { perSender: 10_000 } },
  });
});
afterAll(async () => {
  await office.remove();
  await rm(folder, { recursive: true });
});

/** What the public gets, with everything in it. */
async function publicAnswers(headers: Record<string, string>): Promise<unknown> {
  const form = () => {
    const body = new FormData();
    body.append('person[name]', 'Layla');
    return { method: 'POST', body };
  };
  const asked: readonly (readonly [string, RequestInit])[] = [
    ['/', {}],
    ['/nothing', {}],
    ['/a.pdf', {}],
    ['/healthz', {}],
    ['/readyz', {}],
    ['/apply', form()],
    ['/apply', { ...form(), headers: { 'idempotency-key': crypto.randomUUID() } }],
  ];
  const answers = await Promise.all(
    asked.map(([address, init]) => fetch(office.url + address, { ...init, headers: { ...init.headers, ...headers } })),
  );
  return Promise.all(
    answers.map(async (answer) => {
      const {
        date,
        'x-ratelimit-remaining': left,
        'x-ratelimit-reset': reset,
        ...others
      } = Object.fromEntries(answer.headers);
      const text = (await answer.text()).replace(/"reference":"[^"]*","receivedAt":"[^"]*"/, '');
      return [answer.status, others, text];
    }),
  );
}

it('public pages and forms are the same, byte for byte, before there is an account, with one, and signed in', async () => {
  const before = await publicAnswers({});
  const { browser } = await office.member('first', 'manage');
  expect(await publicAnswers({})).toEqual(before);
  expect(await publicAnswers({ cookie: `${SESSION}=${browser.cookies.get(SESSION)}` })).toEqual(before);
  expect(JSON.stringify(before)).not.toMatch(/office|set-cookie/i);
});

it('another origin that may post forms may not use the office', async () => {
  const { browser } = await office.member('elsewhere', 'manage');
  const read = await browser.send('GET', '/office/api/me', undefined, { origin: ELSEWHERE });
  expect([read.status, read.headers['access-control-allow-origin']]).toEqual([200, undefined]);
  const headers = { origin: ELSEWHERE, 'sec-fetch-site': 'cross-site' };
  expect((await browser.send('POST', '/office/api/sign-out', undefined, headers)).body.code).toBe('cross-site');
});

describe('a cookie opens nothing', () => {
  // The handlers are not called here.
  const table = officeRoutes(createAccounts({} as never, withOverrides()), {} as never, {} as never);
  const closed = Object.entries(table).flatMap(([name, { role }]) => (role === 'anyone' ? [] : name));

  const stale: readonly (readonly [string, () => Promise<string>])[] = [
    ['of a session that was ended', () => cookieAfter('ended', ({ browser }) => browser.ask('POST /sign-out'))],
    [
      'of an account that was removed',
      () => cookieAfter('gone', () => office.run('account', 'remove', 'gone', '--yes')),
    ],
    ['of an account that was reset', () => cookieAfter('anew', () => office.run('account', 'reset', 'anew'))],
    ['of a browser that is known', async () => `${SESSION}=${await otherCookie('device')}`],
    ['of a sign-in without its code', async () => `${SESSION}=${await pendingCookie()}`],
    [
      'under another name',
      async () => `office=${await sessionOf('renamed')}; __Secure-office=${await sessionOf('other')}`,
    ],
    ['in other letters', async () => `${SESSION}=${(await sessionOf('letters')).toUpperCase()}`],
    ['with more behind it', async () => `${SESSION}=${await sessionOf('longer')}x`],
    [
      'behind one that is not ours',
      async () => `${SESSION}=${'a'.repeat(43)}; ${SESSION}=${await sessionOf('second')}`,
    ],
    ['that is blank', async () => `${SESSION}=`],
    ['that is no text', async () => `${SESSION}=%00%ff'";--`],
  ];

  it.each(stale)('%s', async (_, make) => {
    const cookie = await make();
    expect(closed.length).toBeGreaterThan(10);
    for (const name of closed) {
      const [method = '', address = ''] = name.split(' ');
      const filled = address.replaceAll(/:\w+/g, 'nobody');
      const { status, body, headers } = await office
        .browser()
        .send(method, `/office/api${filled}`, method === 'GET' || method === 'DELETE' ? undefined : {}, { cookie });
      expect([name, status, body.code, headers['cache-control']]).toEqual([name, 401, 'no-session', 'no-store']);
      expect(headers['set-cookie']).toBeUndefined();
    }
  });

  const sessionOf = async (name: string) => (await office.member(name, 'manage')).browser.cookies.get(SESSION) ?? '';

  async function cookieAfter(name: string, end: (member: { browser: Browser }) => Promise<unknown>): Promise<string> {
    const member = await office.member(name, 'manage');
    const cookie = `${SESSION}=${member.browser.cookies.get(SESSION)}`;
    await end(member);
    return cookie;
  }

  async function otherCookie(name: string): Promise<string> {
    const { browser } = await office.member(name, 'manage');
    return browser.cookies.get(`${SESSION}-device`) ?? '';
  }

  async function pendingCookie(): Promise<string> {
    await office.member('waiting', 'manage');
    const browser = office.browser('192.0.2.77');
    await browser.ask('POST /sign-in', { name: 'waiting', passphrase: PASSPHRASE });
    return browser.cookies.get(`${SESSION}-pending`) ?? '';
  }
});

describe('nothing below /office is kept by a cache', () => {
  let manager: Browser;
  beforeAll(async () => {
    manager = (await office.member('cached', 'manage')).browser;
  });

  it.each<[asked: string, status: number, headers?: Record<string, string>]>([
    ['GET /office', 200],
    ['GET /office/applications/K7QM-4XRT-9', 200],
    ['GET /office/api/me', 200],
    ['GET /office/api/start', 200],
    ['GET /office/api/applications?form=sample', 200],
    ['GET /office/api/applications?form=nothing', 422],
    ['GET /office/api/applications/K7QM-4XRT-9', 404],
    ['GET /office/api/export?form=sample&as=csv', 200],
    ['GET /office/api/%zz', 400],
    ['GET /office/../office/api/me', 200],
    ['GET /office/api/sign-in/provider/return?state=x', 303],
    ['PUT /office/api/me', 404],
    ['POST /office/api/nothing', 404],
    ['POST /office/api/sign-out', 403, { 'sec-fetch-site': 'cross-site' }],
    ['GET /office/api/me', 403, { host: 'school.example' }],
    ['GET /office/api/me', 401, { cookie: '' }],
    ['GET /office/assets/nothing.js', 404],
  ])('%s, answered %i', async (asked, status, headers = {}) => {
    const [method = '', address = ''] = asked.split(' ');
    const answer = await manager.send(method, address, undefined, headers);
    expect([answer.status, answer.headers['cache-control']]).toEqual([status, 'no-store']);
  });

  it('but the scripts, which hold nothing', async () => {
    const { headers } = await manager.send('GET', '/office/assets/main.js');
    expect(headers['cache-control']).toBe('public, max-age=31536000, immutable');
  });
});
