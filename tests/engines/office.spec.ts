// The office's way of an application: signing in, the list, its files, a move, its letter.
import { randomUUID } from 'node:crypto';
import { office as ar } from '../../engine/languages/ar/office.ts';
import { office as en } from '../../engine/languages/en/office.ts';
import type { OfficeForms, OfficeMove } from '../../engine/ports/index.ts';
import { admission, example } from '../e2e/support/formPage.ts';
import { movesToLetter } from '../e2e/support/office/movesToLetter.ts';
import { office } from '../e2e/support/office/office.ts';
import { codeOf, PASSPHRASE } from '../e2e/support/office/officeSession.ts';
import { origin } from '../e2e/support/servers/server.ts';
import { bytesOf } from '../support/bytesOf.ts';
import { isAttachment } from '../support/flatten.ts';
import { pdfWithPicture } from '../support/pdfOf.ts';
import type { Driver } from './support/driver.ts';
import { expect, languages, test, troubleOn } from './support/test.ts';

const messages = { en, ar };

test.use({ isSecure: true });

for (const { language } of languages) {
  test(`office, ${language}`, async ({ driver }, { project }) => {
    const texts = messages[language];
    const reference = await apply();
    const name = `${project.name}${language}`;
    const secret = await join(driver, name);
    await driver.open('/office');
    await press(driver, texts.name);
    await press(driver, texts.menu.signOut);

    await expectHeading(driver, texts.signIn.title);
    await type(driver, '[autocomplete=username]', name);
    await type(driver, '[type=password]', PASSPHRASE, 'Enter');
    await type(driver, '[autocomplete=one-time-code]', codeOf(secret, 1), 'Enter');
    await expectHeading(driver, texts.menu.start);

    const { forms } = await ask<OfficeForms>(driver, 'GET', '/forms');
    const form = forms.find(({ id }) => id === 'admission');
    if (!form) throw new Error('The form has no office.');
    await press(driver, form.title, 'h2 a');
    await type(driver, '[type=search]', reference, 'Enter');
    await expect.poll(() => count(driver, 'tbody tr')).toBe(1);
    await pressOn(driver, 'tbody th a');
    await expect.poll(() => textOf(driver, '.summary')).toContain(reference);

    // A PDF with text and a picture in JPEG 2000.
    await pressOn(driver, '.files button');
    await expect.poll(() => count(driver, 'canvas[aria-busy=false]')).toBe(1);
    expect(await middlePixel(driver)).toBe('128,128,128,255');
    expect(await textOf(driver, '.page-text')).toContain('Certificate');
    expect(await count(driver, '.files .error')).toBe(0);

    for (const move of movesToLetter(form)) await make(driver, move, texts.application.otherMoves);
    const isFilled = () => document.querySelector<HTMLInputElement>('dialog input:not([type=radio])')?.value ?? '';
    await expect.poll(() => driver.evaluate(isFilled)).toContain(reference);
    await driver.evaluate(() => Object.assign(window, { print: () => undefined }) && undefined);
    await press(driver, texts.print, 'dialog button');
    await expect.poll(() => textOf(driver, 'dialog')).toContain(texts.letters.noted(texts.history.ways.print));
    await driver.keyboard.press('Escape');
    await expect.poll(() => count(driver, 'dialog')).toBe(0);
    await expect.poll(() => textOf(driver, '.history')).toContain(texts.history.ways.print);
    expect(await troubleOn(driver)).toEqual([]);
    await office('account', 'remove', name, '--yes');
  });
}

/** Sends an example with one PDF; returns its reference. */
async function apply(): Promise<string> {
  const body = new FormData();
  for (const [name, answer] of example('maximal').flat) {
    if (!isAttachment(answer)) body.append(name, String(answer));
    else {
      const bytes = answer.name.endsWith('.pdf') ? pdfWithPicture('Certificate') : bytesOf(answer);
      body.append(name, new File([Uint8Array.from(bytes)], answer.name));
    }
  }
  const headers = { 'Idempotency-Key': randomUUID() };
  const response = await fetch(origin + admission.submit.post, { method: 'POST', headers, body });
  return (await response.json()).reference;
}

