// What every request to the office must be, and what no answer and no log line holds.
import { request } from 'node:http';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Browser, openTestOffice, PASSPHRASE, type TestOffice } from '../support/officeBrowser.ts';

let office: TestOffice;
let logged: string[];
let manager: Browser;
beforeAll(async () => {
  logged = [];
  office = await openTestOffice({
    log: { level: 'trace', stream: { write: (line: string) => void logged.push(line) } },
  });
  manager = (await office.member('anna', 'manage')).browser;
});
afterAll(() => office.remove());

describe('the office', () => {
  it('takes a change from an old browser’s page of this origin', async () => {
    const headers = {
      'sec-fetch-site': undefined,
      'x-forwarded-proto': 'https',
      origin: 'https://school.example',
      host: 'school.example',
    };
    const { status } = await manager.send('DELETE', '/office/api/sessions/x', undefined, headers);
    expect(status).toBe(404);
  });

  it('answers no other origin’s preflight', async () => {
    const headers = { origin: 'https://evil.example', 'access-control-request-method': 'POST' };
    const { status, headers: answered } = await office
      .browser()
      .send('OPTIONS', '/office/api/sign-in', undefined, headers);
    expect(status).toBe(404);
    expect(answered['access-control-allow-origin']).toBeUndefined();
  });

  it.each([
    ['{"name":"a"', 400],
    ['{"name":"a","passphrase":"b","__proto__":{"x":1}}', 400],
    ['{"name":"a","passphrase":"b","role":"manage"}', 400],
    ['{"name":"a"}', 400],
    ['{"name":7,"passphrase":"b"}', 400],
    ['["a","b"]', 400],
    ['null', 400],
    ['', 400],
    [JSON.stringify({ name: 'a', passphrase: 'x'.repeat(201) }), 400],
    [JSON.stringify({ name: 'a', passphrase: 'x'.repeat(40_000) }), 413],
  ])('the body %s is answered %i', async (body, status) => {
    expect((await office.browser().send('POST', '/office/api/sign-in', body)).status).toBe(status);
  });

  it.each(['multipart/form-data; boundary=x', 'application/x-www-form-urlencoded', 'text/plain'])(
    'a body of type %s is not read',
    async (type) => {
      const answer = await office.browser().send('POST', '/office/api/sign-in', 'name=a', { 'content-type': type });
      expect(answer.status).toBe(415);
    },
  );

  it.each(['/office/api/nothing', '/office/api', '/office/api/sessions/x/y', '/office/api/me/'])(
    'there is nothing at %s',
    async (path) => {
      const { status, headers, body } = await manager.send('GET', path);
      expect([status, headers?.['cache-control'], body?.code]).toEqual([404, 'no-store', 'no-such-page']);
    },
  );

  it('is refused over plain HTTP, with a sentence, except on localhost or behind a proxy that speaks TLS', async () => {
    const statusOf = async (headers: Record<string, string | undefined>, path = '/office/api/sign-in') => {
      const { status, body } = await office.browser().send('GET', path, undefined, headers);
      return [status, body.code, body.errors?.[0]?.message];
    };
    for (const host of ['school.example', '192.0.2.9:3000', 'localhost.evil.example', '127.0.0.1.evil.example']) {
      const [status, code, message] = await statusOf({ host });
      expect([host, status, code]).toEqual([host, 403, 'not-confidential']);
      expect(message).toContain('over HTTPS only');
    }
    for (const host of ['localhost', 'localhost:3000', '127.0.0.1:3000', '[::1]:3000']) {
      expect([host, (await statusOf({ host }))[0]]).toEqual([host, 200]);
      // As of a proxy on the same machine that passes its own idea of the host on: the browser asked for another one by plain HTTP.
      const forwarded = { host, 'sec-fetch-site': undefined };
      expect([host, (await statusOf(forwarded))[1]]).toEqual([host, 'not-confidential']);
      expect([host, (await statusOf(forwarded, '/office'))[1]]).toEqual([host, 'not-confidential']);
    }
    expect((await statusOf({ host: 'school.example', 'x-forwarded-proto': 'https' }))[0]).toBe(200);
    expect((await statusOf({ host: 'school.example', 'accept-language': 'ar' }))[2]).toMatch(/\p{Script=Arabic}/u);
  });

  it('has cookies that no script reads and no other host gets or sets', async () => {
    const member = await office.member('cookies', 'read');
    const browser = office.browser('192.0.2.44');
    const first = await browser.ask('POST /sign-in', { name: 'cookies', passphrase: PASSPHRASE });
    const second = await browser.ask('POST /sign-in/code', { code: office.nextCode(member.secret) });
    const set = [...(first.headers['set-cookie'] ?? []), ...(second.headers['set-cookie'] ?? [])];
    expect(set.map((cookie) => cookie.split('=')[0])).toEqual([
      '__Host-office-pending',
      '__Host-office',
      '__Host-office-device',
      '__Host-office-pending',
      '__Host-office-journey',
    ]);
    for (const cookie of set) {
      expect(cookie).toMatch(/; Path=\/; Secure; HttpOnly; SameSite=(Strict|Lax; Max-Age=0)/);
      expect(cookie).not.toMatch(/domain/i);
    }
  });

  it('gives public pages no header', async () => {
    const { headers } = await office.browser().send('GET', '/healthz');
    expect(headers['set-cookie']).toBeUndefined();
  });

  it('counts requests of strangers, and not those of browsers that are signed in, at one address', async () => {
    const other = await openTestOffice({ limits: { officeRequests: { perSender: 20 } } });
    try {
      const { browser } = await other.member('anna', 'read', '192.0.2.7');
      expect((await browser.ask('GET /me')).status).toBe(200);
      const stranger = other.browser('192.0.2.7');
      const statuses: number[] = [];
      for (let i = 0; i < 25; i++) statuses.push((await stranger.ask('GET /sign-in')).status);
      expect(statuses.at(-1)).toBe(429);
      expect((await browser.ask('GET /me')).status).toBe(200);
    } finally {
      await other.remove();
    }
  });

  it('writes no secret into the log', async () => {
    const token = await office.invite('secretive', 'read');
    const browser = office.browser('192.0.2.55');
    const { body } = await browser.ask('POST /invitation/passphrase', { token, passphrase: 'Zebra passphrase 1' });
    const { body: joined } = await browser.ask('POST /invitation/code', { token, code: office.nextCode(body.secret) });
    await browser.ask('POST /sign-in', { name: 'Zebra typed into the wrong field', passphrase: 'Zebra wrong' });
    await browser.ask('POST /sign-in/code', { code: 'ZEBRA-RECO-VERY-CODE' });
    await browser.send('POST', '/office/api/invitation', { token: 'x', Zebra: 1 });
    const text = logged.join('');
    expect(text).toContain('wrong-sign-in');
    for (const secret of [token, body.secret, joined.recoveryCodes[0] ?? '', ...browser.cookies.values()]) {
      expect(secret).not.toBe('');
      expect(text).not.toContain(secret);
    }
    expect(text).not.toMatch(/zebra/i);
  });
});

it('a service without TLS in front hears nothing of a forged header', async () => {
  const other = await openTestOffice({ trustProxy: () => false });
  try {
    await other.invite('anna', 'read');
    const { port } = new URL(other.url);
    const status = await new Promise((resolve, reject) => {
      const headers = { host: 'school.example', 'x-forwarded-proto': 'https' };
      request({ port, host: '127.0.0.1', path: '/office/api/sign-in', headers }, (response) => {
        response.resume();
        resolve(response.statusCode);
      })
        .once('error', reject)
        .end();
    });
    expect(status).toBe(403);
  } finally {
    await other.remove();
  }
});
