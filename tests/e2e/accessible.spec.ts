// axe on what opens within a step. The steps themselves: wcag.spec.ts and arabic.spec.ts.
import { expectAccessible } from './support/accessible.ts';
import { openForm } from './support/formPage.ts';
import { expect, test } from './support/test.ts';

test('a long list is accessible while open, and when no option matches', async ({ page }) => {
  await openForm(page);
  const box = page.getByRole('combobox', { name: 'Primary Nationality' });
  await box.press('ArrowDown');
  await expect(page.getByRole('option').first()).toBeVisible();
  await expectAccessible(page);
  await box.fill('Atlantean');
  await expect(page.getByText('Nothing in the list matches')).toBeVisible();
  await expectAccessible(page);
});