/** A new account joins in this browser; returns the secret of its authenticator app. */
async function join(driver: Driver, name: string): Promise<string> {
  const token = /#([\w-]+)/.exec(await office('account', 'add', name, '--role', 'work'))?.[1];
  await driver.open('/office');
  const { secret } = await ask<{ secret: string }>(driver, 'POST', '/invitation/passphrase', {
    token,
    passphrase: PASSPHRASE,
  });
  await ask(driver, 'POST', '/invitation/code', { token, code: codeOf(secret) });
  return secret;
}

/** Asks the office's API from the page. */
function ask<Answer>(driver: Driver, method: string, address: string, body?: object): Promise<Answer> {
  return driver.evaluate(
    async ({ method, address, body }) => {
      const language = document.documentElement.lang;
      const headers = {
        'x-office': '1',
        'accept-language': language,
        ...(body && { 'content-type': 'application/json' }),
      };
      return (await fetch(`/office/api${address}`, { method, headers, ...(body && { body }) })).json();
    },
    { method, address, body: body && JSON.stringify(body) },
  );
}

/** Makes a move, from its own button or from the menu of the rarer ones, and answers what it asks. */
async function make(driver: Driver, { label, asks }: OfficeMove, menu: string): Promise<void> {
  await expect.poll(() => count(driver, '.toolbar button')).toBeGreaterThan(0);
  if (!(await mark(driver, label, 'button'))) await press(driver, menu);
  await press(driver, label);
  if (!asks) return;
  await expect.poll(() => count(driver, 'dialog form')).toBe(1);
  // WebKit's driver sorts the names of what it returns, so the questions are found by their titles.
  for (const { title = '', enum: options, format } of Object.values(asks.properties ?? {})) {
    await driver.evaluate((wanted) => {
      const labels = [...document.querySelectorAll<HTMLLabelElement>('dialog form label')];
      labels.find(({ textContent }) => textContent.startsWith(wanted))?.control?.focus();
    }, title);
    if (options) await driver.keyboard.press('ArrowDown');
    else await driver.keyboard.insertText(format === 'date' ? '15/01/2027' : '9:00');
  }
  await press(driver, label, 'dialog [type=submit]');
}

async function type(driver: Driver, selector: string, text: string, key?: string): Promise<void> {
  await expect.poll(() => count(driver, selector)).toBe(1);
  await driver.evaluate((wanted) => document.querySelector<HTMLElement>(wanted)?.focus(), selector);
  await driver.keyboard.type(text);
  if (key) await driver.keyboard.press(key);
}

const MARKED = 'data-pressed';

/** Marks what is shown and has this text; false if there is nothing. */
function mark(driver: Driver, text: string, among: string): Promise<boolean> {
  return driver.evaluate(
    ([wanted, selector, attribute]) => {
      document.querySelector(`[${attribute}]`)?.removeAttribute(attribute);
      const all = [...document.querySelectorAll<HTMLElement>(selector)];
      const found = all.find((one) => one.textContent.trim() === wanted && one.getClientRects().length > 0);
      found?.setAttribute(attribute, '');
      return found !== undefined;
    },
    [text, among, MARKED] as const,
  );
}

async function press(driver: Driver, text: string, among = 'a, button'): Promise<void> {
  await expect.poll(() => mark(driver, text, among), { message: text }).toBe(true);
  await pressOn(driver, `[${MARKED}]`);
}

const pressOn = (driver: Driver, selector: string) => driver.pressHeld(selector, 50);

const count = (driver: Driver, selector: string) =>
  driver.evaluate((wanted) => document.querySelectorAll(wanted).length, selector);

const textOf = (driver: Driver, selector: string) =>
  driver.evaluate((wanted) => document.querySelector(wanted)?.textContent ?? '', selector);

async function expectHeading(driver: Driver, heading: string): Promise<void> {
  await expect.poll(() => textOf(driver, 'h1')).toBe(heading);
}

const middlePixel = (driver: Driver) =>
  driver.evaluate(() => {
    const canvas = document.querySelector('canvas');
    const { width = 0, height = 0 } = canvas ?? {};
    return canvas
      ?.getContext('2d')
      ?.getImageData(width / 2, height / 2, 1, 1)
      .data.join();
  });
