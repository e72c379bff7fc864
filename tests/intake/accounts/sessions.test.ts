// Sessions, and what managers do with them and with accounts.
import { beforeEach, expect, it } from 'vitest';
import { type Browser, type Member, PASSPHRASE, type TestOffice } from '../support/officeBrowser.ts';
import { describeOffice } from './describeOffice.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

describeOffice('a session in the office', (at) => {
  let office: TestOffice;
  let anna: Member;
  beforeEach(() => {
    ({ office, anna } = at);
  });

  const isSignedIn = async (browser: Browser) => (await browser.ask('GET /me')).status === 200;

  it('ends after 30 minutes without a request', async () => {
    for (let passed = 0; passed < 4; passed++) {
      office.advance(28 * MINUTE);
      expect(await isSignedIn(anna.browser)).toBe(true);
    }
    office.advance(30 * MINUTE);
    const { status, body } = await anna.browser.ask('GET /me');
    expect([status, body.code]).toEqual([401, 'no-session']);
  });

  it('ends after 12 hours, whatever is done in it', async () => {
    const { body } = await anna.browser.ask('GET /me');
    const left = Date.parse(body.sessionEndsAt) - office.now().getTime();
    expect(left).toBeLessThanOrEqual(12 * HOUR);
    for (let passed = 0; passed < 35; passed++) {
      office.advance(20 * MINUTE);
      expect(await isSignedIn(anna.browser)).toBe(true);
    }
    office.advance(20 * MINUTE);
    expect(await isSignedIn(anna.browser)).toBe(false);
  });

  it('ends by signing out, at the service too', async () => {
    const stale = office.browser();
    for (const [name, value] of anna.browser.cookies) stale.cookies.set(name, value);
    expect((await anna.browser.ask('POST /sign-out')).status).toBe(200);
    expect(anna.browser.cookies.has('__Host-office')).toBe(false);
    expect(await isSignedIn(stale)).toBe(false);
  });

  it('has an id that the browser cannot choose, and a new one at each sign-in', async () => {
    const browser = office.browser();
    const planted = 'A'.repeat(43);
    for (const name of ['__Host-office', '__Host-office-device']) browser.cookies.set(name, planted);
    expect(await office.signIn(browser, anna)).toBe(200);
    const first = browser.cookies.get('__Host-office');
    expect([first, browser.cookies.get('__Host-office-device')]).not.toContain(planted);
    const stale = office.browser();
    stale.cookies.set('__Host-office', first ?? '');
    expect(await isSignedIn(stale)).toBe(true);
    expect(await office.signIn(browser, anna)).toBe(200);
    expect(browser.cookies.get('__Host-office')).not.toBe(first);
    // What the browser had before is worth nothing.
    expect(await isSignedIn(stale)).toBe(false);
  });

  it('is not a pending sign-in, nor its digest, nor anything else', async () => {
    const browser = office.browser();
    await browser.ask('POST /sign-in', { name: 'anna', passphrase: PASSPHRASE });
    const [own] = (await anna.browser.ask('GET /sessions')).body;
    const guesses = [browser.cookies.get('__Host-office-pending') ?? '', own?.id ?? '', 'x', "' or 1 = 1 --", '%00'];
    for (const guess of [...guesses, 'A'.repeat(43), 'A'.repeat(10_000)]) {
      const other = office.browser();
      other.cookies.set('__Host-office', guess);
      expect(await isSignedIn(other)).toBe(false);
    }
  });

  it('is listed to its owner, who can end it', async () => {
    const other = office.browser();
    await office.signIn(other, anna);
    const { body } = await anna.browser.ask('GET /sessions');
    expect(body.map(({ isThis }) => isThis).toSorted()).toEqual([false, true]);
    expect(body[0]).toMatchObject({ browser: 'Test' });
    const id = body.find(({ isThis }) => !isThis)?.id ?? '';
    expect((await anna.browser.ask('DELETE /sessions/:id', undefined, { id })).status).toBe(200);
    expect(await isSignedIn(other)).toBe(false);
    expect((await anna.browser.ask('DELETE /sessions/:id', undefined, { id })).status).toBe(404);
  });

  it('is not ended by another account, which may guess its id', async () => {
    const karim = await office.member('karim', 'work');
    const [own] = (await anna.browser.ask('GET /sessions')).body;
    const tried = await karim.browser.ask('DELETE /sessions/:id', undefined, { id: own?.id ?? '' });
    expect(tried.status).toBe(404);
    expect(await isSignedIn(anna.browser)).toBe(true);
  });

  it('is seen and ended by managers', async () => {
    const karim = await office.member('karim', 'work');
    const { body } = await anna.browser.ask('GET /accounts');
    expect(body.map(({ name, sessions }) => [name, sessions.length])).toEqual([
      ['anna', 1],
      ['karim', 1],
    ]);
    expect(JSON.stringify(body)).not.toMatch(new RegExp(`scrypt|${karim.secret}`));
    const params = { name: 'karim', id: body[1]?.sessions[0]?.id ?? '' };
    const wrong = await anna.browser.ask('DELETE /accounts/:name/sessions/:id', undefined, {
      ...params,
      name: 'anna',
    });
    expect(wrong.status).toBe(404);
    expect((await anna.browser.ask('DELETE /accounts/:name/sessions/:id', undefined, params)).status).toBe(200);
    expect(await isSignedIn(karim.browser)).toBe(false);
    await office.signIn(karim.browser, karim);
    await anna.browser.ask('DELETE /accounts/:name/sessions', undefined, { name: 'karim' });
    expect(await isSignedIn(karim.browser)).toBe(false);
  });

  it('of a manager adds accounts, changes their roles at once, resets and removes them', async () => {
    const added = await anna.browser.ask('POST /accounts', { name: 'Rima', role: 'read' });
    expect(added.body.path).toMatch(/^\/office\/join#[\w-]{43}$/);
    expect((await anna.browser.ask('POST /accounts', { name: 'rima', role: 'read' })).body.code).toBe('name-taken');
    expect((await anna.browser.ask('POST /accounts', { name: 'parent', role: 'read' })).status).toBe(422);
    const karim = await office.member('karim', 'manage');
    expect((await karim.browser.ask('GET /accounts')).status).toBe(200);
    await anna.browser.ask('PATCH /accounts/:name', { role: 'read' }, { name: 'karim' });
    expect((await karim.browser.ask('GET /accounts')).status).toBe(403);
    await anna.browser.ask('POST /accounts/:name/invitation', undefined, { name: 'karim' });
    expect(await isSignedIn(karim.browser)).toBe(false);
    expect(await office.signIn(office.browser(), karim)).toBe(401);
    expect((await anna.browser.ask('DELETE /accounts/:name', undefined, { name: 'karim' })).status).toBe(200);
    expect((await anna.browser.ask('DELETE /accounts/:name', undefined, { name: 'karim' })).status).toBe(404);
  });

  it('of a manager does not change the own account, so that a manager is left', async () => {
    const params = { name: 'anna' };
    const refused = [
      await anna.browser.ask('PATCH /accounts/:name', { role: 'read' }, params),
      await anna.browser.ask('POST /accounts/:name/invitation', undefined, params),
      await anna.browser.ask('DELETE /accounts/:name', undefined, params),
    ];
    expect(refused.map(({ body }) => body.code)).toEqual(['own-account', 'own-account', 'own-account']);
  });
});
