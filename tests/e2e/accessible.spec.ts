// Every step by the rules that a machine can check: as it is found, with all its errors, and filled in.
import { expectAccessible } from './accessible.ts';
import { admission, alert, example, heading, onwards, openForm } from './formPage.ts';
import { expect, test } from './test.ts';
import { Walker } from './walker.ts';

test('a long list is accessible while it is open, and when nothing in it matches', async ({ page }) => {
  await openForm(page);
  const box = page.getByRole('combobox', { name: 'Primary Nationality' });
  await box.press('ArrowDown');
  await expect(page.getByRole('option').first()).toBeVisible();
  await expectAccessible(page);
  await box.fill('Atlantean');
  await expect(page.getByText('Nothing in the list matches')).toBeVisible();
  await expectAccessible(page);
});

test('every step is accessible', async ({ page, isMobile }) => {
  test.skip(isMobile, 'In Arabic they are looked at on a small screen (arabic.spec.ts).');
  test.slow();
  const walker = new Walker(page, example('maximal').flat);
  await openForm(page);
  for (const { label } of admission.steps) {
    await expect(heading(page)).toContainText(label);
    await expectAccessible(page);
    await onwards(page).press('Enter');
    await expect(alert(page)).toBeFocused();
    await expectAccessible(page);
    await walker.answerStep();
    await expectAccessible(page);
    await page.keyboard.press('Enter');
  }
  await expect(heading(page)).toHaveText(admission.done.title);
  await expectAccessible(page);
});
