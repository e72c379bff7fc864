// The review before submitting, its printed copy, and the blank form on paper.
import { expectAccessible } from '../support/accessible.ts';
import { asDelivered } from '../support/asDelivered.ts';
import { finished, seedDraft } from '../support/device.ts';
import {
  admission,
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
import { printed } from '../support/paper.ts';
import { questionsOf } from '../support/questionsOf.ts';
import { expect, test } from '../support/test.ts';

asDelivered('admission', 'contact', 'financial-aid');

const labels = admission.steps.map(({ label }) => label);
const review = 'Review answers';

test('Review answers is shown beside Submit on the last step only', async ({ page }) => {
  await seedDraft(page, { ...finished('maximal', 'Maya'), step: 0 });
  await openForm(page);
  for (const _ of labels.slice(1)) {
    await expect(page.getByRole('button', { name: review })).toHaveCount(0);
    await next(page).press('Enter');
  }
  await page.getByRole('button', { name: review }).press('Enter');
  await expect(heading(page)).toHaveText(`${review} ${admission.title}`);
  await expect(heading(page)).toBeFocused();
  await expect(page).toHaveTitle(/^Review answers - Admission Form/);
  await expect(page.getByRole('heading', { level: 2 }).filter({ hasText: /Information$/ })).toHaveText(labels);
});

test('the review lists every answer with its label, by step', async ({ page }) => {
  await seedDraft(page, finished('maximal', 'Maya'));
  await openForm(page);
  await page.getByRole('button', { name: review }).press('Enter');
  const { answers } = example('maximal');
  const shown = Object.fromEntries(
    await page
      .locator('.answers')
      .evaluateAll((sections) =>
        sections.map((section) => [
          section.querySelector('h2')?.textContent,
          [...section.querySelectorAll('dd bdi')].map(({ textContent }) => textContent),
        ]),
      ),
  ) as Record<string, string[]>;
  expect(shown['Family Information']).toEqual(
    expect.arrayContaining(['0056', 'Mazraa, Beirut', 'example.family@example.org', '+9613000010']),
  );
  expect(shown['Learner Information']).toEqual(
    expect.arrayContaining(['Maya', 'كريم', 'Lebanese', 'Male', 'report.pdf']),
  );
  const siblings = (answers.otherInfo as { siblings: Record<string, string>[] }).siblings;
  const names = siblings.flatMap(({ firstName = '', school = '', grade = '' }) => [firstName, school, grade]);
  expect(shown['Other Information']).toEqual(expect.arrayContaining(names));
  await expect(page.getByText('Sibling 2: First Name', { exact: true }).first()).toBeVisible();
});

test('hidden questions are not in the review', async ({ page }) => {
  const { answers } = example('minimal');
  const learnerInfo = {
    ...(answers.learnerInfo as object),
    applyingGrade: 'pre-kg-1',
    prevSchoolName: 'Hidden School',
  };
  await seedDraft(page, { ...finished('minimal'), answers: { ...answers, learnerInfo } });
  await openForm(page);
  await page.getByRole('button', { name: review }).press('Enter');
  await expect(page.locator('.answers')).toHaveCount(labels.length);
  for (const absent of ['Previous School Name', 'Hidden School', 'Report', 'Sibling 1: First Name', 'Other schools'])
    await expect(page.locator('.answers').getByText(absent, { exact: true })).toHaveCount(0);
});

test('Change leads to the question, and from there back to the review', async ({ page }) => {
  await seedDraft(page, finished('maximal', 'Maya'));
  await openForm(page);
  await page.getByRole('button', { name: review }).press('Enter');
  for (const [change, name, kind] of [
    ['Change First Name', 'learnerInfo[firstName]', 'text'],
    ['Change Gender', 'learnerInfo[gender]', 'radio'],
    ['Change Email', 'familyInfo[email]', 'text'],
    ['Change Sibling 2: School', 'otherInfo[siblings][1][school]', 'text'],
  ] as const) {
    await page.getByRole('button', { name: change, exact: true }).first().press('Enter');
    await expect(kind === 'radio' ? option(page, name, 'male') : field(page, name)).toBeFocused();
    await expect(page.getByRole('button', { name: 'Previous' })).toHaveCount(0);
    await page.getByRole('button', { name: 'Back to the review' }).press('Enter');
    await expect(heading(page)).toContainText(review);
    await expect(heading(page)).toBeFocused();
  }
  await page.getByRole('button', { name: 'Change First Name', exact: true }).first().press('Enter');
  await field(page, 'learnerInfo[firstName]').fill('');
  await page.getByRole('button', { name: 'Back to the review' }).press('Enter');
  await expect(summary(page)).toContainText('First Name is required');
  await field(page, 'learnerInfo[firstName]').fill('Sara');
  await page.getByRole('button', { name: 'Back to the review' }).press('Enter');
  await expect(page.locator('.answers').getByText('Sara', { exact: true })).toBeVisible();
  await page.goBack();
  await expect(field(page, 'learnerInfo[firstName]')).toHaveValue('Sara');
  await page.goForward();
  await expect(heading(page)).toContainText(review);
  await submit(page).press('Enter');
  await expect(heading(page)).toHaveText(admission.done.title);
});

test('review and confirmation are printed as the copy to keep', async ({ page }) => {
  await seedDraft(page, finished('maximal', 'Maya'));
  await openForm(page);
  await page.getByRole('button', { name: review }).press('Enter');
  const before = await printed(page);
  expect(before.sheets).toBeGreaterThanOrEqual(2);
  expect(before.sheets).toBeLessThanOrEqual(6);
  for (const answer of ['Maya', 'Civil engineer', 'Nour', 'report.pdf']) expect(before.text).toContain(answer);
  for (const absent of ['Change', 'are here again']) expect(before.text).not.toContain(absent);
  await submit(page).press('Enter');
  await expect(heading(page)).toHaveText(admission.done.title);
  const reference = await page.locator('.reference').innerText();
  const after = await printed(page);
  for (const answer of [reference, 'Maya', 'Civil engineer', 'Nour', 'report.pdf'])
    expect(after.text).toContain(answer);
});

/** By form: its steps, and lines on paper that say when and of whom a question is asked. */
const blank = [
  [
    'admission',
    ['learner', 'family', 'father', 'mother', 'other'],
    [
      'Report (only if “Visited Specialist” is Yes)',
      'Previous School Name (not if “Applying Grade” is Pre-KG 1 or Pre-KG 2)',
      'Second Nationality (optional)',
      'Job Type (not if “Employment Status” is Unemployed)',
      'Brothers and sisters (only if “Does the applicant have brothers or sisters?” is Yes)',
    ],
  ],
  [
    'financial-aid',
    ['learners', 'father', 'mother', 'marital-status', 'dependents'],
    ["Father's Name / Guardian's Name", "Mother's Telephone / Guardian's Telephone"],
  ],
  ['contact', ['message'], ['The office or the person that your message is for']],
] as const;

for (const [id, steps, lines] of blank) {
  test(`the blank form on paper asks every question: ${id}`, async ({ page }) => {
    const form = formFile(id);
    await openForm(page, form);
    await unfoldDraftWays(page);
    await page.getByRole('button', { name: 'Blank form to print' }).press('Enter');
    await expect(heading(page)).toHaveText(form.title);
    await expect(heading(page)).toBeFocused();
    const sections = page.locator('.blank-form > section');
    await expect(sections.locator('> h2')).toHaveText(form.steps.map(({ label }) => label));
    await expectAccessible(page);
    const { sheets, text } = await printed(page);
    expect(sheets).toBeLessThanOrEqual(10);
    for (const [i, step] of steps.entries()) {
      const asked = await sections.nth(i).locator('.blank-field strong').allInnerTexts();
      const wordings = new Set(asked.flatMap((titles) => titles.split(' / ')));
      const questions = questionsOf(id, step).flat();
      expect(questions.length).toBeGreaterThan(0);
      expect(questions.filter((title) => !wordings.has(title))).toEqual([]);
      expect(questions.filter((title) => !text.includes(title))).toEqual([]);
    }
    expect(lines.filter((line) => !text.includes(line))).toEqual([]);
    expect(text).not.toMatch(/undefined|\[object/);
    await page.getByRole('button', { name: 'Back to the form' }).press('Enter');
    await expect(page.locator('#draft-options')).toBeFocused();
  });
}
