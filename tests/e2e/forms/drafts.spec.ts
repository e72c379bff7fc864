// Drafts: an unfinished form is restored after a reload, a closed tab or a crash.
import type { BrowserContext, Page } from '@playwright/test';
import { wholeFile } from '../../fixtures/wholeFile.ts';
import { expectAccessible } from '../support/accessible.ts';
import { asDelivered } from '../support/asDelivered.ts';
import { begun, DAY_MS, expectOnDevice, finished, keptAnswers, onDevice, seedDraft } from '../support/device.ts';
import { admission, alert, example, field, heading, next, openForm, submit } from '../support/formPage.ts';
import { expectPosted } from '../support/posted.ts';
import { recordPosts } from '../support/recorder.ts';
import { expectTargets } from '../support/sound.ts';
import { expect, test } from '../support/test.ts';

asDelivered('admission');

const [labels, post] = [admission.steps.map(({ label }) => label), admission.submit.post];
const firstName = 'learnerInfo[firstName]';
/** The time within which an answer must be saved. */
const SAFE_AFTER_MS = 1_000;
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const expectStep = (page: Page, index: number) =>
  expect(heading(page)).toHaveText(`${labels[index]} ${admission.title}`);
const expectSavedStep = (page: Page, step: number) =>
  expect.poll(async () => (await onDevice(page))['admission draft']).toMatchObject({ draft: { step } });

type End = 'closed' | 'crashed' | 'left';

const inMidWord: readonly (readonly [name: string, end: End])[] = [
  ['learnerInfo[birthPlace]', 'crashed'],
  ['familyInfo[registryCivilPlace]', 'closed'],
  ['fatherInfo[jobType]', 'left'],
  ['motherInfo[workAt]', 'closed'],
  ['otherInfo[siblings][2][school]', 'crashed'],
];

/** Ends the visit by a crash, by closing the tab or by leaving, and opens the form again. */
async function end(page: Page, how: End, context: BrowserContext): Promise<Page> {
  if (how === 'left') {
    await page.goto('/healthz');
    await openForm(page);
    return page;
  }
  if (how === 'crashed') {
    // A page gets no event before a crash, so only what is saved within the second survives: the wait is what is tested.
    await page.waitForTimeout(SAFE_AFTER_MS);
    const crashed = page.waitForEvent('crash');
    const session = await context.newCDPSession(page);
    // The crashed page does not respond.
    void session.send('Page.crash').catch(() => undefined);
    await crashed;
  }
  await page.close();
  const again = await context.newPage();
  await openForm(again);
  return again;
}

test('a page that crashes or closes while typing, at every step, loses nothing', async ({ page: first, context }) => {
  test.slow();
  const { flat } = example('maximal');
  let page = first;
  await seedDraft(page, begun('maximal', 'admission', 0));
  await openForm(page);
  const report = 'learnerInfo[report]';
  const buffer = Buffer.from(wholeFile('application/pdf', 200));
  await field(page, report).setInputFiles({ name: 'report.pdf', mimeType: 'application/pdf', buffer });
  for (const [i, [name, how]] of inMidWord.entries()) {
    const word = String(new Map(flat).get(name));
    const half = word.slice(0, Math.ceil(word.length / 2)).trimEnd();
    // A file is saved with a delay, text at once.
    const kept = async () => Object.keys(await onDevice(page)).filter((key) => / file /.test(key)).length;
    await expect.poll(kept).toBe(1);
    await field(page, name).fill('');
    await field(page, name).pressSequentially(half);
    page = await end(page, how, context);
    await expectStep(page, i);
    await expect(page.getByText('are here again')).toBeVisible();
    await expect(field(page, name)).toHaveValue(half);
    await field(page, name).fill(word);
    if (i < inMidWord.length - 1) await next(page).press('Enter');
  }
  const recorder = await recordPosts(page, post);
  await submit(page).press('Enter');
  await expect(heading(page)).toHaveText(admission.done.title);
  expect(recorder.posts.map(({ status }) => status)).toEqual([201]);
  if (recorder.posts[0]) await expectPosted(recorder.posts[0], flat, new Map([[report, buffer]]));
  await recorder.close();
});

test('text typed just before following a link is kept', async ({ page }) => {
  await openForm(page);
  await field(page, firstName).fill('Maya');
  await page.getByRole('link', { name: /home/i }).first().dispatchEvent('click');
  await expect(field(page, firstName)).toHaveCount(0);
  await page.goBack();
  await expect(field(page, firstName)).toHaveValue('Maya');
});

