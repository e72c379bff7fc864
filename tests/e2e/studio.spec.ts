// The studio as a maintainer uses it: the text beside the form, what is wrong at its line, examples at a click. What is sent
// to parents knows nothing of it.
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect as plain, test } from '@playwright/test';
import { expectAccessible } from './support/accessible.ts';
import { expectNoSidewaysScroll } from './support/reflow.ts';
import { project } from './support/server.ts';
import { startStudio } from './support/studioServer.ts';

/** A dev server bundles and compiles when it is asked. */
const expect = plain.configure({ timeout: 15_000 });
const FILE = 'contact/message.schema.json';

test('a question is reworded, tried out and saved', async ({ page }) => {
  test.slow();
  const studio = await startStudio();
  const trouble: string[] = [];
  page.on('console', (message) => message.type() === 'error' && trouble.push(message.text()));
  page.on('pageerror', ({ message }) => trouble.push(message));
  const onDisk = () => readFileSync(path.join(studio.forms, FILE), 'utf8');
  const before = onDisk();
  const english = page.frameLocator('iframe[title*="English"]');
  const arabic = page.frameLocator('iframe[title*="Arabic"]');
  const text = page.getByRole('textbox', { name: `Text of ${FILE}` });
  const verdict = page.getByRole('region', { name: 'What is said of these answers' });

  await page.goto(studio.address);
  await page.getByLabel('Form', { exact: true }).selectOption('Contact Us');
  await page.getByLabel('File', { exact: true }).selectOption(FILE);
  await expect(page.getByText('Nothing is wrong with this form.')).toBeVisible();

  // What is typed is drawn, and no file is written.
  await text.getByText('"Subject"', { exact: true }).dblclick();
  await page.keyboard.type('Matter');
  await expect(english.getByLabel('Matter')).toBeVisible();
  await expect(text).toBeFocused();
  await expect(arabic.getByLabel('الموضوع')).toBeVisible();
  expect(onDisk()).toBe(before);

  // A mistake is told at its line, and the form stays as it was. What is typed after a move can be taken back by itself.
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.type('"');
  const finding = page.getByRole('button', { name: `${FILE}, line 14` });
  await expect(finding).toBeVisible();
  await expect(english.getByLabel('Matter')).toBeVisible();
  await page.keyboard.press('Control+s');
  await expect(page.getByText('Not saved, line 14: This is not JSON')).toBeVisible();
  await finding.click();
  await expect(text).toBeFocused();
  await page.keyboard.press('Control+z');
  await expect(page.getByText('Nothing is wrong with this form.')).toBeVisible();

  // One visit in both languages: an example fills both, what is typed in one is in the other.
  await page.getByRole('button', { name: 'minimal' }).click();
  await expect(verdict.getByRole('status')).toHaveText('They are accepted.');
  await expect(arabic.getByLabel('البريد الإلكتروني')).toHaveValue('maya@example.org');
  await expect(page.getByRole('region', { name: 'The document' })).toContainText('"email": "maya@example.org"');
  await page.getByLabel('refused:').selectOption('refused/email-without-at');
  await expect(verdict.getByRole('row').nth(1)).toContainText('Invalid email address');
  await expect(verdict.getByRole('row').nth(1)).toContainText('عنوان البريد الإلكتروني غير صحيح');
  await expect(english.getByText('Invalid email address')).toBeVisible();
  await english.getByLabel('Email').fill('maya@example.com');
  await expect(verdict.getByRole('status')).toHaveText('They are accepted.');
  await expect(arabic.getByLabel('البريد الإلكتروني')).toHaveValue('maya@example.com');
  await expectAccessible(page);

  // The text outlives the page, and is written when it is saved.
  await page.reload();
  await expect(text).toContainText('"Matter"');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText(`${FILE} is saved.`)).toBeVisible();
  expect(onDisk()).toBe(before.replace('"title": "Subject"', '"title": "Matter"'));

  await page.setViewportSize({ width: 360, height: 740 });
  await expectNoSidewaysScroll(page);
  expect(trouble).toEqual([]);
  await studio.close();
});

test('what is built has no studio', async ({ page }) => {
  const response = await page.goto('/studio');
  expect(response?.status()).toBe(404);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('This page is not here');
  const dist = path.join(project, 'dist');
  const files = readdirSync(dist, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  const scripts = files.filter(({ name }) => /\.(?:js|css|html|json)$/.test(name));
  expect(scripts.length).toBeGreaterThan(10);
  const withStudio = scripts.filter(({ parentPath, name }) =>
    /studio|codemirror|cm-editor/i.test(readFileSync(path.join(parentPath, name), 'utf8')),
  );
  expect(withStudio.map(({ name }) => name)).toEqual([]);
});
