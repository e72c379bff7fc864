// Conveniences: continuing on another device, repeating answers, photos from a phone, applying for another child.
import { readFile, truncate, writeFile } from 'node:fs/promises';
import { devices, type Page } from '@playwright/test';
import sharp from 'sharp';
import { asDelivered } from '../support/asDelivered.ts';
import { finished, onDevice, seedDraft } from '../support/device.ts';
import {
  admission,
  example,
  field,
  heading,
  next,
  openForm,
  option,
  submit,
  unfoldDraftWays,
} from '../support/formPage.ts';
import { expectPosted } from '../support/posted.ts';
import { recordPosts } from '../support/recorder.ts';
import { origin } from '../support/servers/server.ts';
import { expect, test } from '../support/test.ts';

asDelivered('admission');

const report = 'learnerInfo[report]';
const wrongFile = 'This file holds no unfinished form of this kind.';
const fileToOpen = (page: Page) => page.locator('.draft-status input[type=file]');
const sameName = String(new Map(example('maximal').flat).get('learnerInfo[firstName]'));

async function saveToFile(page: Page, path: string): Promise<void> {
  await unfoldDraftWays(page);
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Save to a file' }).press('Enter'),
  ]);
  expect(download.suggestedFilename()).toBe('admission-unfinished.json');
  await download.saveAs(path);
}

test('a draft saved to a file continues on another device with all answers and files', async ({
  page,
  browser,
}, testInfo) => {
  const seed = finished('maximal', sameName);
  await seedDraft(page, { ...seed, step: 2 });
  await openForm(page);
  const file = testInfo.outputPath('carried.json');
  await saveToFile(page, file);

  const elsewhere = await browser.newContext({ baseURL: origin });
  const other = await elsewhere.newPage();
  await openForm(other);
  await fileToOpen(other).setInputFiles(file);
  await expect(heading(other)).toContainText('Father Information');
  await expect(other.getByText('are here again')).toBeVisible();
  await expect(field(other, 'fatherInfo[jobType]')).toHaveValue('Civil engineer');
  // Files are stored one by one; a page left before that asks for them again.
  await expect.poll(async () => Object.keys(await onDevice(other)).some((key) => key.includes(' file '))).toBe(true);
  await other.reload();
  await expect(heading(other)).toContainText('Father Information');
  for (const _ of [3, 4]) await next(other).press('Enter');
  const recorder = await recordPosts(other, admission.submit.post);
  await submit(other).press('Enter');
  await expect(heading(other)).toHaveText(admission.done.title);
  const bytes = Buffer.from(seed.files?.report?.base64 ?? '', 'base64');
  if (recorder.posts[0]) await expectPosted(recorder.posts[0], example('maximal').flat, new Map([[report, bytes]]));
  // A restored draft may be complete at once, so no elapsed time is sent, which would look like a bot's.
  expect(recorder.posts[0]?.headers).not.toHaveProperty('form-elapsed');
  expect(recorder.posts).toHaveLength(1);
  await recorder.close();
  await elsewhere.close();
});

