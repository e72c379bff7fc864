// The footer: the school's addresses, and its folded links.
import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { expectAccessible } from '../support/accessible.ts';
import { openPage } from '../support/alive.ts';
import { project } from '../support/servers/server.ts';
import { pages } from '../support/siteMap.ts';
import { expect, test } from '../support/test.ts';

const facts = JSON.parse(readFileSync(path.join(project, 'site/facts.json'), 'utf8'));
/** A page with other links than those of the footer. */
const somewhere = pages.find((address) => address.lastIndexOf('/') === 0 && address.length > 1) ?? '/';

const footer = (page: Page) => page.getByRole('contentinfo');
const button = (page: Page) => footer(page).getByRole('button', { name: 'On this site' });
const links = (page: Page) => footer(page).getByRole('navigation').getByRole('link');
const scrolled = (page: Page) => page.evaluate(() => window.scrollY);

test('has the school’s addresses; social media without addresses are icons, hidden from screen readers', async ({
  page,
}) => {
  await openPage(page, somewhere);
  await expect(footer(page).locator('a[href^="tel:+"]')).toHaveText(facts.phone);
  await expect(footer(page).locator(`a[href="mailto:${facts.email}"]`)).toBeVisible();
  await expect(footer(page)).toContainText(facts.address.en);
  const media = footer(page).locator('.social');
  const names = ['facebook', 'youTube', 'x', 'instagram'];
  for (const name of names) await expect(media.locator(`svg.social-${name.toLowerCase()}`)).toBeVisible();
  const addressed = names.filter((name) => facts[name] !== '').length;
  await expect(media.locator('a, button, [tabindex]')).toHaveCount(addressed);
  const without = Array.from({ length: names.length - addressed }, () => '');
  await expect(media.locator('li:not(:has(a))')).toHaveText(without);
  await expect(footer(page).getByRole('list', { name: 'Social media' })).toHaveCount(addressed > 0 ? 1 : 0);
});

test('its links unfold and fold', async ({ page }) => {
  await openPage(page, somewhere);
  await expect(links(page)).toHaveCount(0);
  await expect(button(page)).toHaveAttribute('aria-expanded', 'false');
  await button(page).click();
  await expect(button(page)).toHaveAttribute('aria-expanded', 'true');
  const shown = await links(page).evaluateAll((all) => all.map((one) => one.getAttribute('href') ?? ''));
  expect(shown.length).toBeGreaterThan(0);
  expect(shown.filter((address) => !pages.includes(address))).toEqual([]);
  await expectAccessible(page);
  await button(page).press('Enter');
  await expect(links(page)).toHaveCount(0);
});

test('a followed link folds them and scrolls to the top; so does the link to the current page, and to Privacy', async ({
  page,
}) => {
  await openPage(page, somewhere);
  await button(page).click();
  const first = (await links(page).first().getAttribute('href')) ?? '';
  await button(page).click();
  for (const address of [first, first, '/Privacy', '/Privacy']) {
    await button(page).click();
    expect(await scrolled(page)).toBeGreaterThan(0);
    await footer(page).locator(`a[href="${address}"]`).click();
    await expect(page).toHaveURL(address);
    await expect.poll(() => scrolled(page)).toBe(0);
    await expect(button(page)).toHaveAttribute('aria-expanded', 'false');
    await expect(page.getByRole('main')).toBeFocused();
  }
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('all its links are visible, and no button is shown', async ({ page }) => {
    await page.goto(somewhere);
    await expect(button(page)).toBeHidden();
    expect(await links(page).count()).toBeGreaterThan(5);
    for (const link of await links(page).all()) await expect(link).toBeVisible();
  });
});
