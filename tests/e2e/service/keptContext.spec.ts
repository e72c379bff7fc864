// Tests share a page (keptContext.ts): what one leaves behind, the next does not find.
import { asDelivered } from '../support/asDelivered.ts';
import { field, openForm } from '../support/formPage.ts';
import { expect, test } from '../support/test.ts';

asDelivered('admission');

test.describe.configure({ mode: 'serial' });

const firstName = 'learnerInfo[firstName]';

test('a test leaves a draft, another tab, a broken line and another screen', async ({ page, context }) => {
  await openForm(page);
  await field(page, firstName).fill('Maya');
  await expect(page.getByText('Last saved')).toBeVisible();
  await page.evaluate(() => sessionStorage.setItem('left', 'behind'));
  await page.route('**/FAQ', (route) => route.abort());
  await page.setViewportSize({ width: 400, height: 400 });
  await page.emulateMedia({ media: 'print' });
  await context.newPage();
  await context.setOffline(true);
});

test('the next finds a page as good as new', async ({ page, context, viewport }) => {
  expect(context.pages()).toEqual([page]);
  expect(page.viewportSize()).toEqual(viewport);
  await page.goto('/FAQ');
  expect(await page.evaluate(() => [matchMedia('print').matches, sessionStorage.length])).toEqual([false, 0]);
  await openForm(page);
  await expect(field(page, firstName)).toHaveValue('');
});
