// The studio as a maintainer uses it: the text beside the form, findings at their lines, examples. The built site does not
// contain it.
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from '@playwright/test';
import { expectAccessible } from '../support/accessible.ts';
import { asDelivered } from '../support/asDelivered.ts';
import { expectNoSidewaysScroll } from '../support/reflow.ts';
import { project } from '../support/servers/server.ts';
import { startStudio } from '../support/servers/studioServer.ts';

asDelivered('contact');

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
  const validation = page.getByRole('region', { name: 'Validation of these answers' });

  await page.goto(studio.address);
  await page.getByLabel('Form', { exact: true }).selectOption('Contact Us');
  await page.getByLabel('File', { exact: true }).selectOption(FILE);
  await expect(page.getByText('No mistakes in this form.')).toBeVisible();

  // The form shows what is typed; no file is written.
  await text.getByText('"Subject"', { exact: true }).dblclick();
  await page.keyboard.type('Matter');
  await expect(english.getByLabel('Matter')).toBeVisible();
  await expect(text).toBeFocused();
  await expect(arabic.getByLabel('الموضوع')).toBeVisible();
  expect(onDisk()).toBe(before);

  // Invalid JSON is a finding at its line, and the form stays as it was. Moving the cursor begins another step of undo.
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
  await expect(finding).toBeHidden();
  // The new title leaves two findings: the question's message still names the old one, and the Arabic was not changed with it.
  await expect(page.getByRole('region', { name: 'Findings' }).getByRole('status')).toHaveText('2 findings');

  // Both languages show the same answers: an example fills both, and what is typed in one appears in the other.
  await page.getByRole('button', { name: 'minimal' }).click();
  await expect(validation.getByRole('status')).toHaveText('They are accepted.');
  await expect(arabic.getByLabel('البريد الإلكتروني')).toHaveValue('maya@example.org');
  await expect(page.getByRole('region', { name: 'The document' })).toContainText('"email": "maya@example.org"');
  await page.getByLabel('refused:').selectOption('refused/email-without-at');
  await expect(validation.getByRole('row').nth(1)).toContainText('Invalid email address');
  await expect(validation.getByRole('row').nth(1)).toContainText('عنوان البريد الإلكتروني غير صحيح');
  await expect(english.getByText('Invalid email address')).toBeVisible();
  await english.getByLabel('Email').fill('maya@example.com');
  await expect(validation.getByRole('status')).toHaveText('They are accepted.');
  await expect(arabic.getByLabel('البريد الإلكتروني')).toHaveValue('maya@example.com');
  await expectAccessible(page);

  // The unsaved text survives a reload, and is written when it is saved.
  await page.reload();
  await expect(text).toContainText('"Matter"');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText(`${FILE} is saved.`)).toBeVisible();
  // Saving is a step that can be undone, like what the dialogs write.
  await expect(page.getByRole('button', { name: `Undo: Save ${FILE}…` })).toBeVisible();
  expect(onDisk()).toBe(before.replace('"title": "Subject"', '"title": "Matter"'));

  await page.setViewportSize({ width: 360, height: 740 });
  await expectNoSidewaysScroll(page);
  expect(trouble).toEqual([]);
  await studio.close();
});

test('the built site does not contain the studio', async ({ page }) => {
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
