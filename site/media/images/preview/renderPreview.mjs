// The preview holds words, and a bare machine has no font for them: the browser sets them in the site's own.
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { fontFace } from '../../fontFace.mjs';
import { loadModule } from '../../loadModule.mjs';
import { withBrowser } from '../../withBrowser.mjs';
import { paint } from '../readTones.mjs';

const viewport = { width: 1200, height: 630 };
const font = '@fontsource-variable/source-serif-4/files/source-serif-4-latin-wght-normal.woff2';

/**
 * @param {Map<string, string>} tones
 * @returns {Promise<Buffer>} the social preview as a PNG of 1200 by 630
 */
export async function renderPreview(tones) {
  const { Preview } = await loadModule('media/images/preview/Preview.tsx');
  const styles = readFileSync(path.join(import.meta.dirname, 'preview.css'), 'utf8');
  const face = fontFace('Source Serif 4', font, 'font-weight:200 900');
  const html = `<!doctype html><html lang="en"><style>${face}${styles}</style>${renderToStaticMarkup(createElement(Preview))}</html>`;
  return withBrowser(async (browser) => {
    const page = await browser.newPage({ viewport });
    await page.setContent(paint(html, tones));
    await page.evaluate(() => document.fonts.ready);
    return page.screenshot();
  });
}
