// The pictures of forms/README.md: `npm run guide:forms` opens the studio on a form with a question of each kind (forms/gallery) and
// on one with conditions, limits, comparisons and computed answers (forms/uses). Of the first it photographs each question in the
// preview; of the second also what of the studio sets it.
import { cp, mkdir, mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import react from '@vitejs/plugin-react';
import { type Browser, chromium, type FrameLocator, type Locator, type Page } from 'playwright-core';
import sharp from 'sharp';
import { createServer } from 'vite';
import { aliases, forms, studio } from '../../engine/vite/index.ts';
import { launchOptions } from '../launch/launchOptions.mjs';
import { type Colours, compose } from './compose.ts';
import { PANELS, photographPanel } from './panels.ts';
import { DONE } from './uses.ts';

const PROJECT = path.resolve(import.meta.dirname, '../..');
const SITE = path.join(PROJECT, 'site');
const FOLDER = path.join(import.meta.dirname, 'pictures');
/** CSS pixels of the studio's window. From about 1,600 on it has room for both languages at 360 px, and does not scale them down. */
const WINDOW = { width: 1600, height: 1300 };
/** For the panel beside a question: it takes about half of the window, and a picture has 900 px for both. */
const NARROW = { width: 1166, height: 1300 };
/** The date of the browser, so that limits relative to today give the same pictures on any day. */
const TODAY = '2026-09-01T09:00';
const MOST_BYTES = 600_000;
/** Of each form the steps whose questions are photographed. */
const STEPS = { Gallery: ['gallery/all'], Uses: ['uses/visit', 'uses/child'] } as const;

export async function takeFormPictures(_: readonly string[], print: (line: string) => void): Promise<number> {
  await mkdir(FOLDER, { recursive: true });
  const folder = await copyOfForms();
  const server = await createServer({
    root: SITE,
    configFile: false,
    logLevel: 'error',
    appType: 'custom',
    resolve: { alias: aliases },
    plugins: [react(), forms(folder, SITE), studio(folder, { formStyles: '/styles/formPreview.css' })],
  });
  await server.listen(0);
  const browser = await chromium.launch(await launchOptions());
  try {
    const address = new URL('/studio', server.resolvedUrls?.local[0]).href;
    let bytes = 0;
    for (const [form, steps] of Object.entries(STEPS)) bytes += await photograph(browser, address, form, steps, folder);
    print(`${bytes} bytes of at most ${MOST_BYTES}`);
    return bytes > MOST_BYTES ? 1 : 0;
  } finally {
    await browser.close();
    await server.close();
    await rm(folder, { recursive: true });
  }
}

/** The guide's forms, and the schemas by which the studio explains their files, as in `forms/`. */
async function copyOfForms(): Promise<string> {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'guide-'));
  const described = path.join(PROJECT, 'forms');
  await cp(path.join(import.meta.dirname, 'forms'), folder, { recursive: true });
  for (const name of await readdir(described))
    if (name.endsWith('.schema.json')) await cp(path.join(described, name), path.join(folder, name));
  return folder;
}

/** Takes the pictures of a form, and returns how many bytes they have. */
async function photograph(browser: Browser, address: string, form: string, steps: readonly string[], folder: string) {
  const [page, sheet] = await Promise.all([
    browser.newPage({ viewport: WINDOW, reducedMotion: 'reduce' }),
    browser.newPage({ viewport: WINDOW }),
  ]);
  await page.clock.setFixedTime(TODAY);
  await page.goto(address);
  await page.getByRole('button', { name: form, exact: true }).click();
  // The lines of a file are found without the cursor.
  await page.getByLabel('Form and file follow each other').uncheck();
  const colours = await coloursOf(page);
  let bytes = 0;
  for (const [i, step] of steps.entries()) {
    if (i > 0) await page.getByLabel('Step', { exact: true }).selectOption(String(i));
    for (const name of await questionNames(folder, step)) {
      const preview = page.frameLocator(`iframe[title="The form in ${name === 'arabic' ? 'Arabic' : 'English'}"]`);
      const question = questionOf(preview, name);
      await DONE[name]?.(question, preview, page);
      const picture = await photographed(name, question, preview, page);
      const panel = PANELS[name];
      await page.setViewportSize(NARROW);
      const parts = panel ? await photographPanel(page, panel, folder) : [];
      await page.setViewportSize(WINDOW);
      bytes += await keep(name, await compose(sheet, picture, parts, colours));
    }
  }
  return bytes;
}

async function coloursOf(page: Page): Promise<Colours> {
  return page.locator('body').evaluate((body) => {
    const styles = getComputedStyle(body);
    return { ground: styles.getPropertyValue('--paper'), line: styles.getPropertyValue('--rule-strong') };
  });
}

async function photographed(name: string, question: Locator, preview: FrameLocator, page: Page): Promise<Buffer> {
  // The ring of the focus lies outside the picture.
  await question.evaluate(({ ownerDocument }) => (ownerDocument.activeElement as HTMLElement | null)?.blur());
  // At the edge of the iframe the picture would contain the line around it.
  await question.evaluate((one) => one.scrollIntoView({ block: 'center' }));
  // Nothing is under the pointer.
  await page.mouse.move(0, 0);
  return name === 'steps' ? belowSteps(page, question, preview) : question.screenshot();
}

/** The list of steps, and what stands below it up to the question. */
async function belowSteps(page: Page, question: Locator, preview: FrameLocator): Promise<Buffer> {
  const [list, last] = [await preview.locator('.wizard-progress').boundingBox(), await question.boundingBox()];
  if (!list || !last) throw new Error('The list of steps is not shown.');
  return page.screenshot({ clip: { ...last, y: list.y, height: last.y + last.height - list.y } });
}

/** Writes the picture, and returns how many bytes it has. */
async function keep(name: string, picture: Buffer): Promise<number> {
  const { size } = await sharp(picture)
    .webp({ quality: 70, effort: 6 })
    .toFile(path.join(FOLDER, `${name}.webp`));
  return size;
}

function questionOf(preview: FrameLocator, name: string): Locator {
  const group = preview.locator('.section').filter({ has: preview.locator(`[id^="${name}."]`) });
  const control = preview.locator(`[id="${name}"], [name="${name}"]`);
  return group.or(preview.locator('.field').filter({ has: control })).first();
}

async function questionNames(folder: string, step: string): Promise<readonly string[]> {
  const { properties } = JSON.parse(await readFile(path.join(folder, `${step}.schema.json`), 'utf8')) as {
    readonly properties: object;
  };
  return Object.keys(properties);
}
