// Deleting from the device: answers, files, text typed just before, and the receipt.
import type { Page } from '@playwright/test';
import { asDelivered } from '../support/asDelivered.ts';
import { expectOnDevice, finished, onDevice, seedDraft } from '../support/device.ts';
import { admission, field, heading, next, openForm, submit, unfoldDraftWays } from '../support/formPage.ts';
import { expect, test } from '../support/test.ts';

asDelivered('admission');

const labels = admission.steps.map(({ label }) => label);
const firstName = 'learnerInfo[firstName]';
/** The time within which an answer must be saved. */
const SAFE_AFTER_MS = 1_000;
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const expectStep = (page: Page, index: number) =>
  expect(heading(page)).toHaveText(`${labels[index]} ${admission.title}`);

test('Start again asks for confirmation and deletes everything', async ({ page }) => {
  await seedDraft(page, { ...finished('maximal', 'Maya'), step: 1 });
  await openForm(page);
  await unfoldDraftWays(page);
  await button(page, 'Start again').click();
  await expect(page.getByRole('alertdialog')).toContainText('Are you sure?');
  await expect(button(page, 'No, go on')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(button(page, 'Start again')).toBeFocused();
  await expectStep(page, 1);
  await page.keyboard.press('Enter');
  await button(page, 'Yes, remove them all').press('Enter');
  await expectStep(page, 0);
  await expect(heading(page)).toBeFocused();
  await expect(field(page, firstName)).toHaveValue('');
  await expectOnDevice(page);
  await page.reload();
  await expect(field(page, firstName)).toHaveValue('');
  await unfoldDraftWays(page);
  await button(page, 'Start again').click();
  await button(page, 'Yes, remove them all').press('Enter');
  await expect(heading(page)).toBeFocused();
});

test('Keep nothing on this device deletes everything and saves nothing more, no receipt either', async ({ page }) => {
  await seedDraft(page, finished('maximal'));
  await openForm(page);
  await unfoldDraftWays(page);
  await button(page, 'Keep nothing on this device').press('Enter');
  await expect(page.getByText('Nothing is kept on this device.')).toBeFocused();
  await expectOnDevice(page);
  await field(page, 'otherInfo[specifyOtherSchools]').fill('Another one');
  await button(page, 'Previous').press('Enter');
  await next(page).press('Enter');
  // Nothing to wait for: nothing may be saved by the time in which an answer otherwise is.
  await page.waitForTimeout(SAFE_AFTER_MS);
  expect(await onDevice(page)).toEqual({});
  await submit(page).press('Enter');
  await expect(heading(page)).toHaveText(admission.done.title);
  // The same for the receipt.
  await page.waitForTimeout(SAFE_AFTER_MS);
  expect(await onDevice(page)).toEqual({});
  await page.reload();
  await expect(field(page, firstName)).toHaveValue('');
  await expect(page.getByText('already sent this form')).toHaveCount(0);
});

test('the receipt replaces the draft and its files', async ({ page }) => {
  await seedDraft(page, finished('maximal'));
  await openForm(page);
  await expectOnDevice(page, 'admission draft', 'admission file report');
  await submit(page).press('Enter');
  await expect(heading(page)).toHaveText(admission.done.title);
  await expectOnDevice(page, 'admission receipt');
  await page.reload();
  await expectStep(page, 0);
  await expect(field(page, firstName)).toHaveValue('');
});
