// A parent on a slow line sees the questions long before the page's scripts are there, and begins.
import type { Page } from '@playwright/test';
import { admission, field, next, openForm, option } from './formPage.ts';
import { expect, test } from './test.ts';

/** The page as it stands while its scripts are on their way; the returned function lets them come. */
async function openEarly(page: Page): Promise<() => Promise<void>> {
  let release: () => void = () => undefined;
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(/\.js$/, async (route) => {
    await held;
    await route.continue();
  });
  await page.goto(admission.route, { waitUntil: 'commit' });
  await expect(next(page)).toBeDisabled();
  return async () => {
    release();
    await expect(page.locator('fieldset:disabled')).toHaveCount(0);
    await page.unroute(/\.js$/);
  };
}

const birthPlace = 'learnerInfo[birthPlace]';

test('what is typed and chosen before the page is alive counts, under the cursor and after a reload', async ({
  page,
}) => {
  const come = await openEarly(page);
  await field(page, birthPlace).pressSequentially('Ras ');
  await option(page, 'learnerInfo[gender]', 'male').check();
  await field(page, 'learnerInfo[firstNameAR]').fill('كريم');
  await field(page, birthPlace).focus();
  await page.keyboard.press('End');
  await come();
  await expect(field(page, birthPlace)).toHaveValue('Ras ');
  await expect(field(page, birthPlace)).toBeFocused();
  await page.keyboard.type('Beirut');
  await expect(page.getByText('Your answers are kept', { exact: false })).toBeVisible();
  await page.reload();
  await expect(page.getByText('are here again')).toBeVisible();
  await expect(field(page, birthPlace)).toHaveValue('Ras Beirut');
  await expect(option(page, 'learnerInfo[gender]', 'male')).toBeChecked();
  await expect(field(page, 'learnerInfo[firstNameAR]')).toHaveValue('كريم');
});

test('it is later than what comes back from the device, which stays otherwise', async ({ page }) => {
  await openForm(page);
  await field(page, birthPlace).fill('Beirut');
  await field(page, 'learnerInfo[firstName]').fill('Maya');
  await page.goto('about:blank');
  const come = await openEarly(page);
  await field(page, birthPlace).fill('Tyre');
  await come();
  await expect(page.getByText('are here again')).toBeVisible();
  await expect(field(page, birthPlace)).toHaveValue('Tyre');
  await expect(field(page, 'learnerInfo[firstName]')).toHaveValue('Maya');
});

test('what cannot keep an answer by itself waits', async ({ page }) => {
  const come = await openEarly(page);
  const waiting = page.locator('.field[inert]');
  expect(await waiting.count()).toBeGreaterThan(0);
  await expect(
    waiting.locator(':is([role=combobox], [type=file], [type=tel], [type=checkbox])').first(),
  ).toBeAttached();
  for (const kind of ['[role=combobox]', '[type=file]']) {
    const all = page.locator(`.field ${kind}`);
    await expect(all).toHaveCount(await waiting.locator(kind).count());
  }
  await come();
  await expect(waiting).toHaveCount(0);
});