test('two tabs do not overwrite each other', async ({ page, context }) => {
  const other = await context.newPage();
  await openForm(page);
  await field(page, firstName).fill('Maya');
  await expectOnDevice(page, 'admission draft');
  await openForm(other);
  await field(other, firstName).fill('Sara');
  await expect(other.getByText('Last saved')).toBeVisible();
  await expect.poll(() => keptAnswers(other)).toMatchObject({ learnerInfo: { firstName: 'Sara' } });

  await field(page, firstName).fill('Mayas');
  await expect(alert(page)).toContainText('also being filled in in another tab');
  await expect(page.getByText('Nothing is kept on this device until you have chosen')).toBeVisible();
  expect(await keptAnswers(page)).toMatchObject({ learnerInfo: { firstName: 'Sara' } });
  await button(page, 'The answers of the other tab').click();
  await expect(alert(page)).toBeHidden();
  await expect(field(page, firstName)).toHaveValue('Sara');
  await expectOnDevice(page, 'admission draft');

  await field(page, firstName).fill('Lea');
  await expect.poll(() => keptAnswers(page)).toMatchObject({ learnerInfo: { firstName: 'Lea' } });
  await field(other, firstName).fill('Sarah');
  await expect(alert(other)).toContainText('also being filled in in another tab');
  await button(other, 'The answers on this page').click();
  await expect(alert(other)).toBeHidden();
  await expect.poll(() => keptAnswers(other)).toMatchObject({ learnerInfo: { firstName: 'Sarah' } });
  await expect(field(other, firstName)).toHaveValue('Sarah');
});

test('a draft of an earlier version keeps answers that still have a question, and shows the others until dismissed', async ({
  page,
}) => {
  const { answers } = example('minimal');
  const learnerInfo = { ...(answers.learnerInfo as object), nickName: 'Mimi', enrolledAtOurSchool: 'yes' };
  await seedDraft(page, { version: 0, answers: { ...answers, learnerInfo, bus: { route: '7' } }, step: 4 });
  await openForm(page);
  await expectStep(page, 4);
  const orphans = page.getByRole('status').filter({ hasText: 'no longer belong to a question' }).getByRole('listitem');
  const shown = ['Learner Information › Nick name: Mimi', 'Bus › Route: 7'];
  await expect(orphans).toHaveText(shown);
  await expectAccessible(page);
  await expectTargets(page);
  for (const _ of labels.slice(1)) await button(page, 'Previous').click();
  for (const [name, answer] of example('minimal').flat.filter(([key]) => /^learnerInfo\[\w*[Nn]ame/.test(key)))
    await expect(field(page, name)).toHaveValue(String(answer));
  await field(page, firstName).fill('Lea');
  await page.reload();
  await expect(field(page, firstName)).toHaveValue('Lea');
  await expect(orphans).toHaveText(shown);
  await button(page, 'I no longer need these answers').press('Enter');
  await expect(page.getByRole('status').filter({ hasText: 'are here again' })).toBeFocused();
  await expect(orphans).toHaveCount(0);
  await expect.poll(async () => JSON.stringify(await onDevice(page))).not.toContain('Mimi');
  await page.reload();
  await expect(field(page, firstName)).toHaveValue('Lea');
  await expect(orphans).toHaveCount(0);
});

test('a draft opens at the first incomplete step', async ({ page }) => {
  const { answers } = example('minimal');
  await seedDraft(page, { answers: { ...answers, familyInfo: { address: 'Cedar Street' } }, step: 4 });
  await openForm(page);
  await expectStep(page, 1);
  await expect(field(page, 'familyInfo[address]')).toHaveValue('Cedar Street');
  await expect(page.locator('[aria-invalid]')).toHaveCount(0);
});

for (const [days, comesBack] of [
  [29, true],
  [31, false],
] as const) {
  test(`a draft of ${days} days ago is ${comesBack ? 'restored' : 'deleted'}`, async ({ page }) => {
    const savedAt = new Date(Date.now() - days * DAY_MS).toISOString();
    await seedDraft(page, { ...finished('maximal', 'Maya'), savedAt, step: 0 });
    await openForm(page);
    await expect(field(page, firstName)).toHaveValue(comesBack ? 'Maya' : '');
    await expectOnDevice(page, ...(comesBack ? ['admission draft', 'admission file report'] : []));
  });
}

test('Back, Forward and reload keep the step and the answers', async ({ page }) => {
  await seedDraft(page, { ...finished('maximal', 'Maya'), step: 0 });
  await openForm(page);
  await next(page).press('Enter');
  await next(page).press('Enter');
  await expectStep(page, 2);
  await page.goBack();
  await expectStep(page, 1);
  await expect(heading(page)).toBeFocused();
  await page.goBack();
  await expectStep(page, 0);
  await expect(field(page, firstName)).toHaveValue('Maya');
  await page.goForward();
  await page.goForward();
  await expectStep(page, 2);
  await expectSavedStep(page, 2);
  await page.reload();
  await expectStep(page, 2);
  await expect(field(page, 'fatherInfo[jobType]')).toHaveValue('Civil engineer');
  await page.goBack();
  await expectStep(page, 1);
  await expectSavedStep(page, 1);
  await page.reload();
  await expectStep(page, 1);
  await page.goForward();
  await expectStep(page, 2);
});
