// The pictures of forms/README.md: `npm run guide:forms` draws a form with a question of each kind (forms/gallery) and
// one with conditions, limits and comparisons (forms/uses), and photographs each question.
import { mkdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import react from '@vitejs/plugin-react';
import { chromium, type Locator, type Page } from 'playwright-core';
import sharp from 'sharp';
import { createServer } from 'vite';
import { forms } from '../../engine/vite/index.ts';
import { launchOptions } from '../launch/launchOptions.mjs';
import { DONE } from './uses.ts';

const PROJECT = path.resolve(import.meta.dirname, '../..');
const FOLDER = path.join(import.meta.dirname, 'pictures');
/** Of the window; each picture is as wide as the form. */
const WINDOW = { width: 560, height: 1200 };
const MOST_BYTES = 300_000;
const PAGE =
  '<!doctype html><html lang="en"><body style="padding: 1rem"><script type="module" src="/tests/guide/gallery.tsx"></script></body></html>';

export async function takeFormPictures(_: readonly string[], print: (line: string) => void): Promise<number> {
  await mkdir(FOLDER, { recursive: true });
  const server = await createServer({
    root: PROJECT,
    configFile: false,
    logLevel: 'error',
    appType: 'custom',
    plugins: [react(), forms(path.join(import.meta.dirname, 'forms'), path.join(PROJECT, 'site'))],
  });
  for (const address of ['/gallery', '/uses'])
    server.middlewares.use(address, (_request, response, next) => {
      server
        .transformIndexHtml(address, PAGE)
        .then((html) => response.setHeader('Content-Type', 'text/html').end(html), next);
    });
  await server.listen(0);
  const browser = await chromium.launch(await launchOptions());
  try {
    const page = await browser.newPage({ viewport: WINDOW, reducedMotion: 'reduce' });
    let bytes = 0;
    const keep = async (name: string, picture: Buffer) => {
      const { size } = await sharp(picture)
        .webp({ quality: 70, effort: 6 })
        .toFile(path.join(FOLDER, `${name}.webp`));
      bytes += size;
    };
    await page.goto(new URL('/gallery', server.resolvedUrls?.local[0]).href);
    for (const name of await questionNames('gallery/all')) await keep(name, await questionOf(page, name).screenshot());
    await page.goto(new URL('/uses?office=health', server.resolvedUrls?.local[0]).href);
    for (const name of await questionNames('uses/visit')) {
      const question = questionOf(page, name);
      await DONE[name]?.(question, page);
      // The ring of the focus lies outside the picture.
      await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
      // Nothing is under the pointer.
      await page.mouse.move(0, 0);
      await keep(name, await (name === 'steps' ? belowSteps(page, question) : question.screenshot()));
    }
    print(`${bytes} bytes of at most ${MOST_BYTES}`);
    return bytes > MOST_BYTES ? 1 : 0;
  } finally {
    await browser.close();
    await server.close();
  }
}

function questionOf(page: Page, name: string): Locator {
  const group = page.locator('.section').filter({ has: page.locator(`[id^="${name}."]`) });
  const control = page.locator(`[id="${name}"], [name="${name}"]`);
  return group.or(page.locator('.field').filter({ has: control })).first();
}

/** The list of steps, and what stands below it up to the question. */
async function belowSteps(page: Page, question: Locator): Promise<Buffer> {
  const [list, last] = [await page.locator('.wizard-progress').boundingBox(), await question.boundingBox()];
  if (!list || !last) throw new Error('The list of steps is not shown.');
  const { x, y, width } = list;
  return page.screenshot({ clip: { x, y, width, height: last.y + last.height - y } });
}

async function questionNames(step: string): Promise<readonly string[]> {
  const file = path.join(import.meta.dirname, `forms/${step}.schema.json`);
  const { properties } = JSON.parse(await readFile(file, 'utf8')) as { readonly properties: object };
  return Object.keys(properties);
}
