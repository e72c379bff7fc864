// Offline a followed link shows the site's own page, which continues once the connection is back; answers are kept.
import type { BrowserContext, Page } from '@playwright/test';
import { idle, openPage } from '../support/alive.ts';
import { asDelivered } from '../support/asDelivered.ts';
import { admission, field, heading, openForm } from '../support/formPage.ts';
import { expect, test } from '../support/test.ts';

asDelivered('admission', 'site/content');

// With an empty cache: a cached page would load without a connection.
test.use({ fresh: true, expected: /Failed to load|ERR_INTERNET_DISCONNECTED|dynamically imported module/ });

const again = (page: Page) => page.getByRole('main').getByRole('button');
const link = (page: Page, address: string) => page.getByRole('contentinfo').locator(`a[href="${address}"]`);

async function goOffline(page: Page, context: BrowserContext): Promise<void> {
  await idle(page);
  await context.setOffline(true);
}

const languages = [
  { prefix: '', words: 'There is no connection', still: 'There is still no connection.' },
  { prefix: '/ar', words: 'لا اتصال بالإنترنت', still: 'لا اتصال حتى الآن.' },
] as const;

for (const { prefix, words, still } of languages) {
  test(`from a page in ${prefix || 'English'}: shows the page, tries again, continues by itself, and Back works`, async ({
    page,
    context,
  }) => {
    await openPage(page, `${prefix}/FAQ`);
    await page.evaluate(() => Object.assign(window, { stays: true }));
    await goOffline(page, context);
    await link(page, `${prefix}/Privacy`).click();
    await expect(page).toHaveURL(`${prefix}/Privacy`);
    await expect(heading(page)).toHaveText(words);
    await expect(page).toHaveTitle(new RegExp(`^${words}`));
    await expect(page.getByRole('main')).toBeFocused();
    await again(page).press('Enter');
    await expect(page.getByRole('main').getByRole('status')).toHaveText(still);
    await expect(again(page)).toBeFocused();

    await page.goBack();
    await expect(page.locator('details.question').first()).toBeVisible();
    await page.goForward();
    await expect(heading(page)).toHaveText(words);
    expect(await page.evaluate(() => 'stays' in window)).toBe(true);
    await context.setOffline(false);
    await expect(page.getByRole('main').locator('h1')).toHaveText(prefix ? /خصوصية/ : /Privacy/);
    await expect(page).toHaveURL(`${prefix}/Privacy`);
  });

  test(`from a form in ${prefix || 'English'}: the answers are kept`, async ({ page, context }) => {
    const name = 'learnerInfo[birthPlace]';
    await openForm(page, { ...admission, route: prefix + admission.route });
    await field(page, name).fill('Jounieh');
    await goOffline(page, context);
    await page.locator('.form-privacy a').click();
    await expect(heading(page)).toHaveText(words);
    await page.goBack();
    await expect(field(page, name)).toHaveValue('Jounieh');
  });
}

test('a link to a file shows it too, and opens the file once online', async ({ page, context }) => {
  await openPage(page, '/Protocol');
  const file = page.getByRole('main').locator('a[href$=".pdf"]').first();
  await file.evaluate((element) => element.removeAttribute('download'));
  const address = (await file.getAttribute('href')) ?? '';
  await goOffline(page, context);
  await file.click();
  await expect(heading(page)).toHaveText('There is no connection');
  const asked = page.waitForRequest((request) => request.url().endsWith(address) && request.isNavigationRequest());
  await context.setOffline(false);
  await asked;
});
