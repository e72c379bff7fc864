// Pages on a host of their own, the intake on another origin: what a real browser lets them do, as the setting says.
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { expect, type Frame, type Page, test } from '@playwright/test';
import { asDelivered } from '../support/asDelivered.ts';
import { openPlainHost, type PlainHost } from '../support/servers/plainHost.ts';
import { project } from '../support/servers/server.ts';

asDelivered('admission');

let allowed: PlainHost;
let other: PlainHost;
let service: ChildProcess;
let intake: string;
let dataDir: string;
test.beforeAll(async () => {
  [allowed, other] = await Promise.all([openPlainHost(), openPlainHost()]);
  dataDir = await mkdtemp(path.join(os.tmpdir(), 'origins-'));
  const env = { ...process.env, HOST: '127.0.0.1', PORT: '0', DATA_DIR: dataDir, ALLOWED_ORIGINS: allowed.origin };
  service = spawn(process.execPath, ['dist/server/main.js'], { cwd: project, env });
  let printed = '';
  service.stdout?.on('data', (text) => {
    printed += text;
  });
  await expect.poll(() => printed, { timeout: 60_000 }).toContain('The site is at ');
  intake = (/The site is at (http:\S+)/.exec(printed)?.[1] ?? '').replace('localhost', '127.0.0.1');
});
test.afterAll(async () => {
  service.kill();
  await once(service, 'exit');
  await Promise.all([allowed.close(), other.close(), rm(dataDir, { recursive: true })]);
});

/** Posts as the engine does: by XMLHttpRequest, with its headers, listening to the upload. 0 is no readable answer. */
const post = (from: Page | Frame, name: string) =>
  from.evaluate(
    ([url = '', question = '']) =>
      new Promise<[status: number, text: string]>((resolve) => {
        const body = new FormData();
        body.append(question, 'A');
        const request = new XMLHttpRequest();
        request.open('POST', url);
        request.setRequestHeader('Idempotency-Key', '3f1d6c1e-57ab-4bd0-9c2c-0d3f5a8e7b61');
        request.setRequestHeader('Form-Elapsed', '60000');
        request.setRequestHeader('Accept-Language', 'en');
        request.upload.onprogress = () => undefined;
        request.onloadend = () => resolve([request.status, request.responseText]);
        request.send(body);
      }),
    [`${intake}/admission`, name],
  );

test('a page of an allowed origin reads what the intake says', async ({ page }) => {
  await page.goto(`${allowed.origin}/Privacy/`);
  const [status, text] = await post(page, 'learnerInfo[firstName]');
  expect(status).toBe(422);
  expect(JSON.parse(text).errors).toContainEqual({ path: 'learnerInfo[gender]', message: 'Gender is required' });
  expect(await post(page, 'learnerInfo[')).toEqual([400, expect.stringContaining('errors')]);
});

test('a page of another origin, or of none, does not get through', async ({ page }) => {
  await page.goto(`${other.origin}/Privacy/`);
  expect(await post(page, 'learnerInfo[firstName]')).toEqual([0, '']);
  await page.goto(`${allowed.origin}/Privacy/`);
  // A frame in a sandbox has the origin `null`, whoever it belongs to.
  await page.evaluate(() => {
    const frame = document.createElement('iframe');
    frame.setAttribute('sandbox', 'allow-scripts');
    frame.srcdoc = '<p>none</p>';
    document.body.append(frame);
  });
  await expect(page.frameLocator('iframe').getByText('none')).toBeVisible();
  const frame = page.frames().at(-1) as Frame;
  expect(await frame.evaluate(() => self.origin)).toBe('null');
  expect(await post(frame, 'learnerInfo[firstName]')).toEqual([0, '']);
});
