// The same files on a static host without redirects.
import { expect, test } from '@playwright/test';
import { heading } from '../support/formPage.ts';
import { openPlainHost, type PlainHost } from '../support/servers/plainHost.ts';
import { addresses, aliases, pages } from '../support/siteMap.ts';

let host: PlainHost;
test.beforeAll(async () => {
  host = await openPlainHost();
});
test.afterAll(async () => host.close());

test('pages hydrate, at the same addresses as with the service', async ({ page }) => {
  const trouble: string[] = [];
  page.on('console', (message) => message.type() === 'error' && trouble.push(message.text()));
  page.on('pageerror', (error) => trouble.push(error.message));
  // A sample in both languages; html.spec.ts checks every page with the service.
  for (const { address, heading: words } of addresses.filter((_, i) => i % 7 === 0)) {
    await page.goto(`${host.origin}${address}?from=mail`);
    await expect(page).toHaveURL(`${host.origin}${address}?from=mail`);
    await expect(heading(page)).toHaveText(words);
  }
  expect(trouble).toEqual([]);
});

test('every alias redirects to its page', async ({ page }) => {
  for (const [alias, target] of Object.entries(aliases)) {
    await page.goto(host.origin + alias, { waitUntil: 'commit' });
    await expect(page).toHaveURL(host.origin + target);
  }
});

test('an address in another case leads to its page, and an unknown one shows the not-found page', async ({ page }) => {
  const [address = ''] = pages.filter((one) => one !== '/');
  await page.goto(host.origin + address.toUpperCase());
  await expect(page).toHaveURL(host.origin + address);
  await page.goto(`${host.origin}/nothing`);
  await expect(heading(page)).toHaveText('This page is not here');
});
