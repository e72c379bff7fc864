// The office’s pages on the service: joining by the link that the command prints, what waits, a list, one application, one’s account, signing
// out and in, in both languages.
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import type { Page } from '@playwright/test';
import { office as ar } from '../../../engine/languages/ar/office.ts';
import { office as en } from '../../../engine/languages/en/office.ts';
import { expectAccessible } from '../support/accessible.ts';
import { addAccount, office, removeAccount } from '../support/office/office.ts';
import { apply, codeOf, PASSPHRASE } from '../support/office/officeSession.ts';
import { expectNoSidewaysScroll } from '../support/reflow.ts';
import { origin, project } from '../support/servers/server.ts';
import { expectReferences, expectTargets } from '../support/sound.ts';
import { expect, test } from '../support/test.ts';

// Chromium reports refusals: of the page without a session that asks who is signed in, of a passphrase that is too short.
test.use({ expected: /status of 4(?:01|22)/ });

const MOST_SCRIPT = 150_000;

/** The accessibility check at one of the two widths in turn: it takes most of the time. */
let looks = 0;

async function expectSound(page: Page): Promise<void> {
  for (const width of looks++ % 2 === 0 ? [360, 1280] : [1280, 360]) {
    await page.setViewportSize({ width, height: 800 });
    await expectNoSidewaysScroll(page);
    await expectTargets(page);
  }
  await expectAccessible(page);
  await expectReferences(page);
  // The links of the menu are behind a button on a phone.
  await page.setViewportSize({ width: 1280, height: 800 });
}

for (const [language, messages] of [
  ['en', en],
  ['ar', ar],
] as const) {
  test(`an account joins by its link, signs out and in again, ${language}`, async ({ page, request }) => {
    test.slow();
    const reference = await apply(request);
    const name = `anna${language}`;
    const heading = (title: string) => page.getByRole('heading', { level: 1, name: title });
    const press = (title: string) => page.getByRole('button', { name: title, exact: true }).press('Enter');
    const link = /\S+(\/office\/join#\S+)/.exec(await office('account', 'add', name, '--role', 'manage'))?.[1] ?? '';

    await page.goto(link);
    await page.getByRole('button', { name: language === 'en' ? 'English' : 'العربية' }).press('Enter');
    await expect(page.locator('html')).toHaveAttribute('dir', language === 'en' ? 'ltr' : 'rtl');
    await expect(heading(messages.join.title)).toBeVisible();
    await page.getByLabel(messages.passphrase, { exact: true }).fill('short');
    await press(messages.signIn.next);
    await expect(page.getByRole('alert')).toBeFocused();
    await expectSound(page);
    await page.getByLabel(messages.passphrase, { exact: true }).fill(PASSPHRASE);
    await press(messages.signIn.next);

    await expect(heading(messages.join.appTitle)).toBeFocused();
    expect(await page.locator('.qr').evaluate((picture: HTMLImageElement) => picture.naturalWidth)).toBeGreaterThan(0);
    const secret = await page.locator('.secret').innerText();
    await expectSound(page);
    await page.getByLabel(messages.join.code).fill(codeOf(secret));
    await press(messages.join.confirm);

    await expect(heading(messages.codes.title)).toBeFocused();
    const codes = await page.locator('.codes li').allInnerTexts();
    expect(codes.length).toBe(10);
    expect(new URL(page.url()).hash).toBe('');
    await expectSound(page);
    await press(messages.codes.done);

    await expect(heading(messages.menu.start)).toBeFocused();
    await expectSound(page);
    await page.getByRole('heading', { level: 2 }).first().getByRole('link').press('Enter');
    await expect(page.getByRole('searchbox', { name: messages.list.search })).toBeVisible();
    await expect(page.locator('.found')).not.toHaveText(messages.loading);
    await expectSound(page);
    await page.goto(`/office/applications/${reference}`);
    await expect(page.locator('.summary')).toContainText(reference);
    await expect(page.locator('.step')).not.toHaveCount(0);
    await expectSound(page);

    await page.getByRole('link', { name: messages.menu.account(name) }).press('Enter');
    await expect(heading(messages.account.title)).toBeVisible();
    await expect(page.locator('.sessions li')).toHaveCount(1);
    await expectSound(page);
    await press(messages.menu.signOut);

    await expect(heading(messages.signIn.title)).toBeVisible();
    await expectSound(page);
    await signIn(codes[0] ?? '');
    await page.getByRole('link', { name: messages.menu.account(name) }).press('Enter');
    await expect(page.getByText(messages.account.codesLeft(9))).toBeVisible();
    await press(messages.menu.signOut);
    await signIn(codeOf(secret, 1));
    await expect(page.getByRole('link', { name: messages.menu.account(name) })).toBeVisible();
    await press(messages.menu.signOut);
    await expect(heading(messages.signIn.title)).toBeVisible();
    await removeAccount(name);

    async function signIn(code: string): Promise<void> {
      await expect(heading(messages.signIn.title)).toBeVisible();
      await page.getByLabel(messages.signIn.name, { exact: true }).fill(name);
      await page.getByLabel(messages.passphrase).fill(PASSPHRASE);
      await page.getByLabel(messages.passphrase).press('Enter');
      await page.getByLabel(messages.signIn.code).fill(code);
      await page.getByLabel(messages.signIn.code).press('Enter');
    }
  });
}

test('pages are not stored and run nothing inline; their script weighs little', async ({ page, request }) => {
  const name = 'headers';
  await addAccount(name, 'read');
  // As a browser asks its own machine.
  const asked = { headers: { 'sec-fetch-site': 'none' } };
  const response = await request.get('/office/applications', asked);
  expect(response.headers()['cache-control']).toBe('no-store');
  const policy = response.headers()['content-security-policy'] ?? '';
  expect(policy).toContain("default-src 'none'");
  expect(policy).not.toMatch(/unsafe|\*|https?:/);
  const html = await response.text();
  expect(html).not.toMatch(/<style|\bstyle=|<script[^>]*>[^<]/);
  expect((await request.get('/office/api/nothing', asked)).status()).toBe(404);
  await page.goto('/office');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const folder = path.join(project, 'dist/office/office/assets');
  // The script that draws PDFs is larger; it is loaded when a PDF is shown.
  const scripts = await page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .flatMap(({ name: address }) => /\/assets\/(.*\.m?js)$/.exec(address)?.[1] ?? []),
  );
  expect(scripts.length).toBeGreaterThan(0);
  const weight = scripts.reduce((sum, file) => sum + gzipSync(readFileSync(path.join(folder, file))).length, 0);
  expect(weight).toBeLessThanOrEqual(MOST_SCRIPT);
  const script = await request.get(`/office/assets/${scripts[0]}`, asked);
  expect(script.headers()['cache-control']).toBe('public, max-age=31536000, immutable');
  const publicPage = await request.get(`${origin}/`);
  expect(publicPage.headers()['cache-control']).toBe('no-cache');
  expect(await publicPage.text()).not.toContain('/office');
  await removeAccount(name);
});
