// Input before hydration: on a slow connection the questions are visible long before the scripts have loaded.
import type { Page } from '@playwright/test';
import { asDelivered } from '../support/asDelivered.ts';
import { keptAnswers } from '../support/device.ts';
import { admission, field, next, openForm, option } from '../support/formPage.ts';
import { expect, test } from '../support/test.ts';

asDelivered('admission');

/** Opens the page with its scripts held back; the returned function releases them and runs `act` before hydration. */
async function openEarly(page: Page): Promise<(act?: () => Promise<void>) => Promise<void>> {
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
  return async (act) => {
    release();
    await act?.();
    await expect(page.locator('fieldset:disabled')).toHaveCount(0);
    await page.unroute(/\.js$/);
  };
}

const birthPlace = 'learnerInfo[birthPlace]';
const firstName = 'learnerInfo[firstName]';
const gender = 'learnerInfo[gender]';

test('what is typed and chosen before hydration is kept, with the cursor and after a reload', async ({ page }) => {
  const come = await openEarly(page);
  await field(page, birthPlace).pressSequentially('Ras ');
  await option(page, gender, 'male').check();
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
  await expect(option(page, gender, 'male')).toBeChecked();
  await expect(field(page, 'learnerInfo[firstNameAR]')).toHaveValue('كريم');
});

test('it overrides the draft, whose other answers are kept @desk', async ({ page }) => {
  await openForm(page);
  await field(page, birthPlace).fill('Beirut');
  await field(page, firstName).fill('Maya');
  await page.goto('about:blank');
  const come = await openEarly(page);
  await field(page, birthPlace).fill('Tyre');
  await come();
  await expect(page.getByText('are here again')).toBeVisible();
  await expect(field(page, birthPlace)).toHaveValue('Tyre');
  await expect(field(page, firstName)).toHaveValue('Maya');
});

test('what is typed before and pressed during hydration is kept, on a slow device and connection @desk', async ({
  page,
  context,
}) => {
  const come = await openEarly(page);
  const session = await context.newCDPSession(page);
  // IndexedDB responds only when the test says so: until then the form has no draft.
  await page.evaluate(() => {
    const { open } = IDBFactory.prototype;
    IDBFactory.prototype.open = function hold(this: IDBFactory, ...names: [string]) {
      const request = open.apply(this, names);
      document.documentElement.dataset.asked = 'yes';
      const holdBack = (event: Event) => event.stopImmediatePropagation();
      request.addEventListener('success', holdBack);
      document.addEventListener('device', () => {
        IDBFactory.prototype.open = open;
        request.removeEventListener('success', holdBack);
        request.dispatchEvent(new Event('success'));
      });
      return request;
    };
  });
  await field(page, firstName).pressSequentially('Maya');
  const line = { offline: false, latency: 100, downloadThroughput: 100_000, uploadThroughput: 100_000 };
  await session.send('Network.emulateNetworkConditions', line);
  await session.send('Emulation.setCPUThrottlingRate', { rate: 6 });
  await come(async () => {
    // IndexedDB is opened in the commit that hydrates the page.
    await page.waitForSelector('[data-asked]');
    const { x, y } = (await option(page, gender, 'male').boundingBox()) ?? { x: 0, y: 0 };
    await page.mouse.move(x + 5, y + 5);
    await page.mouse.down();
    await page.mouse.up();
    await field(page, birthPlace).pressSequentially('Tyre');
    await page.evaluate(() => document.dispatchEvent(new Event('device')));
  });
  await session.detach();
  const given = { firstName: 'Maya', gender: 'male', birthPlace: 'Tyre' };
  await expect.poll(() => keptAnswers(page)).toMatchObject({ learnerInfo: given });
  await expect(option(page, gender, 'male')).toBeChecked();
});

test('controls that cannot hold a value without scripts are inert until hydration', async ({ page }) => {
  const come = await openEarly(page);
  const waiting = page.locator('.field[inert]');
  expect(await waiting.count()).toBeGreaterThan(0);
  await expect(waiting.locator(':is([role=combobox], [type=tel], [type=checkbox])').first()).toBeAttached();
  await expect(page.locator('.field [role=combobox]')).toHaveCount(await waiting.locator('[role=combobox]').count());
  await come();
  await expect(waiting).toHaveCount(0);
});
