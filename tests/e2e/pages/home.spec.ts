// The home page, and header and skip link of every page.
import type { Page } from '@playwright/test';
import { expectAccessible } from '../support/accessible.ts';
import { openPage } from '../support/alive.ts';
import { heading } from '../support/formPage.ts';
import { expectNoSidewaysScroll } from '../support/reflow.ts';
import { forms, menu } from '../support/siteMap.ts';
import { expect, test } from '../support/test.ts';

/** On the desktop only: the same on the phone. */
const desk = { tag: '@desk' };

const menuButton = (page: Page) => page.getByRole('button', { name: 'Menu' });
const [first] = menu.filter(({ to }) => to !== undefined);
const menuLink = (page: Page) =>
  page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: first?.label ?? '', exact: true });

/** Opacity of the header's background, from 0 to 1. */
const ground = (page: Page) =>
  page.getByRole('banner').evaluate((header) => {
    const [, , , alpha = '1'] = getComputedStyle(header).backgroundColor.match(/[\d.]+/g) ?? [];
    return Number(alpha);
  });

test('is accessible, at the top and scrolled', async ({ page }) => {
  await openPage(page, '/');
  await expectAccessible(page);
  await page.mouse.wheel(0, 600);
  await expectAccessible(page);
});

test('its header has no background until the page is scrolled by more than 10 pixels', async ({ page }) => {
  await openPage(page, '/');
  await page.evaluate(() => window.scrollTo(0, 10));
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(10);
  expect(await ground(page)).toBe(0);
  await page.evaluate(() => window.scrollTo(0, 11));
  await expect.poll(() => ground(page)).toBeGreaterThan(0.8);
  await page.evaluate(() => window.scrollTo(0, 0));
  await expect.poll(() => ground(page)).toBe(0);
});

test('its links answer without redirects, and one opens a form', desk, async ({ page, request }) => {
  await openPage(page, '/');
  const paths = await page
    .locator('a[href^="/"]')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href')));
  for (const path of new Set(paths)) {
    const answer = await request.get(path ?? '', { maxRedirects: 0 });
    expect(`${path} ${answer.status()}`).toBe(`${path} 200`);
  }
  const [form = ''] = forms.filter((address) => paths.includes(address));
  await page.getByRole('main').locator(`a[href="${form}"]`).first().click();
  await expect(page.locator('form fieldset')).not.toHaveCount(0);
  await expect(page).toHaveURL(form);
});

test('begins with a skip link', desk, async ({ page }) => {
  await openPage(page, '/');
  await page.keyboard.press('Tab');
  const skip = page.getByRole('link', { name: 'Skip to content' });
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
});

test('an unknown address shows the not-found page', desk, async ({ page, request }) => {
  expect((await request.get('/no/such/page')).status()).toBe(404);
  await page.route('**/no/such/page', async (route) => {
    // The browser logs every 404; here it is expected.
    await route.fulfill({ response: await route.fetch(), status: 200 });
  });
  await page.goto('/no/such/page');
  await expect(heading(page)).toBeVisible();
  await expect(page.getByRole('main').getByRole('link', { name: /home/i })).toHaveAttribute('href', '/');
});

test.describe('at different widths', desk, () => {
  test('its menu folds at 1000 pixels, opens by mouse and keyboard, and fits 320 pixels', async ({ page }) => {
    await page.setViewportSize({ width: 1001, height: 700 });
    await openPage(page, '/');
    await expect(menuButton(page)).toBeHidden();
    await expect(menuLink(page)).toBeVisible();

    await page.setViewportSize({ width: 1000, height: 700 });
    await expect(menuLink(page)).toBeHidden();
    await menuButton(page).click();
    await expect(menuButton(page)).toHaveAttribute('aria-expanded', 'true');
    await expect(menuLink(page)).toBeVisible();
    await expectAccessible(page);
    await page.keyboard.press('Tab');
    await page.keyboard.press('Escape');
    await expect(menuLink(page)).toBeHidden();
    await expect(menuButton(page)).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(menuLink(page)).toBeVisible();
    await menuLink(page).press('Enter');
    await expect(menuLink(page)).toBeHidden();

    await page.setViewportSize({ width: 320, height: 640 });
    await expectNoSidewaysScroll(page);
    await menuButton(page).click();
    await expectNoSidewaysScroll(page);
  });
});
