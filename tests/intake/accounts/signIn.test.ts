// Signing in with passphrase and code.
import { beforeEach, expect, it } from 'vitest';
import { type Browser, type Member, PASSPHRASE, type TestOffice } from '../support/officeBrowser.ts';
import { describeOffice } from './describeOffice.ts';

const MINUTE = 60_000;

describeOffice('signing in to the office', (at) => {
  let office: TestOffice;
  let anna: Member;
  beforeEach(() => {
    ({ office, anna } = at);
  });

  const isSignedIn = async (browser: Browser) => (await browser.ask('GET /me')).status === 200;

  it('takes passphrase and code, in whatever digits and case', async () => {
    const browser = office.browser();
    expect((await browser.ask('POST /sign-in', { name: ' Anna ', passphrase: PASSPHRASE })).status).toBe(200);
    expect(await isSignedIn(browser)).toBe(false);
    const code = office.nextCode(anna.secret).replace(/\d/g, (digit) => String.fromCharCode(0x660 + Number(digit)));
    expect((await browser.ask('POST /sign-in/code', { code: `${code.slice(0, 3)} ${code.slice(3)}` })).status).toBe(
      200,
    );
    expect(await isSignedIn(browser)).toBe(true);
  });

  it('says the same of a wrong name and a wrong passphrase', async () => {
    const browser = office.browser();
    const refusals = [
      await browser.ask('POST /sign-in', { name: 'anna', passphrase: 'wrong' }),
      await browser.ask('POST /sign-in', { name: 'nobody', passphrase: PASSPHRASE }),
      await browser.ask('POST /sign-in', { name: 'No Name!', passphrase: PASSPHRASE }),
    ];
    for (const { status, body, headers } of refusals) {
      expect([status, body]).toEqual([401, refusals[0]?.body]);
      expect(headers['set-cookie']).toBeUndefined();
    }
  });

  it('takes each code once, at either of two services', async () => {
    const code = office.nextCode(anna.secret);
    const [one, other] = [office.browser(), office.browser()];
    for (const each of [one, other]) await each.ask('POST /sign-in', { name: 'anna', passphrase: PASSPHRASE });
    const both = await Promise.all([one, other].map((each) => each.ask('POST /sign-in/code', { code })));
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 401]);
  });

  it('takes no code of long ago or later, and none without the first step', async () => {
    const browser = office.browser();
    const code = office.nextCode(anna.secret);
    expect((await browser.ask('POST /sign-in/code', { code })).body.code).toBe('sign-in-over');
    await browser.ask('POST /sign-in', { name: 'anna', passphrase: PASSPHRASE });
    office.advance(2 * MINUTE);
    expect((await browser.ask('POST /sign-in/code', { code })).body.code).toBe('wrong-code');
    office.advance(4 * MINUTE);
    const late = await browser.ask('POST /sign-in/code', { code: office.nextCode(anna.secret) });
    expect(late.body.code).toBe('sign-in-over');
  });

  it('takes each recovery code once', async () => {
    const [code = ''] = anna.recoveryCodes;
    for (const [typed, status] of [
      [code.toLowerCase().replaceAll('-', ' '), 200],
      [code, 401],
    ] as const) {
      const browser = office.browser();
      await browser.ask('POST /sign-in', { name: 'anna', passphrase: PASSPHRASE });
      expect((await browser.ask('POST /sign-in/code', { code: typed })).status).toBe(status);
    }
    expect((await anna.browser.ask('GET /me')).body.recoveryCodesLeft).toBe(9);
  });

  it('takes no recovery code of another account', async () => {
    const karim = await office.member('karim');
    const browser = office.browser();
    await browser.ask('POST /sign-in', { name: 'anna', passphrase: PASSPHRASE });
    const { status } = await browser.ask('POST /sign-in/code', { code: karim.recoveryCodes[0] ?? '' });
    expect(status).toBe(401);
  });

  it('new recovery codes replace the old ones, for a code of the app', async () => {
    const wrong = await anna.browser.ask('POST /me/recovery-codes', { code: '000000' });
    expect(wrong.body.code).toBe('wrong-code');
    const { body } = await anna.browser.ask('POST /me/recovery-codes', { code: office.nextCode(anna.secret) });
    const signInBy = async (code = '') => {
      const browser = office.browser();
      await browser.ask('POST /sign-in', { name: 'anna', passphrase: PASSPHRASE });
      return (await browser.ask('POST /sign-in/code', { code })).status;
    };
    expect(await signInBy(anna.recoveryCodes[1])).toBe(401);
    expect(await signInBy(body.recoveryCodes[1])).toBe(200);
  });
});
