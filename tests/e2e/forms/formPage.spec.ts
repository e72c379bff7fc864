// The page of the admission form besides its questions: what it weighs, and where it lives.
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { asDelivered } from '../support/asDelivered.ts';
import { admission, onwards, openForm, summary } from '../support/formPage.ts';
import { project } from '../support/servers/server.ts';
import { expect, test } from '../support/test.ts';

asDelivered('admission');

test('all scripts of a first visit are at most 140 kB', async ({ page }) => {
  const scripts = new Set<string>();
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.endsWith('.js')) scripts.add(pathname);
  });
  await openForm(page);
  await page.waitForLoadState('networkidle');
  const declared = await page.locator('script[src], link[rel=modulepreload]').evaluateAll(addressesOf);
  for (const address of declared) scripts.add(new URL(address).pathname);
  const sizes = [...scripts].map((script) => gzipSync(readFileSync(path.join(project, 'dist/public', script))).length);
  expect(scripts.size).toBeGreaterThan(1);
  expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(140_000);
});

const addressesOf = (elements: readonly Element[]) =>
  elements.map((element) => (element as HTMLScriptElement).src || (element as HTMLLinkElement).href);

test('its other addresses, in whatever spelling, lead to the form', async ({ request }) => {
  for (const alias of [...admission.aliases, '/ADMISSION', '/admissionv2', '/admissionV2/']) {
    const answer = await request.get(`${alias}?from=mail`, { maxRedirects: 0 });
    const led = [alias, answer.status(), answer.headers().location];
    expect.soft(led).toEqual([alias, 308, `${admission.route}?from=mail`]);
  }
});

test('its headers allow nothing but the site’s own files', async ({ request }) => {
  const answer = await request.get(admission.route);
  expect(answer.status()).toBe(200);
  const policy = answer.headers()['content-security-policy'] ?? '';
  expect(policy).toContain("script-src 'self'");
  expect(policy).not.toContain('unsafe');
});

test('its HTML is complete before any script, and says so where there is none', async ({ browser }) => {
  const page = await browser.newPage({ javaScriptEnabled: false });
  await page.goto(admission.route);
  await expect(page).toHaveTitle(/^Learner Information - Admission Form/);
  await expect(page.locator('noscript p')).toBeVisible();
  await expect(page.locator('noscript p')).toContainText('This form needs JavaScript.');
  await expect(page.getByRole('textbox', { name: 'First Name (AR)' })).toBeVisible();
  await expect(onwards(page)).toBeDisabled();
  await page.close();
});

test('what has the focus is never under the header', async ({ page }) => {
  await openForm(page);
  await onwards(page).press('Enter');
  for (const link of await summary(page).getByRole('link').all()) {
    await link.press('Enter');
    const covered = await page.evaluate(() => {
      const element = document.activeElement as HTMLElement;
      const { top, left, width } = element.getBoundingClientRect();
      return document.elementFromPoint(left + width / 2, top + 2)?.closest('header.site-header') !== null;
    });
    expect(covered).toBe(false);
  }
});
