// The admission form, filled in with the examples' answers, submitted, and read by the office.
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import type { Page } from '@playwright/test';
import type { Answers } from '../../../engine/core/model/types.ts';
import { isAttachment } from '../../support/flatten.ts';
import { asDelivered } from '../support/asDelivered.ts';
import { admission, example, heading, next, openForm, submit } from '../support/formPage.ts';
import { keptApplication, office } from '../support/office/office.ts';
import { expectPosted } from '../support/posted.ts';
import { recordPosts } from '../support/recorder.ts';
import { expect, test } from '../support/test.ts';
import { type Hand, Walker } from '../support/walker.ts';

asDelivered('admission');

// With an empty cache: only then does the browser's console report unused preloads.
test.use({ fresh: true });

const labels = admission.steps.map(({ label }) => label);

// The keyboard of a phone puts in whole words.
test('minimal, by keyboard alone', ({ page, isMobile }) => apply(page, 'minimal', isMobile ? 'pasted' : 'typed'));

// The keys of a phone are the same.
test('maximal, with a file and three siblings', { tag: '@desk' }, ({ page }) => apply(page, 'maximal', 'pasted'));

async function apply(page: Page, name: 'minimal' | 'maximal', hand: Hand): Promise<void> {
  test.slow();
  const { answers, flat } = example(name);
  const recorder = await recordPosts(page, admission.submit.post);
  const walker = new Walker(page, flat, hand);
  await openForm(page);

  for (const [i, label] of labels.entries()) {
    const onwards = i < labels.length - 1 ? next(page) : submit(page);
    await expect(heading(page)).toHaveText(`${label} ${admission.title}`);
    await expectProgress(page, i);
    await expect(onwards).toHaveAttribute('aria-disabled', 'true');
    await walker.answerStep();
    await expect(onwards).not.toHaveAttribute('aria-disabled');
    await expect(onwards).toBeFocused();
    await page.keyboard.press('Enter');
  }
  await expect(heading(page)).toHaveText(admission.done.title);
  expect([...walker.pending.keys()]).toEqual([]);

  const reference = await page.locator('.reference').innerText();
  const [post] = recorder.posts;
  await recorder.close();
  expect([recorder.posts.length, post?.status]).toEqual([1, 201]);
  if (post) await expectPosted(post, flat, walker.files);
  expect(Number(post?.headers['form-elapsed'])).toBeGreaterThan(0);
  await expectKept(reference, answers, walker.files);
  // A process is started for it.
  if (name === 'maximal') await expectShown(reference, await copiedAnswers(page));
}

async function expectProgress(page: Page, current: number): Promise<void> {
  await expect(page.getByText(`Step ${current + 1} of ${labels.length}: ${labels[current]}`)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Previous' })).toBeEnabled({ enabled: current > 0 });
  const state = (i: number) => (i < current ? 'Completed' : i === current ? 'Current' : 'Pending');
  const items = page.getByRole('navigation', { name: 'Progress', includeHidden: true }).locator('li');
  await expect(items).toHaveText(labels.map((label, i) => `${label} (${state(i)})`));
  await expect(items.nth(current)).toHaveAttribute('aria-current', 'step');
}

/** What the office sees of it. */
async function expectKept(reference: string, answers: Answers, files: Map<string, Buffer>): Promise<void> {
  const kept = await keptApplication(reference);
  const anyId = (_: string, value: unknown) => (isAttachment(value) ? { ...value, id: 'any' } : value);
  expect(JSON.parse(JSON.stringify(kept.answers, anyId))).toEqual(JSON.parse(JSON.stringify(answers, anyId)));
  expect(kept.attachments.map(({ name, fileName }) => [name, fileName])).toEqual(
    [...files.keys()].map((name) => [name, 'report.pdf']),
  );
  if (files.size === 0) return;
  const folder = await mkdtemp(path.join(os.tmpdir(), 'office-'));
  await office('files', reference, '--to', folder);
  for (const bytes of files.values()) {
    const saved = await readFile(path.join(folder, `${reference} report.pdf`));
    expect(saved.equals(bytes)).toBe(true);
  }
  await rm(folder, { recursive: true });
}

/** Every answer of the parent's own copy, as `label: answer`, without the entry of a list that it stands in. */
async function copiedAnswers(page: Page): Promise<readonly string[]> {
  const pairs = await page
    .locator('.copy dl > div')
    .evaluateAll((all) => all.map((one) => ['dt', 'dd'].map((part) => one.querySelector(part)?.textContent ?? '')));
  const answered = pairs.filter(([, text]) => text !== 'Not answered');
  return answered.map(([label = '', text = '']) => `${label.split(': ').at(-1)}: ${text.split('\n')[0]}`);
}

/** The office reads the same words as the parent. */
async function expectShown(reference: string, copied: readonly string[]): Promise<void> {
  const printed = (await office('show', reference)).split('\n').map((line) => line.trim());
  expect(printed).toContain(`Application ${reference}`);
  expect(copied.length).toBeGreaterThan(30);
  expect(copied.filter((line) => !printed.includes(line))).toEqual([]);
}
