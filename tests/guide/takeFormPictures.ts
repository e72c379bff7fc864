// The pictures of forms/README.md: `npm run guide:forms` draws a form with a question of each kind (forms/gallery) and photographs each.
import { mkdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import react from '@vitejs/plugin-react';
import { chromium } from 'playwright-core';
import sharp from 'sharp';
import { createServer } from 'vite';
import { forms } from '../../engine/vite/index.ts';
import { launchOptions } from '../launch/launchOptions.mjs';

const PROJECT = path.resolve(import.meta.dirname, '../..');
const FOLDER = path.join(import.meta.dirname, 'pictures');
/** Of the window; each picture is as wide as the form. */
const WINDOW = { width: 560, height: 900 };
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
  server.middlewares.use('/gallery', (_request, response, next) => {
    server
      .transformIndexHtml('/gallery', PAGE)
      .then((html) => response.setHeader('Content-Type', 'text/html').end(html), next);
  });
  await server.listen(0);
  const browser = await chromium.launch(await launchOptions());
  try {
    const page = await browser.newPage({ viewport: WINDOW, reducedMotion: 'reduce' });
    await page.goto(new URL('/gallery', server.resolvedUrls?.local[0]).href);
    let bytes = 0;
    for (const name of await questionNames()) {
      const control = page.locator(`[id="${name}"], [name="${name}"]`);
      const field = page.locator('.field').filter({ has: control }).first();
      const picture = await field.screenshot();
      bytes += (
        await sharp(picture)
          .webp({ quality: 70, effort: 6 })
          .toFile(path.join(FOLDER, `${name}.webp`))
      ).size;
    }
    print(`${bytes} bytes of at most ${MOST_BYTES}`);
    return bytes > MOST_BYTES ? 1 : 0;
  } finally {
    await browser.close();
    await server.close();
  }
}

async function questionNames(): Promise<readonly string[]> {
  const file = path.join(import.meta.dirname, 'forms/gallery/all.schema.json');
  const { properties } = JSON.parse(await readFile(file, 'utf8')) as { readonly properties: object };
  return Object.keys(properties);
}
