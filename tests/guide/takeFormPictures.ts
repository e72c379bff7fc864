// The pictures of forms/README.md: `npm run guide:forms` opens the studio on a form with a question of each kind (forms/gallery) and
// on one with conditions, limits, comparisons and computed answers (forms/uses), and photographs each question in its preview.
import { mkdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import react from '@vitejs/plugin-react';
import { chromium, type FrameLocator, type Locator, type Page } from 'playwright-core';
import sharp from 'sharp';
import { createServer } from 'vite';
import { aliases, forms, studio } from '../../engine/vite/index.ts';
import { launchOptions } from '../launch/launchOptions.mjs';
import { DONE } from './uses.ts';

const FORMS = path.join(import.meta.dirname, 'forms');
const SITE = path.resolve(import.meta.dirname, '../../site');
const FOLDER = path.join(import.meta.dirname, 'pictures');
/** So large that the studio shows a form on a telephone in its real size. */
const WINDOW = { width: 1600, height: 1300 };
const MOST_BYTES = 300_000;
/** Of each form the step whose questions are photographed. */
const STEPS = { Gallery: 'gallery/all', Uses: 'uses/visit' } as const;

export async function takeFormPictures(_: readonly string[], print: (line: string) => void): Promise<number> {
  await mkdir(FOLDER, { recursive: true });
  const server = await createServer({
    root: SITE,
    configFile: false,
    logLevel: 'error',
    appType: 'custom',
    resolve: { alias: aliases },
    plugins: [react(), forms(FORMS, SITE), studio(FORMS, { formStyles: '/styles/formPreview.css' })],
  });
  await server.listen(0);
  const browser = await chromium.launch(await launchOptions());
  try {
    let bytes = 0;
    for (const [form, step] of Object.entries(STEPS)) {
      const page = await browser.newPage({ viewport: WINDOW, reducedMotion: 'reduce' });
      await page.goto(new URL('/studio', server.resolvedUrls?.local[0]).href);
      await page.getByRole('button', { name: form, exact: true }).click();
      const preview = page.frameLocator('iframe[title="The form in English"]');
      for (const name of await questionNames(step)) {
        const question = questionOf(preview, name);
        await DONE[name]?.(question, preview, page);
        bytes += await keep(name, await photographed(name, question, preview, page));
      }
    }
    print(`${bytes} bytes of at most ${MOST_BYTES}`);
    return bytes > MOST_BYTES ? 1 : 0;
  } finally {
    await browser.close();
    await server.close();
  }
}

async function photographed(name: string, question: Locator, preview: FrameLocator, page: Page): Promise<Buffer> {
  // The ring of the focus lies outside the picture.
  await question.evaluate(({ ownerDocument }) => (ownerDocument.activeElement as HTMLElement | null)?.blur());
  // Nothing is under the pointer.
  await page.mouse.move(0, 0);
  return name === 'steps' ? belowSteps(page, question, preview) : question.screenshot();
}

/** The list of steps, and what stands below it up to the question. */
async function belowSteps(page: Page, question: Locator, preview: FrameLocator): Promise<Buffer> {
  const [list, last] = [await preview.locator('.wizard-progress').boundingBox(), await question.boundingBox()];
  if (!list || !last) throw new Error('The list of steps is not shown.');
  const { x, y, width } = list;
  return page.screenshot({ clip: { x, y, width, height: last.y + last.height - y } });
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

async function questionNames(step: string): Promise<readonly string[]> {
  const { properties } = JSON.parse(await readFile(path.join(FORMS, `${step}.schema.json`), 'utf8')) as {
    readonly properties: object;
  };
  return Object.keys(properties);
}
