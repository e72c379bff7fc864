// Failed submissions lose no answer and make no second application.
import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { wholeFile } from '../../fixtures/wholeFile.ts';
import { asDelivered } from '../support/asDelivered.ts';
import { finished, seedDraft } from '../support/device.ts';
import { admission, alert, alertHeading, field, heading, next, openForm, option, submit } from '../support/formPage.ts';
import { referencesWith } from '../support/office/office.ts';
import { recordPosts } from '../support/recorder.ts';
import { expect, test } from '../support/test.ts';

asDelivered('admission');

test.use({ expected: /^Failed to load resource/ });

/** Opens the last step of a complete form with a unique name. */
async function openFinished(page: Page, name: 'minimal' | 'maximal', unique?: string): Promise<void> {
  await seedDraft(page, finished(name, unique));
  await openForm(page);
}

async function expectFailure(page: Page, message: string): Promise<void> {
  await submit(page).press('Enter');
  await expect(alert(page)).toContainText(message);
  await expect(alertHeading(page)).toBeFocused();
  await expect(page).toHaveTitle(/^Error: /);
  await expect(submit(page)).toBeEnabled();
}

/** The next submission gets this response and does not reach the service. */
async function answerWith(page: Page, status: number, body: object | string): Promise<void> {
  const contentType = typeof body === 'string' ? 'text/html' : 'application/json';
  const text = typeof body === 'string' ? body : JSON.stringify(body);
  const path = `**${admission.submit.post}`;
  await page.route(path, (route) => route.fulfill({ status, contentType, body: text }), { times: 1 });
}

test('without a connection the form waits, and is sent when the connection is back', async ({ page, context }) => {
  await openFinished(page, 'minimal');
  const recorder = await recordPosts(page, admission.submit.post);
  await context.setOffline(true);
  await expectFailure(page, 'no connection');
  await expectFailure(page, 'no connection');
  await expect(option(page, 'otherInfo[hasSiblings]', 'no')).toBeChecked();
  await context.setOffline(false);
  await expect(heading(page)).toHaveText(admission.done.title);
  expect(recorder.posts.map(({ status }) => status)).toEqual([201]);
  await recorder.close();
});

test('every failure has a message, and Submit works again', async ({ page }) => {
  const unique = `Maya ${randomUUID()}`;
  await openFinished(page, 'minimal', unique);
  const recorder = await recordPosts(page, admission.submit.post);

  await test.step('an error of the service or of a proxy', async () => {
    await answerWith(page, 500, { errors: [{ message: 'Something went wrong.' }] });
    await expectFailure(page, 'pressing Submit again makes no second application');
    await answerWith(page, 502, '<h1>Bad Gateway</h1>');
    await expectFailure(page, 'pressing Submit again makes no second application');
    await expect(alert(page)).not.toContainText('Gateway');
  });
  await test.step('files too large for a proxy', async () => {
    await answerWith(page, 413, '<h1>Too large</h1>');
    await expectFailure(page, 'Please attach smaller files and press Submit again.');
  });
  await test.step('a field refused by the service', async () => {
    const name = 'familyInfo[telephone]';
    await answerWith(page, 422, { errors: [{ path: name, message: 'This number does not exist' }] });
    await submit(page).press('Enter');
    await expect(heading(page)).toContainText('Family Information');
    await expect(alertHeading(page)).toBeFocused();
    await alert(page).getByRole('link', { name: 'This number does not exist' }).press('Enter');
    await expect(field(page, name)).toBeFocused();
    await expect(field(page, name)).toHaveAccessibleDescription('This number does not exist');
    await expect(field(page, name)).toHaveAttribute('aria-invalid', 'true');
    await field(page, name).fill('01 000 099');
    await expect(field(page, name)).not.toHaveAttribute('aria-invalid');
    for (const _ of [1, 2, 3]) await next(page).press('Enter');
  });
  await test.step('a lost response', async () => {
    recorder.loseNextAnswer();
    await expectFailure(page, 'no connection');
    expect(recorder.posts.map(({ status }) => status)).toEqual([201]);
  });

  await submit(page).press('Enter');
  await expect(heading(page)).toHaveText(admission.done.title);
  expect(recorder.posts.map(({ status }) => status)).toEqual([201, 200]);
  expect(new Set(recorder.posts.map(({ headers }) => headers['idempotency-key'])).size).toBe(1);
  expect(await referencesWith(unique)).toEqual([await page.locator('.reference').innerText()]);
  await recorder.close();
});

test('a file with a false type is refused by the service and can be replaced', async ({ page }) => {
  // The script that reads a file's type in the browser fails to load.
  await page.route(/\/prepareFile/, (route) => route.abort());
  await openFinished(page, 'maximal');
  const report = 'learnerInfo[report]';
  const file = { name: 'report.pdf', mimeType: 'application/pdf' };
  for (const _ of admission.steps.slice(1)) await page.getByRole('button', { name: 'Previous' }).press('Enter');
  await field(page, report).setInputFiles({ ...file, buffer: Buffer.from('MZ, a program') });
  for (const _ of admission.steps.slice(1)) await next(page).press('Enter');
  await submit(page).press('Enter');
  await expect(heading(page)).toContainText('Learner Information');
  await expect(alert(page)).toContainText('The file must be PDF, JPEG or PNG');
  await expect(field(page, report)).toHaveAccessibleDescription(/The file must be PDF, JPEG or PNG/);
  await field(page, report).setInputFiles({ ...file, buffer: Buffer.from(wholeFile('application/pdf')) });
  await expect(field(page, report)).not.toHaveAttribute('aria-invalid');
  for (const _ of admission.steps.slice(1)) await next(page).press('Enter');
  await submit(page).press('Enter');
  await expect(heading(page)).toHaveText(admission.done.title);
});

test('Submit is marked busy, and sends once however often it is pressed', async ({ page }) => {
  await openFinished(page, 'minimal');
  const recorder = await recordPosts(page, admission.submit.post);
  let release: () => void = () => undefined;
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(`**${admission.submit.post}`, async (route) => {
    await held;
    await route.fallback();
  });
  await submit(page).dblclick();
  const busy = page.getByRole('button', { name: 'Submitting...' });
  await expect(busy).toHaveAttribute('aria-busy', 'true');
  await expect(busy).toBeFocused();
  await page.keyboard.press('Enter');
  await busy.click({ force: true });
  release();
  await expect(heading(page)).toHaveText(admission.done.title);
  expect(recorder.posts).toHaveLength(1);
  await recorder.close();
});
