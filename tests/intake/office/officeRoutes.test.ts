// Every route with each role and without a session, and what every request to the office must be.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { includesRole, type Role, roles } from '../../../engine/core/index.ts';
import type { OfficeApi as AccountsApi, ApplicationsApi } from '../../../engine/ports/index.ts';
import { type Browser, openTestOffice, PASSPHRASE, type TestOffice } from '../support/officeBrowser.ts';

type OfficeApi = AccountsApi & ApplicationsApi;

/** The least role that each route is meant for, not read from the table of routes, so that a wrong role there is seen. */
const LEAST: Readonly<Record<keyof OfficeApi, Role | 'anyone'>> = {
  'GET /sign-in': 'anyone',
  'POST /sign-in': 'anyone',
  'POST /sign-in/code': 'anyone',
  'POST /sign-in/provider': 'anyone',
  'GET /sign-in/provider/return': 'anyone',
  'POST /invitation': 'anyone',
  'POST /invitation/passphrase': 'anyone',
  'POST /invitation/code': 'anyone',
  'POST /invitation/provider': 'anyone',
  'GET /me': 'read',
  'POST /me/recovery-codes': 'read',
  'POST /sign-out': 'read',
  'GET /sessions': 'read',
  'DELETE /sessions/:id': 'read',
  'GET /forms': 'read',
  'GET /start': 'read',
  'GET /applications': 'read',
  'GET /applications/:reference': 'read',
  'GET /applications/:reference/files/:id': 'read',
  'GET /applications/:reference/look-alikes/:other': 'read',
  'GET /applications/:reference/questions': 'work',
  'GET /applications/:reference/letters/:letter': 'work',
  'POST /applications/:reference/commands': 'work',
  'GET /export/columns': 'work',
  'GET /export': 'work',
  'GET /trail': 'manage',
  'GET /accounts': 'manage',
  'POST /accounts': 'manage',
  'PATCH /accounts/:name': 'manage',
  'POST /accounts/:name/invitation': 'manage',
  'DELETE /accounts/:name': 'manage',
  'DELETE /accounts/:name/sessions': 'manage',
  'DELETE /accounts/:name/sessions/:id': 'manage',
};
const rows = Object.entries(LEAST).map(([name, role]) => ({ name: name as keyof OfficeApi, role }));

const NOTE = 'Zebra, written about a child';
const TOKEN = 'Zebra'.padEnd(43, 'x');
const WRONG = 'Zebra typed as a passphrase';

/** Bodies that pass, for a name that is not there. */
const BODIES: Partial<{ [Name in keyof OfficeApi]: OfficeApi[Name]['body'] }> = {
  'POST /sign-in': { name: 'nobody', passphrase: WRONG },
  'POST /sign-in/code': { code: '000000' },
  'POST /invitation': { token: TOKEN },
  'POST /invitation/passphrase': { token: TOKEN, passphrase: PASSPHRASE },
  'POST /invitation/code': { token: TOKEN, code: '000000' },
  'POST /invitation/provider': { token: TOKEN },
  'POST /me/recovery-codes': { code: '000000' },
  'POST /accounts': { name: 'parent', role: 'read' },
  'PATCH /accounts/:name': { role: 'read' },
  'POST /applications/:reference/commands': { revision: 1, command: { type: 'note', text: NOTE } },
};
const PARAMS = { name: 'nobody', id: 'nobody', reference: 'AAAA-AAAA-A', letter: 'nothing', other: 'BBBB-BBBB-B' };

let office: TestOffice;
let logged = '';
beforeAll(async () => {
  office = await openTestOffice({
    log: {
      level: 'trace',
      stream: {
        write: (line: string) => {
          logged += line;
        },
      },
    },
    limits: { officeRequests: { perSender: 10_000 } },
  });
});
afterAll(() => office.remove());

describe('before the first account', () => {
  it.each([
    'GET /office',
    'GET /office/',
    'GET /office/join',
    'GET /office/api/me',
    'GET /office/api/sign-in',
    'POST /office/api/sign-in',
    'DELETE /office/api/sessions/x',
    'GET /%6fffice/api/me',
  ])('%s is not there', async (asked) => {
    const [method = '', path = ''] = asked.split(' ');
    const { status, headers } = await office.browser().send(method, path, method === 'POST' ? {} : undefined);
    expect([status, headers['cache-control']]).toEqual([404, 'no-store']);
    expect(headers['set-cookie']).toBeUndefined();
  });
});

describe('with accounts', () => {
  const browsers: Partial<Record<Role | 'anyone', Browser>> = {};
  beforeAll(async () => {
    for (const role of roles) browsers[role] = (await office.member(`m-${role}`, role)).browser;
    browsers.anyone = office.browser();
  });

  const askers = (['anyone', ...roles] as const).flatMap((asker) => rows.map((row) => ({ asker, ...row })));

  it.each(askers.filter(({ name }) => name !== 'POST /sign-out'))(
    '$asker asks $name, which needs $role',
    async ({ asker, name, role }) => {
      const { status, body, headers } = (await browsers[asker]?.ask(name, BODIES[name], PARAMS)) ?? { status: 0 };
      const refused =
        role === 'anyone' || (asker !== 'anyone' && includesRole(asker, role))
          ? undefined
          : asker === 'anyone'
            ? 'no-session'
            : 'not-your-role';
      if (refused === undefined) expect(['no-session', 'not-your-role']).not.toContain(body?.code);
      else expect([status, body?.code]).toEqual([refused === 'no-session' ? 401 : 403, refused]);
      expect(status).not.toBe(500);
      expect(status).not.toBe(400);
      expect(headers?.['cache-control']).toBe('no-store');
    },
  );

  it('signing out needs a session as well', async () => {
    expect((await office.browser().ask('POST /sign-out')).status).toBe(401);
  });

  it('the log has no passphrase, token, note or cookie of any of these requests', () => {
    const cookies = Object.values(browsers).flatMap((browser) => [...browser.cookies.values()]);
    expect(cookies.length).toBeGreaterThanOrEqual(2 * roles.length);
    expect(logged).toContain('not-your-role');
    for (const secret of [PASSPHRASE, 'Zebra', ...cookies]) expect(logged).not.toContain(secret);
  });

  const changes = rows.filter(({ name }) => !name.startsWith('GET'));
  /** What a browser sends by TLS that does not know the header. */
  const OLD = { 'sec-fetch-site': undefined, 'x-forwarded-proto': 'https' };
  const foreign: readonly (readonly [string, Readonly<Record<string, string | undefined>>])[] = [
    ['another site’s', { 'sec-fetch-site': 'cross-site', origin: 'https://evil.example' }],
    ['a neighbouring host’s', { 'sec-fetch-site': 'same-site' }],
    ['a form’s', { 'x-office': undefined, 'content-type': 'text/plain' }],
    ['an old browser’s, from elsewhere', { ...OLD, origin: 'https://evil.example' }],
    ['one without an origin', OLD],
    ['one of a file', { ...OLD, origin: 'null' }],
  ];

  it.each(foreign)('refuses every change by %s page, whatever its cookies', async (_, headers) => {
    for (const { name } of changes) {
      const [method = '', path = ''] = name.split(' ');
      const filled = path.replaceAll(/:\w+/g, 'nobody');
      const answer = await browsers.manage?.send(method, `/office/api${filled}`, BODIES[name] ?? {}, headers);
      expect([name, answer?.status, answer?.body.code]).toEqual([name, 403, 'cross-site']);
    }
  });
});
