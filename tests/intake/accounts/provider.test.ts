// Signing in by the school's OpenID Connect provider, a real one, on both stores.
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openProvider } from '../../../engine/intake/accounts/provider.ts';
import { type Browser, openTestOffice, type TestOffice } from '../support/officeBrowser.ts';
import { openTestPostgres, type TestPostgres } from '../support/testPostgres.ts';
import { startProvider, type TestProvider } from './startProvider.ts';

let postgres: TestPostgres;
beforeAll(async () => {
  postgres = await openTestPostgres();
});
afterAll(() => postgres.remove());

// Of the store that is tested.
let provider: TestProvider;
let office: TestOffice;
let logged: string[];
let browser: Browser;

/** Where the office sends the browser at last. */
async function comeBack(address: string, to = browser): Promise<string | undefined> {
  const { pathname, search } = new URL(address);
  const { status, headers } = await to.send('GET', pathname + search, undefined, { 'sec-fetch-site': 'cross-site' });
  expect([status, headers['cache-control']]).toEqual([303, 'no-store']);
  return headers.location;
}

async function joinBy(name: string, person: string, role: 'read' | 'manage' = 'read'): Promise<string | undefined> {
  const token = await office.invite(name, role);
  const { body } = await browser.ask('POST /invitation/provider', { token });
  return comeBack(await provider.visit(body.url, person));
}

async function signInAs(person: string): Promise<string | undefined> {
  const { body } = await browser.ask('POST /sign-in/provider');
  return comeBack(await provider.visit(body.url, person));
}

describe.each(['the embedded store', 'PostgreSQL'])('with %s', (where) => {
  beforeAll(async () => {
    logged = [];
    provider = await startProvider();
    office = await openTestOffice({
      provider: provider.settings,
      ...(where === 'PostgreSQL' && { databaseUrl: postgres.url }),
      log: { level: 'info', stream: { write: (line: string) => void logged.push(line) } },
    });
    provider.serve(office.url);
  });
  afterAll(async () => {
    await office.remove();
    provider.close();
  });
  beforeEach(() => {
    browser = office.browser();
  });

  it('a link is accepted by it, and it signs in from then on', async () => {
    expect(await joinBy('anna', 'anna@school', 'manage')).toBe('/office');
    expect((await browser.ask('GET /sign-in')).body).toEqual({ provider: true });
    const { body } = await browser.ask('GET /me');
    expect(body).toMatchObject({ name: 'anna', role: 'manage' });
    expect(body.recoveryCodesLeft).toBeUndefined();
    browser = office.browser();
    expect(await signInAs('anna@school')).toBe('/office');
    expect((await browser.ask('GET /me')).body.name).toBe('anna');
    const { printed } = await office.run('account', 'list');
    expect(printed).toMatch(/^anna +manage +provider$/m);
  });

  it('does not let in a person without an account', async () => {
    expect(await signInAs('stranger@school')).toBe('/office?refused=not-invited');
    expect((await browser.ask('GET /me')).status).toBe(401);
  });

  it('binds a person to one account, and an account to one person', async () => {
    await joinBy('karim', 'karim@school');
    expect(await joinBy('rima', 'karim@school')).toBe('/office?refused=has-account');
    const token = await office.invite('maha', 'read');
    const { body } = await browser.ask('POST /invitation/provider', { token });
    const other = office.browser();
    const second = await other.ask('POST /invitation/provider', { token });
    expect(await comeBack(await provider.visit(body.url, 'maha@school'))).toBe('/office');
    expect(await comeBack(await provider.visit(second.body.url, 'thief@school'), other)).toBe(
      '/office?refused=no-invitation',
    );
  });

  it('ends with a reset of the account', async () => {
    await joinBy('nour', 'nour@school');
    await office.run('account', 'reset', 'nour');
    expect((await browser.ask('GET /me')).status).toBe(401);
    expect(await signInAs('nour@school')).toBe('/office?refused=not-invited');
  });

  describe('what comes back', () => {
    it.each([
      ['to another browser', (address: string) => address, true],
      ['with another state', (address: string) => address.replace(/state=[^&]+/, 'state=x'), false],
      ['with another code', (address: string) => address.replace(/code=[^&]+/, 'code=x'), false],
      ['with an error', (address: string) => address.replace(/code=[^&]+/, 'error=access_denied'), false],
      ['with nothing', (address: string) => address.replace(/\?.*/, ''), false],
    ])('%s is refused', async (_, change, elsewhere) => {
      const { body } = await browser.ask('POST /sign-in/provider');
      const address = change(await provider.visit(body.url, 'anna@school'));
      const to = elsewhere ? office.browser() : browser;
      expect(await comeBack(address, to)).toMatch(/^\/office\?refused=(provider-refused|sign-in-over)$/);
      expect((await to.ask('GET /me')).status).toBe(401);
    });

    it('twice is refused the second time', async () => {
      const { body } = await browser.ask('POST /sign-in/provider');
      const address = await provider.visit(body.url, 'anna@school');
      const again = office.browser();
      for (const [name, value] of browser.cookies) again.cookies.set(name, value);
      expect(await comeBack(address)).toBe('/office');
      expect(await comeBack(address, again)).toBe('/office?refused=provider-refused');
    });

    it.each(['x', '%00', Buffer.from('{"state":1}').toString('base64url'), Buffer.from('null').toString('base64url')])(
      'with the cookie %j is refused',
      async (value) => {
        browser.cookies.set('__Host-office-journey', value);
        const { status } = await browser.send('GET', '/office/api/sign-in/provider/return?code=x&state=1');
        expect(status).toBe(303);
      },
    );
  });

  it('nobody can be made to ask an address that is not the provider’s', async () => {
    const { begin } = openProvider({ ...provider.settings, issuer: `${provider.settings.issuer}/other` });
    await expect(begin('http://localhost/office')).rejects.toMatchObject({ name: 'Refusal' });
  });

  it('the log has no code and no token', () => {
    const text = logged.join('');
    expect(text).toMatch(/provider-refused.*invalid_grant/);
    expect(text).toContain('signed in');
    expect(text).not.toMatch(/code=|id_token|access_token|eyJ/);
  });
});

it('a provider that is away is answered 503, and found again once it is back', async () => {
  const away = await startProvider();
  const other = await openTestOffice({ provider: away.settings });
  try {
    const token = await other.invite('anna', 'read');
    const asking = other.browser();
    const { status, body } = await asking.ask('POST /invitation/provider', { token });
    expect([status, body.code]).toEqual([503, 'provider-away']);
    away.serve(other.url);
    expect((await asking.ask('POST /invitation/provider', { token })).status).toBe(200);
  } finally {
    await other.remove();
    away.close();
  }
});

it('without a provider there is no such way in', async () => {
  const other = await openTestOffice();
  try {
    const token = await other.invite('anna', 'read');
    expect((await other.browser().ask('GET /sign-in')).body).toEqual({ provider: false });
    expect((await other.browser().ask('POST /sign-in/provider')).status).toBe(404);
    expect((await other.browser().ask('POST /invitation/provider', { token })).status).toBe(404);
  } finally {
    await other.remove();
  }
});
