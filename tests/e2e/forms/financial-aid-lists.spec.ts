// The lists of the financial aid application: how many learners there can be, that dependents agree with their number,
// and that Submit waits for every value and then saves once.
import type { Page } from '@playwright/test';
import { wholeFile } from '../../fixtures/wholeFile.ts';
import { asDelivered } from '../support/asDelivered.ts';
import { begun, seedDraft } from '../support/device.ts';
import {
  alert,
  alertHeading,
  example,
  field,
  formFile,
  heading,
  onwards,
  openForm,
  submit,
  summary,
} from '../support/formPage.ts';
import { savedBy } from '../support/saved.ts';
import { shownErrors } from '../support/shownErrors.ts';
import { expect, test } from '../support/test.ts';

asDelivered('financial-aid');

const form = formFile('financial-aid');
const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: true });
const entries = (page: Page, noun: string) =>
  page.getByRole('heading', { level: 3, name: new RegExp(`^${noun} \\d$`) });

test('one to four learners: a fifth is impossible, the first stays', async ({ page }) => {
  await openForm(page, form);
  const add = button(page, 'Add Learner');
  await expect(button(page, /^Remove Learner/)).toHaveCount(0);
  for (const i of [0, 1, 2, 3]) {
    await field(page, `learners[${i}][firstName]`).fill(`Nour ${i}`);
    await expect(entries(page, 'Learner')).toHaveCount(i + 1);
    if (i < 3) await add.press('Enter');
    if (i < 3) await expect(field(page, `learners[${i + 1}][lastName]`)).toBeFocused();
  }
  await expect(add).toHaveCount(0);
  await expect(button(page, /^Remove Learner/)).toHaveText([
    'Remove Learner 2 (Nour 1)',
    'Remove Learner 3 (Nour 2)',
    'Remove Learner 4 (Nour 3)',
  ]);
  await button(page, 'Remove Learner 3 (Nour 2)').press('Enter');
  await expect(add).toBeFocused();
  for (const [i, name] of ['Nour 0', 'Nour 1', 'Nour 3'].entries())
    await expect(field(page, `learners[${i}][firstName]`)).toHaveValue(name);
  await expect(entries(page, 'Learner')).toHaveCount(3);

  await onwards(page).press('Enter');
  await expect(heading(page)).toContainText('Learner Information');
  const errors = await shownErrors(page);
  for (const i of [0, 1, 2]) expect(errors[`learners[${i}][lastName]`]).toBe('Last Name is required');
  expect(errors['learners[0][firstName]']).toBeUndefined();
  await expect(summary(page)).toContainText('Learner 3: Last Name is required');
});

test('dependents agree with their number, and Submit waits for all', async ({ page }, testInfo) => {
  const { answers } = example('minimal', 'financial-aid');
  await seedDraft(page, begun('minimal', 'financial-aid', 4));
  await openForm(page, form);
  const agree = { dependents: 'List exactly as many dependents as the number you gave above' };
  const count = field(page, 'numberOfDependents');
  const none = { numberOfDependents: 'Number of Dependents must be at least 1' };

  await test.step('the number itself', async () => {
    for (const [typed, message] of [
      ['0', none.numberOfDependents],
      ['٠', none.numberOfDependents],
      ['-1', none.numberOfDependents],
      ['x', 'Number of Dependents must be a whole number'],
      ['1.5', 'Number of Dependents must be a whole number'],
      ['', 'Number of Dependents is required'],
      ['١', undefined],
    ]) {
      await count.fill(typed ?? '');
      await count.blur();
      expect([typed, (await shownErrors(page)).numberOfDependents]).toEqual([typed, message]);
    }
  });

  await test.step('a list that is shorter', async () => {
    await count.fill('2');
    await submit(page).press('Enter');
    await expect(alertHeading(page)).toBeFocused();
    expect(await shownErrors(page)).toEqual(agree);
    await summary(page).getByRole('link', { name: agree.dependents }).press('Enter');
    await expect(button(page, 'Add More')).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(field(page, 'dependents[1][relationship]')).toBeFocused();
    expect(await shownErrors(page)).toEqual({});
    await expect(alert(page)).toHaveCount(0);
  });

  await test.step('an entry that is not filled in', async () => {
    await submit(page).press('Enter');
    expect(await shownErrors(page)).toEqual({
      'dependents[1][relationship]': 'Relationship is required',
      'dependents[1][age]': 'Age is required',
    });
    await field(page, 'dependents[1][relationship]').fill('Aunt');
    await field(page, 'dependents[1][age]').fill('٧٠');
    expect(await shownErrors(page)).toEqual({});
  });

  await test.step('a list that is longer', async () => {
    await count.fill('1');
    expect(await shownErrors(page)).toEqual(agree);
    await submit(page).press('Enter');
    await expect(alertHeading(page)).toBeFocused();
    await button(page, 'Remove Aunt (Dependent 2)').press('Enter');
    expect(await shownErrors(page)).toEqual({});
  });

  await test.step('a file that is gone', async () => {
    await button(page, 'Remove school-certificate.pdf').click();
    await submit(page).press('Enter');
    await expect(alertHeading(page)).toHaveText('Please fill in all required fields before submitting.');
    expect(await shownErrors(page)).toEqual({ school_certificate: 'School Certificate is required' });
    await summary(page).getByRole('link').press('Enter');
    await expect(field(page, 'school_certificate')).toBeFocused();
    const file = { name: 'new.png', mimeType: 'image/png', buffer: Buffer.from(wholeFile('image/png')) };
    await field(page, 'school_certificate').setInputFiles(file);
  });

  await test.step('then it saves, once', async () => {
    const names: string[] = [];
    page.on('download', (download) => names.push(download.suggestedFilename()));
    // The button's words as they change: they are gone too soon to be looked up.
    await submit(page).evaluate((pressed) => {
      const words = new MutationObserver(() => document.body.setAttribute('data-words', pressed.textContent));
      words.observe(pressed, { childList: true, characterData: true, subtree: true });
    });
    const { content } = await savedBy(page, testInfo, () => submit(page).dblclick());
    expect(content).toMatchObject({ dependents: { numberOfDependents: 1, details: answers.dependents } });
    await expect(page.locator('body')).toHaveAttribute('data-words', 'Submitting...');
    await expect(heading(page)).toHaveText(form.done.title);
    expect(names).toEqual(['financial_aid_form_data.json']);
  });
});
