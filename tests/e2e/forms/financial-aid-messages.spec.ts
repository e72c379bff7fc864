// Every message, option and label of the specification in the financial aid application, step by step on the page, and the
// limits of single answers.
import type { Page } from '@playwright/test';
import { asDelivered } from '../support/asDelivered.ts';
import { reached, seedDraft } from '../support/device.ts';
import {
  alert,
  alertHeading,
  example,
  field,
  formFile,
  heading,
  onwards,
  openForm,
  option,
  summary,
} from '../support/formPage.ts';
import { shownErrors } from '../support/shownErrors.ts';
import { expect, test } from '../support/test.ts';
import { Walker } from '../support/walker.ts';

asDelivered('financial-aid');

const form = formFile('financial-aid');

/** The message at a field after typing and leaving the field. */
async function errorAfter(page: Page, name: string, typed: string): Promise<string | undefined> {
  await field(page, name).fill(typed);
  await field(page, name).blur();
  return (await shownErrors(page))[name];
}

const ofParent = (key: string, who: string) =>
  Object.fromEntries(
    ['Name', 'Occupation', 'Employer', 'Address', 'Telephone'].map((part) => [
      `${key}${part}`,
      `${who}'s ${part} is required`,
    ]),
  );

const required: readonly Readonly<Record<string, string>>[] = [
  {
    'learners[0][lastName]': 'Last Name is required',
    'learners[0][firstName]': 'First Name is required',
    'learners[0][middleName]': 'Middle Name is required',
    'learners[0][dob]': 'Date of Birth is required',
    'learners[0][yearOfAdmission]': 'Year of Admission is required',
    'learners[0][currentGrade]': 'Current Grade is required',
    address: 'Address is required',
  },
  { fatherGuardian: 'Father/Guardian is required', fatherAge: 'Age is required', ...ofParent('father', 'Father') },
  { motherGuardian: 'Mother/Guardian is required', motherAge: 'Age is required', ...ofParent('mother', 'Mother') },
  { maritalStatus: 'Marital Status is required' },
  {
    numberOfDependents: 'Number of Dependents is required',
    'dependents[0][relationship]': 'Relationship is required',
    'dependents[0][age]': 'Age is required',
    income_statement: 'Income Statement is required',
    school_certificate: 'School Certificate is required',
    addtional_info: 'Additional Information is required',
  },
];

/** Opens a step with all earlier steps answered. */
async function openStep(page: Page, step: number): Promise<void> {
  await seedDraft(page, reached('financial-aid', step));
  await openForm(page, form);
  await expect(heading(page)).toContainText(form.steps[step]?.label ?? '');
}

test('an incomplete step shows a message at each field and focuses the alert, from which one key leads to the first field', async ({
  page,
}) => {
  const walker = new Walker(page, example('minimal', 'financial-aid').flat);
  await openForm(page, form);
  for (const [i, messages] of required.entries()) {
    await test.step(form.steps[i]?.label ?? '', async () => {
      await expect(heading(page)).toContainText(form.steps[i]?.label ?? '');
      await expect(alert(page)).toHaveCount(0);
      expect(await shownErrors(page)).toEqual({});
      await expect(onwards(page)).not.toHaveAttribute('aria-disabled');
      await onwards(page).press('Enter');
      await expect(alertHeading(page)).toHaveText(
        `Please ${i < 4 ? 'complete all required fields before proceeding' : 'fill in all required fields before submitting'}.`,
      );
      await expect(alertHeading(page)).toBeFocused();
      await expect(heading(page)).toContainText(form.steps[i]?.label ?? '');
      expect(await shownErrors(page)).toEqual(messages);
      await page.keyboard.press('Tab');
      await page.keyboard.press('Enter');
      await expect(field(page, Object.keys(messages)[0] ?? '').first()).toBeFocused();
      await heading(page).focus();
      await walker.answerStep();
      await expect(alert(page)).toHaveCount(0);
      expect(await shownErrors(page)).toEqual({});
      if (i < 4) await page.keyboard.press('Enter');
    });
  }
});

const year = 'Year must be in YYYY format';
const range = 'Year must be between 2010 and 2024';

test('the first step: conditions, the 18 grades, and the years', async ({ page }) => {
  await openStep(page, 0);
  const text = await page.getByRole('main').innerText();
  for (const words of [
    /at least one year/,
    /staff/,
    /parents' committee/,
    /scholarship/,
    /confidential/,
    /social worker/,
  ])
    expect(text).toMatch(words);
  for (const words of [
    /Incomplete applications are not processed/,
    /False statements/,
    /may be withdrawn/,
    /according to need/,
  ])
    expect(text).toMatch(words);
  expect(text.search(/confidential/)).toBeLessThan(text.search(/Learner 1/));

  const grades = field(page, 'learners[0][currentGrade]').locator('option');
  const offered = await grades.evaluateAll((all) =>
    all.map((one) => [(one as HTMLOptionElement).value, one.textContent]),
  );
  expect(offered.slice(1).map(([value]) => value)).toEqual(Array.from({ length: 18 }, (_, i) => String(i + 1)));
  expect(offered.slice(1).map(([, label]) => label)).toEqual(
    `PRE-K1 PRE-K2 PRE-K3 LEL-01 LEL-02 LEL-03 UEL-04 UEL-05 UEL-06 INT-O7 INT-08 INT-09
     SEC-10 SEC-2E SEC-2S SEC-3E SEC-3G SEC-3L`.split(/\s+/),
  );
  const years = [
    ...['20x4', '201', '20100', '2010-11'].map((typed) => [typed, year]),
    ...['2009', '2025', '٢٠٠٩', '٢٠٢٥'].map((typed) => [typed, range]),
    ...['2010', '2024', '٢٠١٠', '۲۰۲۴', ' 2012 '].map((typed) => [typed, undefined]),
  ] as const;
  for (const [typed, message] of years)
    expect([typed, await errorAfter(page, 'learners[0][yearOfAdmission]', typed ?? '')]).toEqual([typed, message]);
  await errorAfter(page, 'learners[0][yearOfAdmission]', '٢٠١٢');
  await expect(field(page, 'learners[0][yearOfAdmission]')).toHaveValue('2012');
});

