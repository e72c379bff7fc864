// What a change takes away is said, and comes back to the letter, until the step is left.
import type { Locator, Page } from '@playwright/test';
import { asDelivered } from '../support/asDelivered.ts';
import { finished, seedDraft } from '../support/device.ts';
import { admission, example, field, heading, next, openForm, option, submit } from '../support/formPage.ts';
import { expectPosted } from '../support/posted.ts';
import { recordPosts } from '../support/recorder.ts';
import { expectFocusInSight } from '../support/sound.ts';
import { expect, test } from '../support/test.ts';

asDelivered('admission');

const said = (page: Page): Locator => page.getByRole('status').filter({ hasText: 'Undo' });
const undo = (page: Page): Locator => page.getByRole('button', { name: 'Undo' });
const sibling = (i: number, key: string) => `otherInfo[siblings][${i}][${key}]`;
const hasSiblings = 'otherInfo[hasSiblings]';

interface Opened {
  readonly step: number;
  readonly files: ReadonlyMap<string, Buffer>;
}

async function openAt(page: Page, step: number): Promise<Opened> {
  const seed = finished('maximal', String(new Map(example('maximal').flat).get('learnerInfo[firstName]')));
  await seedDraft(page, { ...seed, step });
  await openForm(page);
  const bytes = Buffer.from(seed.files?.report?.base64 ?? '', 'base64');
  return { step, files: new Map([['learnerInfo[report]', bytes]]) };
}

/** Everything arrives as the example has it, every byte of the file as well. */
async function expectWhole(page: Page, { step, files }: Opened): Promise<void> {
  const recorder = await recordPosts(page, admission.submit.post);
  for (const _ of admission.steps.slice(step + 1)) await next(page).press('Enter');
  await submit(page).press('Enter');
  await expect(heading(page)).toHaveText(admission.done.title);
  expect(recorder.posts).toHaveLength(1);
  if (recorder.posts[0]) await expectPosted(recorder.posts[0], example('maximal').flat, files);
  await recorder.close();
}

test('a file and several answers at once', async ({ page }) => {
  const opened = await openAt(page, 0);
  await option(page, 'learnerInfo[vistedSpecialist]', 'no').check();
  await expect(said(page)).toContainText('Removed, because it no longer applies: Report.');
  await expect(page.getByText('report.pdf')).toHaveCount(0);
  await undo(page).press('Enter');
  await expect(page.locator('.upload-name')).toHaveText('report.pdf');
  await expect(option(page, 'learnerInfo[vistedSpecialist]', 'yes')).toBeChecked();
  await expect(page.locator('[name="learnerInfo[vistedSpecialist]"]:focus')).toHaveCount(1);
  await expect(said(page)).toHaveCount(0);

  await field(page, 'learnerInfo[applyingGrade]').selectOption('pre-kg-1');
  await expect(said(page)).toContainText(
    'Previous School Name, Leaving School Reason, Enrolled at our school, Enrollment Date',
  );
  await undo(page).press('Enter');
  await expect(field(page, 'learnerInfo[applyingGrade]')).toHaveValue('Grade3');
  await expect(field(page, 'learnerInfo[applyingGrade]')).toBeFocused();
  await expect(field(page, 'learnerInfo[prevSchoolName]')).toHaveValue('Example School of Achrafieh');
  await expectWhole(page, opened);
});

test('brothers and sisters, with what was answered about them', async ({ page }) => {
  const opened = await openAt(page, 4);
  await option(page, hasSiblings, 'no').check();
  await expect(said(page)).toContainText('Brothers and sisters');
  await expect(page.locator('.entry')).toHaveCount(0);
  await undo(page).press('Enter');
  await expect(page.locator('.entry')).toHaveCount(3);
  await expect(page.locator(`[name="${hasSiblings}"]:focus`)).toHaveCount(1);
  await option(page, 'otherInfo[appliedToOtherSchools]', 'no').check();
  await expect(said(page)).toContainText('Other schools');
  await undo(page).press('Enter');
  await expectWhole(page, opened);
});

