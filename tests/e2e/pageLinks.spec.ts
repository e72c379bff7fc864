// Links between pages: the next page is drawn without a load, its script is fetched once the link is pointed at, and Back, hashes
// and moving parts work on a page that was hydrated as on one that was drawn.
import type { Page } from '@playwright/test';
import { openPage } from './support/alive.ts';
import { heading } from './support/formPage.ts';
import { expect, test } from './support/test.ts';

/** Opens a page, waits until its scripts are alive, and gives the scripts that it has asked for. */
async function open(page: Page, address: string): Promise<string[]> {
  const scripts: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.push(new URL(request.url()).pathname);
  });
  await openPage(page, address);
  // A load would lose it.
  await page.evaluate(() => Object.assign(window, { stays: true }));
  return scripts;
}

const stays = (page: Page) => page.evaluate(() => 'stays' in window);
const inMain = (page: Page, name: string) => page.getByRole('main').getByRole('link', { name, exact: true }).first();

/** Opens the question whose answer leads to another page. */
const unfold = (page: Page) =>
  page
    .locator('details', { has: page.locator('a[href^="/Tuition#"]') })
    .locator('summary')
    .click();

test('the script of another page is fetched once a link to it is pointed at, and no script twice', async ({ page }) => {
  const scripts = await open(page, '/FAQ');
  await unfold(page);
  await inMain(page, 'conditions').hover();
  await expect.poll(() => scripts.filter((file) => file.includes('/Tuition-')).length).toBe(1);
  await page.locator('.brand').hover();
  await expect.poll(() => scripts.filter((file) => file.includes('/Home-')).length).toBe(1);
  await page.getByRole('contentinfo').locator('a[href="/FAQ"]').dispatchEvent('pointerover');
  expect(scripts.length).toBe(new Set(scripts).size);
});

test('a link that points into another page leads there without a load', async ({ page }) => {
  await open(page, '/FAQ');
  await unfold(page);
  await inMain(page, 'conditions').click();
  await expect(page).toHaveURL('/Tuition#conditions-of-financial-aid');
  await expect(heading(page)).toContainText('Tuition');
  await expect(page.locator('#conditions-of-financial-aid')).toBeInViewport();
  expect(await stays(page)).toBe(true);
});

test('Back draws the first page again with its head, and hashes open its answers', async ({ page }) => {
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

test('the parts of a page that move do so after it was left and returned to', async ({ page }) => {
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

test('a page that was drawn moves like one that was hydrated', async ({ page }) => {
  await open(page, '/FAQ');
  await page.locator('.brand').click();
  await expect(page.getByRole('button', { name: 'Banner 3 of 3' })).toBeVisible();
  await page.evaluate(() => window.history.pushState(null, '', '/Mission'));
  await expect(page.getByRole('tab', { selected: true })).toHaveText('Identity and Educational Mission');
  await page.getByRole('tab', { selected: true }).press('End');
  await expect(page.getByRole('tabpanel', { name: 'General Objectives' })).toBeVisible();
  await expect(page.getByRole('tabpanel')).toHaveCount(1);
});

test('the other language is drawn at the same scroll position', async ({ page }) => {
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

test.describe('what a browser does with a link by itself', () => {
  test('stays so: another tab', async ({ page, context }) => {
    await open(page, '/FAQ');
    await unfold(page);
    const link = inMain(page, 'conditions');
    // The page may be there before the driver has seen that its tab is: it is held for so long.
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

  test('stays so: a part of this page', async ({ page }) => {
    await open(page, '/Information');
    const link = page.getByRole('navigation', { name: 'On this page' }).getByRole('link').last();
    await link.click();
    await expect(page).toHaveURL(/\/Information#.+/);
    const id = decodeURIComponent(new URL(page.url()).hash.slice(1));
    await expect(page.locator(`[id="${id}"]`)).toBeInViewport();
    expect(await stays(page)).toBe(true);
  });
});
