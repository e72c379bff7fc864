// The conditional questions of the admission form are shown and hidden, and hidden ones lose their answers: at the end exactly
// the minimal application is stored.
import type { Page } from '@playwright/test';
import { wholeFile } from '../../fixtures/wholeFile.ts';
import { asDelivered } from '../support/asDelivered.ts';
import { finished, seedDraft } from '../support/device.ts';
import { admission, example, field, heading, next, openForm, option, submit } from '../support/formPage.ts';
import { keptApplication } from '../support/office/office.ts';
import { expect, test } from '../support/test.ts';

asDelivered('admission');

test('conditional questions are shown and hidden, and lose their answers', async ({ page }) => {
  const { answers } = example('minimal');
  await seedDraft(page, { ...finished('minimal'), answers, step: 0 });
  await openForm(page);

  await test.step('the previous school is asked for every grade but the two pre-KG ones', async () => {
    const keys = ['prevSchoolName', 'leavingschoolReason', 'enrolledAtOurSchool', 'enrollmentDate'];
    const names = keys.map((key) => `learnerInfo[${key}]`);
    await expectAsked(page, names, false);
    const grades = await field(page, 'learnerInfo[applyingGrade]').locator('option').evaluateAll(valuesOf);
    expect(grades).toHaveLength(17);
    for (const grade of grades) {
      await field(page, 'learnerInfo[applyingGrade]').selectOption(grade);
      await expectAsked(page, names, !['', 'pre-kg-1', 'pre-kg-2'].includes(grade));
    }
    await field(page, 'learnerInfo[prevSchoolName]').fill('A school');
    await option(page, 'learnerInfo[enrolledAtOurSchool]', 'yes').check();
    await field(page, 'learnerInfo[applyingGrade]').selectOption('pre-kg-2');
    await field(page, 'learnerInfo[applyingGrade]').selectOption('kg-1');
    await expect(field(page, 'learnerInfo[prevSchoolName]')).toHaveValue('');
    await expect(option(page, 'learnerInfo[enrolledAtOurSchool]', 'yes')).not.toBeChecked();
    await field(page, 'learnerInfo[applyingGrade]').selectOption('pre-kg-1');
  });

  await test.step('the report is asked after a visit to a specialist', async () => {
    await expectAsked(page, ['learnerInfo[report]'], false);
    await option(page, 'learnerInfo[vistedSpecialist]', 'yes').check();
    const file = { name: 'report.pdf', mimeType: 'application/pdf', buffer: Buffer.from(wholeFile('application/pdf')) };
    await field(page, 'learnerInfo[report]').setInputFiles(file);
    await expect(page.getByRole('button', { name: 'Remove report.pdf' })).toBeVisible();
    await option(page, 'learnerInfo[vistedSpecialist]', 'no').check();
    await expectAsked(page, ['learnerInfo[report]'], false);
    await option(page, 'learnerInfo[vistedSpecialist]', 'yes').check();
    await expect(page.getByRole('button', { name: 'Remove report.pdf' })).toHaveCount(0);
    await option(page, 'learnerInfo[vistedSpecialist]', 'no').check();
  });
  await next(page).press('Enter');
  await next(page).press('Enter');

  for (const parent of ['fatherInfo', 'motherInfo']) {
    await test.step(`the work in ${parent} is asked for every status but Unemployed`, async () => {
      const names = ['jobType', 'workAt', 'workPhone'].map((key) => `${parent}[${key}]`);
      await expectAsked(page, names, false);
      for (const status of ['Employed', 'Unemployed', 'Retired', 'Unemployed', 'Self-employed']) {
        await option(page, `${parent}[employmentStatus]`, status).check();
        await expectAsked(page, names, status !== 'Unemployed');
        if (status !== 'Unemployed') await expect(field(page, `${parent}[jobType]`)).toHaveValue('');
        if (status !== 'Unemployed') await field(page, `${parent}[jobType]`).fill('Baker');
      }
      await expect(next(page)).toHaveAttribute('aria-disabled', 'true');
      await option(page, `${parent}[employmentStatus]`, 'Unemployed').check();
    });
    await expect(next(page)).not.toHaveAttribute('aria-disabled');
    await next(page).press('Enter');
  }

  await test.step('siblings start with one empty entry each time they are shown', async () => {
    const first = (i: number) => field(page, `otherInfo[siblings][${i}][firstName]`);
    await expect(first(0)).toHaveCount(0);
    await option(page, 'otherInfo[hasSiblings]', 'yes').check();
    await first(0).fill('Nour');
    await page.getByRole('button', { name: 'Add', exact: true }).click();
    await first(1).fill('Jad');
    await option(page, 'otherInfo[hasSiblings]', 'no').check();
    await expect(first(0)).toHaveCount(0);
    await option(page, 'otherInfo[hasSiblings]', 'yes').check();
    await expect(first(0)).toHaveValue('');
    await expect(first(1)).toHaveCount(0);
    await option(page, 'otherInfo[hasSiblings]', 'no').check();
  });

  await test.step('other schools are asked after having applied there', async () => {
    const other = field(page, 'otherInfo[specifyOtherSchools]');
    await expect(other).toHaveCount(0);
    await option(page, 'otherInfo[appliedToOtherSchools]', 'yes').check();
    await other.fill('Another school');
    await option(page, 'otherInfo[appliedToOtherSchools]', 'no').check();
    await expect(other).toHaveCount(0);
    await option(page, 'otherInfo[appliedToOtherSchools]', 'yes').check();
    await expect(other).toHaveValue('');
    await option(page, 'otherInfo[appliedToOtherSchools]', 'no').check();
  });
  await submit(page).press('Enter');
  await expect(heading(page)).toHaveText(admission.done.title);
  const { answers: kept, attachments } = await keptApplication(await page.locator('.reference').innerText());
  expect([kept, attachments]).toEqual([answers, []]);
});

const valuesOf = (options: readonly Element[]) => options.map((one) => (one as HTMLOptionElement).value);

async function expectAsked(page: Page, names: readonly string[], asked: boolean): Promise<void> {
  const visible = (all: readonly string[]) =>
    all.filter((name) => {
      const [control] = document.getElementsByName(name);
      return control?.checkVisibility({ visibilityProperty: true }) && control.getClientRects().length > 0;
    });
  await expect.poll(() => page.evaluate(visible, names)).toEqual(asked ? names : []);
}