test('any other file is refused with a message and changes nothing', async ({ page }, testInfo) => {
  await openForm(page);
  await field(page, 'learnerInfo[firstName]').fill('Maya');
  const own = testInfo.outputPath('own.json');
  await saveToFile(page, own);
  const text = await readFile(own, 'utf8');
  const huge = testInfo.outputPath('huge.json');
  await writeFile(huge, text);
  await truncate(huge, 101 * 1024 * 1024);
  const json = (content: string) => ({ name: 'form.json', mimeType: 'application/json', buffer: Buffer.from(content) });
  for (const file of [
    json('%PDF-1.7'),
    json(text.slice(0, text.length / 2)),
    json('{}'),
    json(text.replace('"form":"admission"', '"form":"financial-aid"')),
    json(text.replace(/"savedAt":"[^"]*"/, '"savedAt":"soon"')),
    huge,
  ]) {
    await fileToOpen(page).setInputFiles(file);
    await expect(page.getByRole('status').filter({ hasText: wrongFile })).toBeVisible();
    await expect(field(page, 'learnerInfo[firstName]')).toHaveValue('Maya');
    await fileToOpen(page).setInputFiles(own);
    await expect(page.getByText('are here again')).toBeVisible();
    await expect(page.getByText(wrongFile)).toHaveCount(0);
  }
});

test('a file with answers of the wrong shape is opened, and these are listed as not fitting', async ({
  page,
}, testInfo) => {
  await openForm(page);
  await field(page, 'learnerInfo[firstName]').fill('Maya');
  const own = testInfo.outputPath('own.json');
  await saveToFile(page, own);
  const content = JSON.parse(await readFile(own, 'utf8'));
  content.draft.answers = {
    learnerInfo: { firstName: { a: '<img src=x onerror=alert(1)>' }, birthPlace: 'Zahle', report: { id: 'gone' } },
    familyInfo: 'all of us',
    otherInfo: { hasSiblings: 'yes', siblings: 'two' },
  };
  const buffer = Buffer.from(JSON.stringify(content));
  await fileToOpen(page).setInputFiles({ name: 'form.json', mimeType: 'application/json', buffer });
  await expect(field(page, 'learnerInfo[birthPlace]')).toHaveValue('Zahle');
  await expect(field(page, 'learnerInfo[firstName]')).toHaveValue('');
  await expect(page.locator('.notice li')).toHaveText([
    'Learner Information › First Name › A: <img src=x onerror=alert(1)>',
    'Learner Information › Report › Id: gone',
    'Family Information: all of us',
    'Other Information › Brothers and sisters: two',
  ]);
});

for (const [damage, hurt] of [
  ['is cut short', (base64: string) => base64.slice(0, -8)],
  ['cannot be read', (base64: string) => `?${base64.slice(1)}`],
] as const) {
  test(`an attachment in a file that ${damage} is named and must be attached again`, async ({ page }, testInfo) => {
    await seedDraft(page, { ...finished('maximal', sameName), step: 1 });
    await openForm(page);
    const own = testInfo.outputPath('own.json');
    await saveToFile(page, own);
    const content = JSON.parse(await readFile(own, 'utf8'));
    content.files[0].base64 = hurt(content.files[0].base64);
    const buffer = Buffer.from(JSON.stringify(content));
    // As on another device, which does not have the file.
    await seedDraft(page, {});
    await openForm(page);
    await fileToOpen(page).setInputFiles({ name: 'form.json', mimeType: 'application/json', buffer });
    const notice = page.getByRole('status').filter({ hasText: 'Please attach them again' });
    await expect(notice.getByRole('listitem')).toHaveText('Learner Information › Report: report.pdf');
    await expect(heading(page)).toContainText('Learner Information');
    await expect(page.locator('.upload-name')).toHaveCount(0);
  });
}

test('a button copies an answer given before', async ({ page }) => {
  const { answers } = example('maximal');
  await seedDraft(page, { answers: { ...answers, fatherInfo: {} }, step: 2, files: finished('maximal').files ?? {} });
  await openForm(page);
  await expect(heading(page)).toContainText('Father Information');
  const email = 'fatherInfo[email]';
  const take = page.locator('.field', { has: field(page, email) }).getByRole('button', { name: /^Same as/ });
  await take.press('Enter');
  await expect(field(page, email)).toHaveValue('example.family@example.org');
  await expect(field(page, email)).toBeFocused();
  await expect(take).toHaveCount(0);
  await field(page, email).fill('other@example.org');
  await expect(take).toHaveCount(1);
});

test('applying for another child keeps the answers of the family only', async ({ page }) => {
  await seedDraft(page, finished('maximal', 'Maya'));
  await openForm(page);
  await submit(page).press('Enter');
  const first = await page.locator('.reference').innerText();
  await page.getByRole('button', { name: 'Apply for another child' }).press('Enter');
  await expect(heading(page)).toContainText('Learner Information');
  await expect(heading(page)).toBeFocused();
  await expect(field(page, 'learnerInfo[firstName]')).toHaveValue('');
  await expect(page.locator('[name^="learnerInfo"]:checked')).toHaveCount(0);
  await field(page, 'learnerInfo[firstName]').fill('Sara');
  const saved = async () => (await onDevice(page))['admission draft'];
  await expect.poll(saved).toMatchObject({ draft: { answers: { learnerInfo: { firstName: 'Sara' } } } });
  const { draft } = (await saved()) as { draft: { answers: object; submissionId: string } };
  const { familyInfo, fatherInfo, motherInfo } = example('maximal').answers;
  const untouched = { learnerInfo: { firstName: 'Sara' }, otherInfo: {} };
  expect(draft.answers).toEqual({ ...untouched, familyInfo, fatherInfo, motherInfo });
  await seedDraft(page, { ...finished('minimal', 'Sara'), submissionId: draft.submissionId });
  await openForm(page);
  await submit(page).press('Enter');
  await expect(heading(page)).toHaveText(admission.done.title);
  await expect(page.locator('.reference')).not.toHaveText(first);
});

test.describe('photos', () => {
  test('of 12 megapixels are sent as less than a megabyte', async ({ page }) => {
    const create = { width: 400, height: 300, channels: 3, background: '#888' } as const;
    const noise = { type: 'gaussian', mean: 128, sigma: 40 } as const;
    const small = await sharp({ create: { ...create, noise } })
      .png()
      .toBuffer();
    const buffer = await sharp(small).resize(4000, 3000).jpeg({ quality: 100 }).toBuffer();
    expect(buffer.length).toBeGreaterThan(1_500_000);
    await seedDraft(page, { ...finished('maximal', 'Maya'), step: 0 });
    await openForm(page);
    await field(page, report).setInputFiles({ name: 'IMG 1.jpeg', mimeType: 'image/jpeg', buffer });
    await expect(page.locator('.upload-name')).toHaveText('IMG 1.jpg');
    for (const _ of admission.steps.slice(1)) await next(page).press('Enter');
    const recorder = await recordPosts(page, admission.submit.post);
    await submit(page).press('Enter');
    await expect(heading(page)).toHaveText(admission.done.title);
    const sent = recorder.posts[0]?.parts.find(([name]) => name === report)?.[1] as File;
    expect(sent.size).toBeLessThan(1_000_001);
    const { format, width } = await sharp(Buffer.from(await sent.arrayBuffer())).metadata();
    expect([sent.type, format, width]).toEqual(['image/jpeg', 'jpeg', 2400]);
    await recorder.close();
  });

  test('that the browser cannot read are refused with a message', async ({ page }) => {
    await openForm(page);
    await option(page, 'learnerInfo[vistedSpecialist]', 'yes').check();
    const buffer = Buffer.concat([Buffer.from([0, 0, 0, 24]), Buffer.from('ftypheic'), Buffer.alloc(2_000_000)]);
    await field(page, report).setInputFiles({ name: 'IMG_1.HEIC', mimeType: 'image/heic', buffer });
    await expect(field(page, report)).toHaveAccessibleDescription(/The file must be PDF, JPEG or PNG/);
    await expect(field(page, report)).toHaveAttribute('aria-invalid', 'true');
    await page.getByRole('button', { name: 'Remove IMG_1.HEIC' }).press('Enter');
    await expect(field(page, report)).not.toHaveAccessibleDescription(/must be/);
  });

  test('can be taken with the camera on a phone only', async ({ page, browser }) => {
    const telephone = await browser.newContext({ ...devices['Pixel 7'], baseURL: origin });
    const held = await telephone.newPage();
    for (const [at, visible] of [
      [held, true],
      [page, false],
    ] as const) {
      await openForm(at);
      await option(at, 'learnerInfo[vistedSpecialist]', 'yes').check();
      await expect(at.getByText('Take a photo')).toBeVisible({ visible });
      await expect(at.locator('input[capture=environment]')).toHaveAttribute('accept', 'image/*');
    }
    const buffer = await sharp({ create: { width: 40, height: 30, channels: 3, background: '#888' } })
      .jpeg()
      .toBuffer();
    await held.locator('input[capture]').setInputFiles({ name: 'now.jpg', mimeType: 'image/jpeg', buffer });
    await expect(held.locator('.upload-name')).toHaveText('now.jpg');
    await telephone.close();
  });
});
