// The same files on a host that can do nothing but hand them out.
import { expect, test } from '@playwright/test';
import { heading } from './support/formPage.ts';
import { openPlainHost, type PlainHost } from './support/plainHost.ts';
import { addresses, aliases } from './support/siteMap.ts';

let host: PlainHost;
test.beforeAll(async () => {
  host = await openPlainHost();
});
test.afterAll(async () => host.close());

test('every page comes alive, and its address is the one that it has elsewhere', async ({ page }) => {
  const trouble: string[] = [];
  page.on('console', (message) => message.type() === 'error' && trouble.push(message.text()));
  page.on('pageerror', (error) => trouble.push(error.message));
  // Some of each kind, and Arabic ones: what the service hands out page by page is the same (html.spec.ts).
  for (const { address, heading: words } of addresses.filter((_, i) => i % 7 === 0)) {
    await page.goto(`${host.origin}${address}?from=mail`);
    await expect(page).toHaveURL(`${host.origin}${address}?from=mail`);
    await expect(heading(page)).toHaveText(words);
  }
  expect(trouble).toEqual([]);
});

test('every other address leads to its page', async ({ page }) => {
  for (const [alias, target] of Object.entries(aliases)) {
    await page.goto(host.origin + alias, { waitUntil: 'commit' });
    await expect(page).toHaveURL(host.origin + target);
  }
});

test('an address whose case is nobody’s still leads to its page, and a wrong one says so', async ({ page }) => {
  await page.goto(`${host.origin}/LOWERelementary`);
  await expect(page).toHaveURL(`${host.origin}/LowerElementary`);
  await expect(heading(page)).toContainText('Lower Elementary');
  await page.goto(`${host.origin}/nothing`);
  await expect(heading(page)).toHaveText('This page is not here');
});
