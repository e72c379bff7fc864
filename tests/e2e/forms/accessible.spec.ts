// axe on what opens within a step. The steps themselves: wcag.spec.ts and arabic.spec.ts.
import type { Page } from '@playwright/test';
import { expectAccessible } from '../support/accessible.ts';
import { openForm } from '../support/formPage.ts';
import { expect, test } from '../support/test.ts';

const box = (page: Page) => page.getByRole('combobox', { name: 'Primary Nationality' });

// On one screen each: with every option in it axe takes two seconds.
test('a long list is accessible while open', { tag: '@phone' }, async ({ page }) => {
  await openForm(page);
  await box(page).press('ArrowDown');
  await expect(page.getByRole('listbox').getByRole('option').first()).toBeVisible();
  await expectAccessible(page);
});

test('a long list is accessible when no option matches', { tag: '@desk' }, async ({ page }) => {
  await openForm(page);
  await box(page).press('ArrowDown');
  await box(page).fill('Atlantean');
  await expect(page.getByText('Nothing in the list matches')).toBeVisible();
  await expectAccessible(page);
});