for (const index of [1, 2]) {
  test(`a removed entry comes back to its place: ${index + 1} of 3`, async ({ page }) => {
    const opened = await openAt(page, 4);
    const name = await field(page, sibling(index, 'firstName')).inputValue();
    await page.getByRole('button', { name: `Remove ${name} (Sibling ${index + 1})` }).press('Enter');
    await expect(page.locator('.entry')).toHaveCount(2);
    await expect(page.getByRole('button', { name: 'Add', exact: true })).toBeFocused();
    await expect(said(page)).toContainText(`Sibling ${index + 1} was removed.`);
    await undo(page).press('Enter');
    await expect(page.locator('.entry')).toHaveCount(3);
    await expect(page.getByRole('button', { name: 'Add', exact: true })).toBeFocused();
    const names = ['Nour', 'Jad', 'Lea'];
    for (const [i, shown] of names.entries()) await expect(field(page, sibling(i, 'firstName'))).toHaveValue(shown);
    for (const [i, typed] of ['09/05/2010', '17/08/2014', '30/01/2022'].entries())
      await expect(field(page, sibling(i, 'birthDate'))).toHaveValue(typed);
    await expectWhole(page, opened);
  });
}

test('two changes are taken back one after the other', async ({ page }) => {
  const opened = await openAt(page, 4);
  await page.getByRole('button', { name: 'Remove Lea (Sibling 3)' }).press('Enter');
  await option(page, hasSiblings, 'no').check();
  await expect(said(page)).toContainText('Brothers and sisters');
  await undo(page).press('Enter');
  await expect(page.locator('.entry')).toHaveCount(2);
  await expect(said(page)).toContainText('Sibling 3 was removed.');
  await undo(page).press('Enter');
  await expect(said(page)).toHaveCount(0);
  await expectWhole(page, opened);
});

test('is removed when the step is left, and the removed answers with it', async ({ page }) => {
  await openAt(page, 4);
  await page.getByRole('button', { name: 'Remove Jad (Sibling 2)' }).press('Enter');
  await expect(said(page)).toHaveCount(1);
  await page.getByRole('button', { name: 'Previous' }).press('Enter');
  await expect(said(page)).toHaveCount(0);
  await next(page).press('Enter');
  await expect(said(page)).toHaveCount(0);
  await expect(page.locator('.entry')).toHaveCount(2);
});

test('is announced once, and is in the viewport', async ({ page }) => {
  await openAt(page, 0);
  await option(page, 'learnerInfo[vistedSpecialist]', 'no').check();
  await expect(undo(page)).toBeInViewport();
  await expect(page.getByText('Removed, because it no longer applies')).toHaveCount(1);
});

test('covers nothing that has the focus', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 640 });
  await openAt(page, 4);
  await page.getByRole('button', { name: 'Remove Jad (Sibling 2)' }).press('Enter');
  await expect(undo(page)).toBeInViewport();
  await page.getByRole('button', { name: 'Add', exact: true }).press('Enter');
  await expect(field(page, sibling(2, 'firstName'))).toBeFocused();
  expect(await isCovered(page)).toBe(false);
  await expectFocusInSight(page);
  // What has the focus when the notice comes, at the foot of the window.
  await undo(page).press('Enter');
  const no = option(page, hasSiblings, 'no');
  await no.evaluate((radio) => radio.scrollIntoView({ block: 'end' }));
  await no.press('Space');
  await expect(undo(page)).toBeInViewport();
  await expect.poll(() => isCovered(page)).toBe(false);
});

/** Whether the notice lies over what has the focus. */
function isCovered(page: Page): Promise<boolean> {
  return page.evaluate(() => {
    const [own, notice] = [document.activeElement, document.querySelector('.in-sight')].map((element) =>
      element?.getBoundingClientRect(),
    );
    return own !== undefined && notice !== undefined && own.bottom > notice.top && own.top < notice.bottom;
  });
}
