// Guessing passphrases and codes, from one address and from many, on both stores. Strangers slow each other down, and never
// lock out a browser that signed in before.
import { beforeEach, expect, it } from 'vitest';
import { codeAt, type Member, PASSPHRASE, type TestOffice } from '../support/officeBrowser.ts';
import { describeOffice } from './describeOffice.ts';

const MINUTE = 60_000;

describeOffice('guesses at the office', (at) => {
  let office: TestOffice;
  let anna: Member;
  beforeEach(() => {
    ({ office, anna } = at);
  });

  const guess = async (sender: string, name = 'anna') =>
    (await office.browser(sender).ask('POST /sign-in', { name, passphrase: 'a wrong guess' })).status;

  it('from one address are refused after five, and one more is judged after five minutes', async () => {
    const statuses: number[] = [];
    for (let i = 0; i < 7; i++) statuses.push(await guess('192.0.2.66'));
    expect(statuses).toEqual([401, 401, 401, 401, 401, 429, 429]);
    // Even the right one, and an account that is not there is treated alike.
    expect(await office.signIn(office.browser('192.0.2.66'), anna)).toBe(429);
    expect(await office.signIn(office.browser('192.0.2.67'), anna)).toBe(200);
    office.advance(5 * MINUTE);
    expect([await guess('192.0.2.66'), await guess('192.0.2.66')]).toEqual([401, 429]);
    for (let i = 0; i < 5; i++) expect(await guess('192.0.2.68', 'nobody')).toBe(401);
    expect(await guess('192.0.2.68', 'nobody')).toBe(429);
  });

  it('of one address at many names are refused after twenty', async () => {
    const statuses: number[] = [];
    for (let i = 0; i < 22; i++) statuses.push(await guess('192.0.2.66', `name${i}`));
    expect(statuses.filter((status) => status === 401)).toHaveLength(20);
    expect(await office.signIn(office.browser('192.0.2.66'), anna)).toBe(429);
  });

  it('at once are all counted', async () => {
    const all = await Promise.all(Array.from({ length: 12 }, () => guess('192.0.2.66')));
    expect(all.filter((status) => status === 401).length).toBeLessThanOrEqual(5);
  });

  it('from many addresses do not lock out a browser that signed in before, and slow down others only', async () => {
    const statuses: number[] = [];
    for (let i = 0; i < 130; i++) statuses.push(await guess(`198.51.100.${i}`));
    expect(statuses.filter((status) => status === 401).length).toBeGreaterThanOrEqual(100);
    expect(statuses.at(-1)).toBe(429);
    expect(await guess('203.0.113.1')).toBe(429);
    // From the school and from an address where strangers guess, too.
    expect(await office.signIn(anna.browser, anna)).toBe(200);
    const moved = office.browser('198.51.100.1');
    for (const [name, value] of anna.browser.cookies) moved.cookies.set(name, value);
    expect(await office.signIn(moved, anna)).toBe(200);
    // Other accounts are not affected, and a new browser is let in once there is room.
    const karim = await office.member('karim');
    expect(await office.signIn(office.browser('203.0.113.2'), karim)).toBe(200);
    office.advance(MINUTE);
    expect(await office.signIn(office.browser('203.0.113.3'), anna)).toBe(200);
  });

  it('in a known browser are bounded there, and nowhere else', async () => {
    const wrong = { ...anna, passphrase: 'a wrong guess' };
    const statuses: number[] = [];
    for (let i = 0; i < 12; i++) statuses.push(await office.signIn(anna.browser, wrong));
    expect(statuses.at(9)).toBe(401);
    expect(statuses.at(-1)).toBe(429);
    expect(await office.signIn(office.browser('203.0.113.1'), anna)).toBe(200);
    office.advance(2 * MINUTE);
    expect(await office.signIn(anna.browser, anna)).toBe(200);
  });

  it('with the cookie of a browser that another account knows count as a stranger’s', async () => {
    const karim = await office.member('karim');
    const statuses: number[] = [];
    for (let i = 0; i < 7; i++) {
      const tried = await karim.browser.ask('POST /sign-in', { name: 'anna', passphrase: 'a wrong guess' });
      statuses.push(tried.status);
    }
    expect(statuses.slice(5)).toEqual([429, 429]);
  });

  it('at codes are refused after ten, from whatever address', async () => {
    const statuses: number[] = [];
    for (let i = 0; i < 11; i++) {
      const browser = office.browser(`198.51.100.${i}`);
      await browser.ask('POST /sign-in', { name: 'anna', passphrase: PASSPHRASE });
      statuses.push((await browser.ask('POST /sign-in/code', { code: wrongCode() })).status);
    }
    expect(statuses).toEqual([...Array<number>(10).fill(401), 429]);
    expect(await office.signIn(anna.browser, anna)).toBe(200);
    office.advance(5 * MINUTE);
    expect(await office.signIn(office.browser(), anna)).toBe(200);
  });

  /** None of those that are accepted now. */
  function wrongCode(): string {
    const near = [-1, 0, 1].map((steps) => codeAt(anna.secret, new Date(office.now().getTime() + steps * 30_000)));
    return ['000000', '000001', '000002', '000003'].find((code) => !near.includes(code)) ?? '';
  }
});
