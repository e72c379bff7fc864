// The financial aid application, filled in with the examples' answers until the file is saved.
import type { Page, TestInfo } from '@playwright/test';
import { financialAidDocument } from '../../forms/support/financialAidDocument.ts';
import { asDelivered } from '../support/asDelivered.ts';
import { begun, reached, seedDraft } from '../support/device.ts';
import {
  alertHeading,
  example,
  field,
  formFile,
  heading,
  next,
  openForm,
  option,
  submit,
  summary,
  unfoldDraftWays,
} from '../support/formPage.ts';
import { savedBy } from '../support/saved.ts';
import { expect, test } from '../support/test.ts';
import { type Hand, Walker } from '../support/walker.ts';

asDelivered('financial-aid');

const form = formFile('financial-aid');
const labels = [
  'Learner Information',
  'Father/Guardian Information',
  'Mother/Guardian Information',
  'Marital Status',
  'Dependent Information',
];

test('minimal, by keyboard alone', ({ page }, testInfo) => apply(page, testInfo, 'minimal', 'typed'));

test('maximal, with four learners, two guardians and three dependents', ({ page }, testInfo) =>
  apply(page, testInfo, 'maximal', 'pasted'));

async function apply(page: Page, testInfo: TestInfo, name: 'minimal' | 'maximal', hand: Hand): Promise<void> {
  const { answers, flat } = example(name, 'financial-aid');
  const walker = new Walker(page, flat, hand);
  await openForm(page, form);
  await expect(page).toHaveTitle(/^Learner Information - Financial Aid Application/);
  for (const [i, label] of labels.slice(0, -1).entries()) {
    await expect(heading(page)).toHaveText(`${label} Financial Aid Application`);
    await expect(page.getByText(`Step ${i + 1} of 5: ${label}`)).toBeVisible();
    await expect(next(page)).not.toHaveAttribute('aria-disabled');
    await walker.passStep();
  }
  await walker.answerStep();
  await expect(submit(page)).toBeFocused();
  expect([...walker.pending.keys()]).toEqual([]);

  // There is nothing to store before, so the file is saved within the event of the key.
  if (name === 'maximal') {
    await unfoldDraftWays(page);
    await page.getByRole('button', { name: 'Keep nothing on this device' }).press('Enter');
  }
  const { name: fileName, content } = await savedBy(page, testInfo, () => submit(page).press('Enter'));
  expect(fileName).toBe('financial_aid_form_data.json');
  expect(content).toEqual(financialAidDocument(answers));

  await expect(heading(page)).toHaveText('Your application has been saved on this device');
  await expect(heading(page)).toBeFocused();
  const main = page.getByRole('main');
  for (const paragraph of form.done.text) await expect(main.getByText(paragraph, { exact: true })).toBeVisible();
  expect(form.done.text.join(' ')).toContain('financial_aid_form_data.json');
  await expect(main).toContainText('three documents');
  await page.reload();
  await expect(field(page, 'address')).toHaveValue('');
}

test.describe('an incomplete step', () => {
  test("cannot be passed by the browser's Back to a later step: it stays and shows its errors", async ({ page }) => {
    await seedDraft(page, begun('minimal', 'financial-aid', 4));
    await openForm(page, form);
    for (const _ of labels.slice(1)) await page.getByRole('button', { name: 'Previous' }).press('Enter');
    await field(page, 'address').fill('  ');
    await page.goBack();
    await expect(alertHeading(page)).toHaveText('Please complete all required fields before proceeding.');
    await expect(alertHeading(page)).toBeFocused();
    await expect(heading(page)).toContainText('Learner Information');
    await summary(page).getByRole('link', { name: 'Address is required' }).press('Enter');
    await expect(field(page, 'address')).toBeFocused();
  });

  test('can be left by Previous, which is disabled on the first step', async ({ page }) => {
    await seedDraft(page, { ...reached('financial-aid', 1), step: 0 });
    await openForm(page, form);
    await expect(page.getByRole('button', { name: 'Previous' })).toBeEnabled({ enabled: false });
    await next(page).press('Enter');
    await option(page, 'fatherGuardian', 'guardian').check();
    await page.getByRole('button', { name: 'Previous' }).press('Enter');
    await expect(field(page, 'learners[0][lastName]')).toHaveValue('Example');
    await next(page).press('Enter');
    await expect(option(page, 'fatherGuardian', 'guardian')).toBeChecked();
  });
});
