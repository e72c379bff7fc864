// The menu: one group at a time, by mouse and keyboard, on desktop and phone, and without scripts.
import type { Locator, Page } from '@playwright/test';
import { expectAccessible } from '../support/accessible.ts';
import { openPage } from '../support/alive.ts';
import { menu as entries } from '../support/siteMap.ts';
import { expect, test } from '../support/test.ts';

const groups = entries.filter(({ links }) => links.length > 0);
const [one, other] = groups;
const last = groups.at(-1);
const [first, second] = one?.links ?? [];
const lastOf = (group = one) => group?.links.at(-1)?.label ?? '';
const nameOf = (entry: { readonly label: string } | undefined) => entry?.label ?? '';

const menu = (page: Page) => page.getByRole('navigation', { name: 'Main' });
const group = (page: Page, entry = one) => menu(page).getByRole('button', { name: nameOf(entry), exact: true });
const link = (page: Page, name = nameOf(first)) => menu(page).getByRole('link', { name, exact: true });
const paths = (links: Locator) => links.evaluateAll((all) => all.map((each) => each.getAttribute('href')));

/** Opens the page and, on the phone, the menu. */
async function open(page: Page, isMobile: boolean): Promise<void> {
  await openPage(page, second?.to ?? '/');
  if (isMobile) await page.getByRole('button', { name: 'Menu' }).click();
}

test('has its entries in order, each button its list; the current page and its group are marked', async ({
  page,
  isMobile,
}) => {
  await open(page, isMobile);
  await expect(menu(page).locator('.menu-list > li > :is(a, button)')).toHaveText(entries.map(nameOf));
  for (const each of groups) {
    await group(page, each).click();
    expect(await paths(menu(page).locator('.menu-group li a:visible'))).toEqual(each.links.map(({ to }) => to));
    const id = await group(page, each).getAttribute('aria-controls');
    await expect(menu(page).locator(`ul#${id}`)).toHaveCount(1);
    await expect(link(page, lastOf(each))).toBeVisible();
  }
  await group(page).click();
  await expect(menu(page).locator('[aria-current="page"]')).toHaveText(nameOf(second));
  await expect(menu(page).locator('[data-here]')).toHaveText(nameOf(one));
});

test('has one group open at a time; a second click closes it', async ({ page, isMobile }) => {
  await open(page, isMobile);
  await group(page).click();
  await expect(group(page)).toHaveAttribute('aria-expanded', 'true');
  await expect(link(page)).toBeVisible();
  await expectAccessible(page);
  await group(page, other).click();
  await expect(group(page)).toHaveAttribute('aria-expanded', 'false');
  await expect(link(page)).toBeHidden();
  await expect(link(page, lastOf(other))).toBeVisible();
  await group(page, other).click();
  await expect(link(page, lastOf(other))).toBeHidden();
});

test('closes when a link is followed, on a click outside, or when focus leaves it', async ({ page, isMobile }) => {
  await open(page, isMobile);
  await group(page).click();
  await link(page).click();
  await expect(page).toHaveURL(first?.to ?? '');
  await expect(page.getByRole('main')).toBeFocused();
  await expect(link(page)).toBeHidden();

  if (isMobile) return;
  await group(page).click();
  await page.mouse.click(20, 700);
  await expect(link(page)).toBeHidden();
  await group(page, last).click();
  await link(page, lastOf(last)).focus();
  await page.keyboard.press('Tab');
  await expect(menu(page).locator(':focus')).not.toHaveText(lastOf(last));
  await page.keyboard.press('Tab');
  await expect(link(page, lastOf(last))).toBeHidden();
});

test('responds to Escape and the arrow keys', async ({ page, isMobile }) => {
  await open(page, isMobile);
  await group(page).press('ArrowDown');
  await expect(link(page)).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(link(page, nameOf(second))).toBeFocused();
  await page.keyboard.press('End');
  await expect(link(page, lastOf())).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(link(page)).toBeFocused();
  await page.keyboard.press('ArrowUp');
  await expect(link(page, lastOf())).toBeFocused();
  await page.keyboard.press('Home');
  await expect(link(page)).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(group(page)).toBeFocused();
  await expect(link(page)).toBeHidden();

  if (!isMobile) return;
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: 'Menu' })).toBeFocused();
  await expect(group(page)).toBeHidden();
});

test('shows each open group completely', async ({ page, isMobile }) => {
  await open(page, isMobile);
  if (!isMobile) await page.setViewportSize({ width: 1001, height: 700 });
  for (const each of groups) {
    await group(page, each).click();
    await expect(link(page, lastOf(each))).toBeVisible();
    const shares = each.links.map(({ to }) => [to, 1]);
    await expect.poll(() => menu(page).locator('.menu-group li a:visible').evaluateAll(sharesInView)).toEqual(shares);
  }
});

/** The address of each link, and the share of it that is in the viewport once it is scrolled there. Runs in the page. */
async function sharesInView(links: readonly Element[]): Promise<readonly (readonly [string, number])[]> {
  const shares: (readonly [string, number])[] = [];
  for (const link of links) {
    link.scrollIntoView({ block: 'nearest', behavior: 'instant' });
    const share = await new Promise<number>((resolve) => {
      const observer = new IntersectionObserver(([seen]) => {
        observer.disconnect();
        resolve(seen?.intersectionRatio ?? 0);
      });
      observer.observe(link);
    });
    shares.push([link.getAttribute('href') ?? '', share]);
  }
  return shares;
}

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('is a details element with every page in it', async ({ page }) => {
    await page.goto(second?.to ?? '/');
    await expect(group(page)).toBeHidden();
    await menu(page).locator('summary').click();
    const expected = entries.flatMap(({ to, links }) => (to === undefined ? links.map((each) => each.to) : [to]));
    expect(await paths(menu(page).locator('a:visible'))).toEqual(expected);
  });
});
