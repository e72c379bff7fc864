// Rendered by the browser with the site's own fonts, since the machine may have none.
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import sharp from 'sharp';
import { published } from '../folders.mjs';
import { fontFace } from '../fontFace.mjs';
import { loadModule } from '../loadModule.mjs';
import { paint, readTones } from '../readTones.mjs';
import { withBrowser } from '../withBrowser.mjs';

const viewport = { width: 1200, height: 630 };
const font = '@fontsource-variable/source-serif-4/files/source-serif-4-latin-wght-normal.woff2';

/** @returns {Promise<string>} the preview as an HTML page */
async function previewPage() {
  const { Preview } = await loadModule('media/preview/Preview.tsx');
  const styles = readFileSync(path.join(import.meta.dirname, 'preview.css'), 'utf8');
  const face = fontFace('Source Serif 4', font, 'font-weight:200 900');
  const html = `<!doctype html><html lang="en"><style>${face}${styles}</style>${renderToStaticMarkup(createElement(Preview))}</html>`;
  return paint(html, readTones());
}

/** Writes `public/images/social-preview.png`, the image of link previews. */
export async function makePreview() {
  const html = await previewPage();
  const picture = await withBrowser(async (browser) => {
    const page = await browser.newPage({ viewport });
    await page.setContent(html);
    await page.evaluate(() => document.fonts.ready);
    return page.screenshot();
  });
  const file = path.join(published, 'images', 'social-preview.png');
  await sharp(picture).png({ palette: true, colours: 128, effort: 10 }).toFile(file);
}
