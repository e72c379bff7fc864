// Client-side navigation: no page load, scripts prefetched when the pointer enters a link; Back, fragments and interactive parts
// work on hydrated pages as on pages rendered by the client.
import type { Page } from '@playwright/test';
import { openPage } from '../support/alive.ts';
import { asDelivered, withPages } from '../support/asDelivered.ts';
import { heading } from '../support/formPage.ts';
import { expect, test } from '../support/test.ts';

asDelivered('financial-aid', 'site/content', 'site/pages.json');

/** Opens a page, waits for hydration, and returns the scripts that it has requested. */
async function open(page: Page, address: string): Promise<string[]> {
  const scripts: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.push(new URL(request.url()).pathname);
  });
  await openPage(page, address);
  // A page load would lose it.
  await page.evaluate(() => Object.assign(window, { stays: true }));
  return scripts;
}

const stays = (page: Page) => page.evaluate(() => 'stays' in window);
const inMain = (page: Page, name: string) => page.getByRole('main').getByRole('link', { name, exact: true }).first();

/** Opens the question whose answer links to another page. */
const unfold = (page: Page) =>
  page
    .locator('details', { has: page.locator('a[href^="/Tuition#"]') })
    .locator('summary')
    .click();

test('pointing at a link fetches its page’s script, and no script twice', async ({ page }) => {
  const scripts = await open(page, '/FAQ');
  await unfold(page);
  await inMain(page, 'conditions').hover();
  await expect.poll(() => scripts.filter((file) => file.includes('/Tuition-')).length).toBe(1);
  await page.locator('.brand').hover();
  await expect.poll(() => scripts.filter((file) => file.includes('/Home-')).length).toBe(1);
  await page.getByRole('contentinfo').locator('a[href="/FAQ"]').dispatchEvent('pointerover');
  expect(scripts.length).toBe(new Set(scripts).size);
});

test('a link to a part of another page navigates without a load', async ({ page }) => {
  await open(page, '/FAQ');
  await unfold(page);
  await inMain(page, 'conditions').click();
  await expect(page).toHaveURL('/Tuition#conditions-of-financial-aid');
  await expect(heading(page)).toContainText('Tuition');
  await expect(page.locator('#conditions-of-financial-aid')).toBeInViewport();
  expect(await stays(page)).toBe(true);
});

test('Back renders the first page with its head elements, and fragments open its answers', async ({ page }) => {
  await open(page, '/FAQ');
  const title = await page.title();
  const description = await page.locator('meta[name=description]').getAttribute('content');
  await page.getByRole('contentinfo').locator('a[href="/Privacy"]').click();
  await expect(heading(page)).toContainText('Privacy');
  await expect(page).toHaveTitle(/^Privacy/);
  await expect(page.locator('head > title')).toHaveCount(1);
  await expect(page.locator('meta[name=description]')).toHaveCount(1);
  await page.goBack();
  await expect(heading(page)).toContainText('FAQ');
  await expect(page).toHaveTitle(title);
  await expect(page.locator('head > title')).toHaveCount(1);
  await expect(page.locator('meta[name=description]')).toHaveCount(1);
  await expect(page.locator('meta[name=description]')).toHaveAttribute('content', description ?? '');
  await page.evaluate(() => {
    window.location.hash = 'fees';
  });
  await expect(page.locator('#fees')).toHaveAttribute('open');
  expect(await stays(page)).toBe(true);
});

test('interactive parts work after leaving a page and returning', async ({ page }) => {
  withPages('/Mission', '/Anthem');
  await open(page, '/Mission');
  await page.getByRole('tab', { name: 'Vision', exact: true }).click();
  await expect(page.getByRole('tabpanel', { name: 'Vision', exact: true })).toBeVisible();
  await page.getByRole('main').locator('a[href="/Anthem"]').click();
  await expect(heading(page)).toContainText('Anthem');
  await page.goBack();
  await expect(heading(page)).toContainText('Mission');
  await page.getByRole('tab', { name: 'General Objectives' }).click();
  await expect(page.getByRole('tabpanel')).toHaveCount(1);
  await expect(page.getByRole('tabpanel', { name: 'General Objectives' })).toBeVisible();
  expect(await stays(page)).toBe(true);
});

test('interactive parts work on a page that the client rendered', async ({ page }) => {
  withPages('/FAQ', '/Mission');
  await open(page, '/FAQ');
  await page.locator('.brand').click();
  await expect(page.getByRole('button', { name: 'Banner 3 of 3' })).toBeVisible();
  await page.evaluate(() => window.history.pushState(null, '', '/Mission'));
  await expect(page.getByRole('tab', { selected: true })).toHaveText('Identity and Educational Mission');
  await page.getByRole('tab', { selected: true }).press('End');
  await expect(page.getByRole('tabpanel', { name: 'General Objectives' })).toBeVisible();
  await expect(page.getByRole('tabpanel')).toHaveCount(1);
});

test('the other language is shown at the same scroll position', async ({ page }) => {
  await open(page, '/Privacy');
  await page.evaluate(() => window.scrollTo(0, 300));
  await page.locator('.language-switch').dispatchEvent('click');
  await expect(page).toHaveURL('/ar/Privacy');
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
  await expect(heading(page)).toHaveText(/^[^A-Za-z]+$/);
  await expect(page.locator('head > title')).toHaveCount(1);
  await expect(page.locator('meta[name=description]')).toHaveCount(1);
  expect(await page.evaluate(() => window.scrollY)).toBeGreaterThan(200);
  expect(await stays(page)).toBe(true);
});

test.describe('the browser’s own handling of links', () => {
  test('is kept for another tab', async ({ page, context }) => {
    await open(page, '/FAQ');
    await unfold(page);
    const link = inMain(page, 'conditions');
    // Held back, because the page may load before Playwright has noticed its tab.
    const opened = context.waitForEvent('page');
    await context.route('**/Tuition', async (route) => {
      await opened;
      await route.continue();
    });
    await link.click({ modifiers: ['ControlOrMeta'] });
    const tab = await opened;
    await expect(heading(tab)).toContainText('Tuition');
    await expect(page).toHaveURL('/FAQ');
  });

  test('is kept for a fragment of the same page', async ({ page }) => {
    await open(page, '/Information');
    const link = page.getByRole('navigation', { name: 'On this page' }).getByRole('link').last();
    await link.click();
    await expect(page).toHaveURL(/\/Information#.+/);
    const id = decodeURIComponent(new URL(page.url()).hash.slice(1));
    await expect(page.locator(`[id="${id}"]`)).toBeInViewport();
    expect(await stays(page)).toBe(true);
  });
});
