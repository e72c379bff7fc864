// Joining by an invitation.
import { beforeEach, expect, it } from 'vitest';
import { type Member, PASSPHRASE, type TestOffice } from '../support/officeBrowser.ts';
import { describeOffice } from './describeOffice.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

describeOffice('joining the office', (at) => {
  let office: TestOffice;
  let anna: Member;
  beforeEach(() => {
    ({ office, anna } = at);
  });

  it('signs in, and says who one is', async () => {
    expect((await anna.browser.ask('GET /me')).body).toMatchObject({
      name: 'anna',
      role: 'manage',
      idleMilliseconds: 30 * MINUTE,
      recoveryCodesLeft: 10,
    });
    expect(anna.recoveryCodes).toHaveLength(10);
    expect(new Set(anna.recoveryCodes).size).toBe(10);
  });

  it('by a link that works once', async () => {
    const token = await office.invite('karim', 'work');
    const [one, other] = [office.browser(), office.browser()];
    expect((await one.ask('POST /invitation', { token })).body).toMatchObject({ name: 'karim', role: 'work' });
    const { body } = await one.ask('POST /invitation/passphrase', { token, passphrase: PASSPHRASE });
    expect(body.uri).toMatch(/^otpauth:\/\/totp\/.*karim.*secret=/);
    expect(body.qr).toMatch(/^<svg [^>]*>.*<\/svg>$/s);
    const code = office.nextCode(body.secret);
    const both = await Promise.all([one, other].map((each) => each.ask('POST /invitation/code', { token, code })));
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 404]);
    expect((await one.ask('POST /invitation', { token })).body.code).toBe('no-invitation');
  });

  it('within 24 hours', async () => {
    const token = await office.invite('karim', 'work');
    office.advance(24 * HOUR + MINUTE);
    for (const name of ['POST /invitation', 'POST /invitation/provider'] as const) {
      expect((await office.browser().ask(name, { token })).body.code).toBe('no-invitation');
    }
    const tried = await office.browser().ask('POST /invitation/passphrase', { token, passphrase: PASSPHRASE });
    expect(tried.status).toBe(404);
  });

  it('can begin again with the same link until the code is right, and then with the last passphrase', async () => {
    const token = await office.invite('karim', 'work');
    const browser = office.browser();
    const first = await browser.ask('POST /invitation/passphrase', { token, passphrase: 'another passphrase' });
    expect((await browser.ask('POST /invitation/code', { token, code: '000000' })).body.code).toBe('wrong-code');
    const { body } = await browser.ask('POST /invitation/passphrase', { token, passphrase: PASSPHRASE });
    expect(body.secret).toBe(first.body.secret);
    const code = office.nextCode(body.secret);
    expect((await browser.ask('POST /invitation/code', { token, code })).status).toBe(200);
    const karim = { name: 'karim', passphrase: PASSPHRASE, secret: body.secret };
    expect(await office.signIn(office.browser(), { ...karim, passphrase: 'another passphrase' })).toBe(401);
    expect(await office.signIn(office.browser(), karim)).toBe(200);
  });

  it('not with a weak passphrase', async () => {
    const token = await office.invite('karim', 'work');
    const { body } = await office.browser().ask('POST /invitation/passphrase', { token, passphrase: 'short' });
    expect(body.code).toBe('weak-passphrase');
  });

  it('not before a passphrase is set', async () => {
    const token = await office.invite('karim', 'work');
    expect((await office.browser().ask('POST /invitation/code', { token, code: '123456' })).status).toBe(401);
  });
});
