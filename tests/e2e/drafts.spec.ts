// Nothing typed is ever lost: an unfinished form comes back after whatever ended the visit, and only to who wants it.
import type { BrowserContext, Page } from '@playwright/test';
import { DAY_MS, expectOnDevice, finished, keptAnswers, onDevice, seedDraft } from './device.ts';
import { admission, alert, example, field, heading, next, openForm, submit } from './formPage.ts';
import { expectPosted } from './posted.ts';
import { recordPosts } from './recorder.ts';
import { expect, test } from './test.ts';
import { Walker } from './walker.ts';

test.skip(({ isMobile }) => isMobile, 'What is kept knows nothing of the size of a screen.');

const [labels, post] = [admission.steps.map(({ label }) => label), admission.submit.post];
const firstName = 'learnerInfo[firstName]';
/** The longest that an answer may take to be safe. */
const SAFE_AFTER_MS = 1_000;
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const expectStep = (page: Page, index: number) =>
  expect(heading(page)).toHaveText(`${labels[index]} ${admission.title}`);

const inMidWord: readonly (readonly [name: string, end: 'closed' | 'crashed'])[] = [
  ['learnerInfo[birthPlace]', 'crashed'],
  ['familyInfo[registryCivilPlace]', 'closed'],
  ['fatherInfo[jobType]', 'crashed'],
  ['motherInfo[workAt]', 'closed'],
  ['otherInfo[siblings][2][school]', 'crashed'],
];

/** Ends the page as a crash or a closed tab does, and opens the form again in a new one. */
async function end(page: Page, how: 'closed' | 'crashed', context: BrowserContext): Promise<Page> {
  if (how === 'crashed') {
    const crashed = page.waitForEvent('crash');
    const session = await context.newCDPSession(page);
    // There is nobody left to answer it.
    void session.send('Page.crash').catch(() => undefined);
    await crashed;
  }
  await page.close();
  const again = await context.newPage();
  await openForm(again);
  return again;
}

