// Every further address redirects permanently to its page, in any case. Unknown addresses answer 404.
import { heading } from '../support/formPage.ts';
import { aliases, pages } from '../support/siteMap.ts';
import { expect, test } from '../support/test.ts';

const spellings = (address: string) => [address, address.toUpperCase(), address.toLowerCase(), `${address}/`];

test('every alias redirects to its page', async ({ request }) => {
  for (const [alias, target] of Object.entries(aliases)) {
    for (const spelling of spellings(alias).filter((one) => one !== target)) {
      const answer = await request.get(`${spelling}?from=mail`, { maxRedirects: 0 });
      const led = [spelling, answer.status(), answer.headers().location];
      expect.soft(led).toEqual([spelling, 308, `${target}?from=mail`]);
    }
    expect.soft([alias, (await request.get(alias)).status()]).toEqual([alias, 200]);
  }
});

test('a page answers at its canonical address, and every other spelling redirects to it', async ({ request }) => {
  for (const address of pages.filter((one) => one !== '/')) {
    expect((await request.get(address, { maxRedirects: 0 })).status()).toBe(200);
    for (const spelling of new Set(spellings(address).filter((one) => one !== address))) {
      const answer = await request.get(spelling, { maxRedirects: 0 });
      expect([spelling, answer.status(), answer.headers().location]).toEqual([spelling, 308, address]);
    }
  }
});

test('unknown addresses answer 404 with a page that links on', async ({ page, request }) => {
  for (const address of ['/nothing', '/Mission/vision', '/404', '/admissionV3', '/assets', '/index.htm']) {
    expect([address, (await request.get(address)).status()]).toEqual([address, 404]);
  }
  // The browser logs every 404; here they are expected.
  await page.route('**/nothing', async (route) => route.fulfill({ response: await route.fetch(), status: 200 }));
  await page.goto('/nothing');
  await expect(heading(page)).toHaveText('This page is not here');
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex');
  await page.getByRole('main').getByRole('link', { name: 'home page' }).click();
  await expect(page).toHaveURL('/');
});
