// The footer: the school's addresses, and its folded links.
import type { Page } from '@playwright/test';
import { expectAccessible } from './support/accessible.ts';
import { openPage } from './support/alive.ts';
import { heading } from './support/formPage.ts';
import { expect, test } from './support/test.ts';

const specified = [
  ['Secondary', '/Secondary'],
  ['Admission information', '/Information'],
  ['Admission form', '/admissionV2'],
  ['FAQ', '/FAQ'],
  ['Tuition & instalment', '/Tuition'],
  ['Financial aid', '/Financial-aid'],
  ['Human resources', '/employment/hr'],
  ['Vacancy', '/employment/hr'],
  ['Contact', '/ContactUs'],
  ['Home', '/'],
];

const footer = (page: Page) => page.getByRole('contentinfo');
const button = (page: Page) => footer(page).getByRole('button', { name: 'On this site' });
const links = (page: Page) => footer(page).getByRole('navigation').getByRole('link');
const scrolled = (page: Page) => page.evaluate(() => window.scrollY);

test('has the school’s addresses; social media without addresses are icons, hidden from screen readers', async ({
  page,
}) => {
  await openPage(page, '/Health');
  await expect(footer(page).locator('a[href^="tel:+961"]')).toBeVisible();
  await expect(footer(page).locator('a[href^="mailto:info@"]')).toBeVisible();
  await expect(footer(page)).toContainText('Ras Beirut');
  const media = footer(page).locator('.social');
  for (const name of ['facebook', 'youtube', 'x', 'instagram'])
    await expect(media.locator(`svg.social-${name}`)).toBeVisible();
  await expect(media.locator('a, button, [tabindex]')).toHaveCount(0);
  await expect(media).toHaveText('');
  await expect(footer(page).getByRole('list', { name: 'Social media' })).toHaveCount(0);
});

test('its links unfold and fold', async ({ page }) => {
  await openPage(page, '/Health');
  await expect(links(page)).toHaveCount(0);
  await expect(button(page)).toHaveAttribute('aria-expanded', 'false');
  await button(page).click();
  await expect(button(page)).toHaveAttribute('aria-expanded', 'true');
  const shown = await links(page).evaluateAll((all) => all.map((one) => [one.textContent, one.getAttribute('href')]));
  expect(shown).toEqual(specified);
  await expectAccessible(page);
  await button(page).press('Enter');
  await expect(links(page)).toHaveCount(0);
});

test('a followed link folds them and scrolls to the top; so does the link to the current page, and to Privacy', async ({
  page,
}) => {
  await openPage(page, '/Health');
  const [secondary, privacy] = ['Secondary', 'Privacy'].map((name) => footer(page).getByRole('link', { name }));
  for (const [link, title] of [
    [secondary, 'Secondary'],
    [secondary, 'Secondary'],
    [privacy, 'Privacy'],
    [privacy, 'Privacy'],
  ] as const) {
    await button(page).click();
    expect(await scrolled(page)).toBeGreaterThan(0);
    await link?.click();
    await expect(heading(page)).toContainText(title);
    await expect.poll(() => scrolled(page)).toBe(0);
    await expect(button(page)).toHaveAttribute('aria-expanded', 'false');
    await expect(page.getByRole('main')).toBeFocused();
  }
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('all its links are visible, and no button is shown', async ({ page }) => {
    await page.goto('/Health');
    await expect(button(page)).toBeHidden();
    await expect(links(page)).toHaveCount(specified.length);
  });
});