test('a page that dies in mid-word, at every step, costs nothing', async ({ page: first, context }) => {
  test.slow();
  const { flat } = example('maximal');
  const files = new Map<string, Buffer>();
  let pending: Walker['pending'] = new Map(flat);
  let page = first;
  await openForm(page);
  for (const [i, [name, how]] of inMidWord.entries()) {
    const walker = new Walker(page, [...pending]);
    await walker.answerStep();
    pending = walker.pending;
    for (const [key, bytes] of walker.files) files.set(key, bytes);
    const word = String(new Map(flat).get(name));
    const half = word.slice(0, Math.ceil(word.length / 2)).trimEnd();
    await field(page, name).fill('');
    await field(page, name).pressSequentially(half);
    await page.waitForTimeout(SAFE_AFTER_MS);
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
  if (recorder.posts[0]) await expectPosted(recorder.posts[0], flat, files);
  await recorder.close();
});

test('what was typed just before a link was followed is kept as well', async ({ page }) => {
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
  await other.waitForTimeout(SAFE_AFTER_MS);

  await field(page, firstName).fill('Mayas');
  await expect(alert(page)).toContainText('also being filled in in another tab');
  expect(await keptAnswers(page)).toMatchObject({ learnerInfo: { firstName: 'Sara' } });
  await button(page, 'The answers of the other tab').click();
  await expect(alert(page)).toBeHidden();
  await expect(field(page, firstName)).toHaveValue('Sara');

  await field(page, firstName).fill('Lea');
  await page.waitForTimeout(SAFE_AFTER_MS);
  expect(await keptAnswers(page)).toMatchObject({ learnerInfo: { firstName: 'Lea' } });
  await field(other, firstName).fill('Sarah');
  await expect(alert(other)).toContainText('also being filled in in another tab');
  await button(other, 'The answers on this page').click();
  await expect(alert(other)).toBeHidden();
  await expect.poll(() => keptAnswers(other)).toMatchObject({ learnerInfo: { firstName: 'Sarah' } });
  await expect(field(other, firstName)).toHaveValue('Sarah');
});

test.describe('a browser that keeps nothing', () => {
  for (const [name, script] of [
    ['refuses storage', "indexedDB.open = () => { throw new DOMException('Denied', 'SecurityError'); }"],
    ['has no storage', "Object.defineProperty(window, 'indexedDB', { value: undefined })"],
    ['is full', "IDBObjectStore.prototype.put = () => { throw new DOMException('Full', 'QuotaExceededError'); }"],
  ] as const) {
    test(`${name}: the form works, and says so`, async ({ page }) => {
      await page.addInitScript(script);
      await openForm(page);
      const walker = new Walker(page, example('minimal').flat);
      await walker.passStep();
      await expectStep(page, 1);
      await expect(page.getByText('This browser keeps nothing on this device.')).toBeVisible();
      await page.goBack();
      await expectStep(page, 0);
      await expect(field(page, firstName)).toHaveValue(String(new Map(example('minimal').flat).get(firstName)));
      await openForm(page);
      await expect(field(page, firstName)).toHaveValue('');
    });
  }
});

test('a draft of an earlier version keeps what still has a question, and shows the rest', async ({ page }) => {
  const { answers } = example('minimal');
  const learnerInfo = { ...(answers.learnerInfo as object), nickname: 'Mimi', enrolledAtOurSchool: 'yes' };
  await seedDraft(page, { version: 0, answers: { ...answers, learnerInfo, bus: { route: '7' } }, step: 4 });
  await openForm(page);
  await expectStep(page, 4);
  const notice = page.getByRole('status').filter({ hasText: 'no longer belong to a question' });
  await expect(notice.getByRole('listitem')).toHaveText(['Mimi', '{"route":"7"}']);
  for (const _ of labels.slice(1)) await button(page, 'Previous').click();
  for (const [name, answer] of example('minimal').flat.filter(([key]) => /^learnerInfo\[\w*[Nn]ame/.test(key)))
    await expect(field(page, name)).toHaveValue(String(answer));
});

test('a draft leads to the first step that needs work', async ({ page }) => {
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
  test(`a draft of ${days} days ago is ${comesBack ? 'there' : 'gone'}`, async ({ page }) => {
    const savedAt = new Date(Date.now() - days * DAY_MS).toISOString();
    await seedDraft(page, { ...finished('maximal', 'Maya'), savedAt, step: 0 });
    await openForm(page);
    await expect(field(page, firstName)).toHaveValue(comesBack ? 'Maya' : '');
    await expectOnDevice(page, ...(comesBack ? ['admission draft', 'admission file report'] : []));
  });
}

test('Start again asks first, and then leaves nothing', async ({ page }) => {
  await seedDraft(page, { ...finished('maximal', 'Maya'), step: 1 });
  await openForm(page);
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
  await button(page, 'Start again').click();
  await button(page, 'Yes, remove them all').press('Enter');
  await expect(heading(page)).toBeFocused();
});

test('Keep nothing on this device leaves nothing, no receipt either', async ({ page }) => {
  await seedDraft(page, finished('maximal'));
  await openForm(page);
  await button(page, 'Keep nothing on this device').press('Enter');
  await expect(page.getByText('Nothing is kept on this device.')).toBeFocused();
  await expectOnDevice(page);
  await field(page, 'otherInfo[specifyOtherSchools]').fill('Another one');
  await button(page, 'Previous').press('Enter');
  await next(page).press('Enter');
  await page.waitForTimeout(SAFE_AFTER_MS);
  expect(await onDevice(page)).toEqual({});
  await submit(page).press('Enter');
  await expect(heading(page)).toHaveText(admission.done.title);
  await page.waitForTimeout(SAFE_AFTER_MS);
  expect(await onDevice(page)).toEqual({});
  await page.reload();
  await expect(field(page, firstName)).toHaveValue('');
  await expect(page.getByText('already sent this form')).toHaveCount(0);
});

test('the receipt takes the place of the draft and its files', async ({ page }) => {
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
  await page.waitForTimeout(SAFE_AFTER_MS);
  await page.reload();
  await expectStep(page, 2);
  await expect(field(page, 'fatherInfo[jobType]')).toHaveValue('Civil engineer');
  await page.goBack();
  await expectStep(page, 1);
  await page.waitForTimeout(SAFE_AFTER_MS);
  await page.reload();
  await expectStep(page, 1);
  await page.goForward();
  await expectStep(page, 2);
});