for (const [step, key, who] of [
  [1, 'father', 'Father'],
  [2, 'mother', 'Mother'],
] as const) {
  test(`labels and messages of the ${key} switch to the guardian and back; ages; telephone`, async ({ page }) => {
    await openStep(page, step);
    const type = `${key}Guardian`;
    await expect(page.getByRole('group', { name: `${who}/Guardian` }).getByRole('radio')).toHaveCount(2);
    await onwards(page).press('Enter');
    for (const [value, word] of [
      [key, who],
      ['guardian', 'Guardian'],
      [key, who],
    ] as const) {
      await page.getByRole('radio', { name: word, exact: true }).check();
      await expect(option(page, type, value)).toBeChecked();
      for (const part of ['Name', 'Occupation', 'Employer', 'Address', 'Telephone'])
        await expect(page.getByLabel(`${word}'s ${part}`, { exact: true })).toHaveAttribute('name', `${key}${part}`);
      expect(await shownErrors(page)).toEqual({ [`${key}Age`]: 'Age is required', ...ofParent(key, word) });
      await expect(summary(page).getByRole('link', { name: `${word}'s Name is required` })).toBeVisible();
    }
    await field(page, `${key}Name`).fill('Nour');
    await option(page, type, 'guardian').check();
    await expect(page.getByLabel("Guardian's Name", { exact: true })).toHaveValue('Nour');

    const ages = [
      ...['17', '0', '-1', '١٧'].map((typed) => [typed, 'Age must be at least 18']),
      ...['18.5', 'forty'].map((typed) => [typed, 'Age must be a whole number']),
      ...['18', '٤٥'].map((typed) => [typed, undefined]),
    ] as const;
    for (const [typed, message] of ages)
      expect([typed, await errorAfter(page, `${key}Age`, typed ?? '')]).toEqual([typed, message]);
    await expect(field(page, `${key}Age`)).toHaveValue('45');
    await expect(field(page, `${key}Age`)).toHaveAttribute('inputmode', 'numeric');

    const country = page.getByRole('combobox', { name: "Guardian's Telephone: country" });
    const phone = field(page, `${key}Telephone`);
    await expect(country).toHaveValue('lb');
    await phone.fill('٠٣ ١٢٣ ٤٥٦');
    await phone.blur();
    expect((await shownErrors(page))[`${key}Telephone`]).toBeUndefined();
    await country.selectOption('fr');
    await expect(phone).toHaveValue(/^\+33/);
    await phone.fill('+');
    await expect(country).toHaveValue('');
  });
}

test('the four marital statuses, one of which must be chosen', async ({ page }) => {
  await openStep(page, 3);
  const offered = await page
    .locator('[name="maritalStatus"]')
    .evaluateAll((all) => all.map((one) => [(one as HTMLInputElement).value, one.parentElement?.textContent]));
  expect(offered).toEqual([
    ['married', 'Married'],
    ['separated', 'Separated/Divorced'],
    ['motherDeceased', 'Mother living, Father deceased'],
    ['fatherDeceased', 'Father living, Mother deceased'],
  ]);
});

test('ages of dependents, the three files and the certification', async ({ page }) => {
  await openStep(page, 4);
  const ages = [
    ...['0', '-1', '٠'].map((typed) => [typed, 'Age must be at least 1']),
    ...['0.5', 'one'].map((typed) => [typed, 'Age must be a whole number']),
    ...['1', '١١'].map((typed) => [typed, undefined]),
  ] as const;
  for (const [typed, message] of ages)
    expect([typed, await errorAfter(page, 'dependents[0][age]', typed ?? '')]).toEqual([typed, message]);
  for (const name of ['income_statement', 'school_certificate', 'addtional_info']) {
    await expect(field(page, name)).toHaveAttribute('accept', '.pdf,.jpg,.jpeg,.png');
    await expect(field(page, name)).toHaveAttribute('required', '');
    await field(page, name).setInputFiles({ name: 'a.txt', mimeType: 'text/plain', buffer: Buffer.from('text') });
    await expect.poll(async () => (await shownErrors(page))[name]).toMatch(/PDF, JPEG or PNG/);
    await page.getByRole('button', { name: 'Remove a.txt' }).click();
    await expect.poll(async () => (await shownErrors(page))[name]).toMatch(/ is required$/);
  }
  await expect(page.getByRole('main')).toContainText(/certify that the information .* true.* the school may verify/);
});
