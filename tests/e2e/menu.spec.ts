// The menu: one group at a time, by mouse and keyboard, on desktop and phone, and without scripts.
import type { Locator, Page } from '@playwright/test';
import { expectAccessible } from './support/accessible.ts';
import { openPage } from './support/alive.ts';
import { heading } from './support/formPage.ts';
import { expect, test } from './support/test.ts';

const specified: Readonly<Record<string, readonly string[]>> = {
  About: ['/HistoryPage', '/Mission', '/EducationalPhilosophy', '/Protocol', '/Anthem'],
  Services: ['/Health', '/Transportation', '/LearningSupport', '/Counseling', '/AfterSchool'],
  Divisions: ['/Secondary', '/Intermediate', '/UpperElementary', '/LowerElementary', '/Preschool'],
  Admission: ['/Information', '/admissionV2', '/FAQ', '/Tuition', '/Financial-aid'],
};

const menu = (page: Page) => page.getByRole('navigation', { name: 'Main' });
const group = (page: Page, name: string) => menu(page).getByRole('button', { name });
const link = (page: Page, name: string) => menu(page).getByRole('link', { name, exact: true });
const paths = (links: Locator) => links.evaluateAll((all) => all.map((one) => one.getAttribute('href')));

/** Opens the page and, on the phone, the menu. */
async function open(page: Page, isMobile: boolean, address = '/Mission'): Promise<void> {
  await openPage(page, address);
  if (isMobile) await page.getByRole('button', { name: 'Menu' }).click();
}

test('has the specified entries in order, each button its list; the current page and its group are marked', async ({
  page,
  isMobile,
}) => {
  await open(page, isMobile);
  await expect(menu(page).locator('.menu-list > li > :is(a, button)')).toHaveText([
    'Home',
    ...Object.keys(specified),
    'Contact',
  ]);
  for (const [name, expected] of Object.entries(specified)) {
    await group(page, name).click();
    expect(await paths(menu(page).locator('.menu-group li a:visible'))).toEqual(expected);
    const id = await group(page, name).getAttribute('aria-controls');
    await expect(menu(page).locator(`ul#${id}`)).toHaveCount(1);
  }
  await expect(link(page, 'Tuition and instalment')).toBeVisible();
  await group(page, 'About').click();
  await expect(menu(page).locator('[aria-current="page"]')).toHaveText('Mission');
  await expect(menu(page).locator('[data-here]')).toHaveText('About');
});

test('has one group open at a time; a second click closes it', async ({ page, isMobile }) => {
  await open(page, isMobile);
  await group(page, 'About').click();
  await expect(group(page, 'About')).toHaveAttribute('aria-expanded', 'true');
  await expect(link(page, 'History')).toBeVisible();
  await expectAccessible(page);
  await group(page, 'Divisions').click();
  await expect(group(page, 'About')).toHaveAttribute('aria-expanded', 'false');
  await expect(link(page, 'History')).toBeHidden();
  await expect(link(page, 'Preschool')).toBeVisible();
  await group(page, 'Divisions').click();
  await expect(link(page, 'Preschool')).toBeHidden();
});

test('closes when a link is followed, on a click outside, or when focus leaves it', async ({ page, isMobile }) => {
  await open(page, isMobile);
  await group(page, 'Services').click();
  await link(page, 'Health').click();
  await expect(heading(page)).toContainText('Health');
  await expect(page.getByRole('main')).toBeFocused();
  await expect(link(page, 'Health')).toBeHidden();

  if (isMobile) return;
  await group(page, 'Services').click();
  await page.mouse.click(20, 700);
  await expect(link(page, 'Health')).toBeHidden();
  await group(page, 'Admission').click();
  await link(page, 'Financial aid').focus();
  await page.keyboard.press('Tab');
  await expect(link(page, 'Contact')).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(link(page, 'Financial aid')).toBeHidden();
});

test('responds to Escape and the arrow keys', async ({ page, isMobile }) => {
  await open(page, isMobile);
  await group(page, 'About').press('ArrowDown');
  await expect(link(page, 'History')).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(link(page, 'Mission')).toBeFocused();
  await page.keyboard.press('End');
  await expect(link(page, 'Anthem')).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(link(page, 'History')).toBeFocused();
  await page.keyboard.press('ArrowUp');
  await expect(link(page, 'Anthem')).toBeFocused();
  await page.keyboard.press('Home');
  await expect(link(page, 'History')).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(group(page, 'About')).toBeFocused();
  await expect(link(page, 'History')).toBeHidden();

  if (!isMobile) return;
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: 'Menu' })).toBeFocused();
  await expect(group(page, 'About')).toBeHidden();
});

test('shows each open group completely', async ({ page, isMobile }) => {
  await open(page, isMobile);
  if (!isMobile) await page.setViewportSize({ width: 1001, height: 700 });
  for (const [name, expected] of Object.entries(specified)) {
    await group(page, name).click();
    for (const path of expected) {
      const one = menu(page).locator(`.menu-group a[href="${path}"]`);
      await one.scrollIntoViewIfNeeded();
      await expect(one).toBeInViewport({ ratio: 1 });
    }
  }
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('is a details element with every page in it', async ({ page }) => {
    await page.goto('/Mission');
    await expect(group(page, 'About')).toBeHidden();
    await menu(page).locator('summary').click();
    const expected = ['/', ...Object.values(specified).flat(), '/ContactUs'];
    expect(await paths(menu(page).locator('a:visible'))).toEqual(expected);
  });
});
