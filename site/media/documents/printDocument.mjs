import { readFileSync } from 'node:fs';
import path from 'node:path';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { fontFace } from '../fontFace.mjs';
import { paint } from '../images/readTones.mjs';
import { loadModule } from '../loadModule.mjs';
import { readPages } from './readPages.mjs';
import { withoutDates } from './withoutDates.mjs';

const sheets = ['page', 'cover', 'text', 'table', 'contents', 'blanks', 'words'];

// Static fonts: the browser embeds a variable one as drawings, whose Arabic is then copied and searched wrongly.
const faces = [
  ['latin-400-normal', 400, 'normal', 'U+0000-02FF,U+2000-22FF'],
  ['latin-400-italic', 400, 'italic', 'U+0000-02FF,U+2000-22FF'],
  ['latin-700-normal', 700, 'normal', 'U+0000-02FF,U+2000-22FF'],
  ['arabic-400-normal', 400, 'normal', 'U+0600-06FF'],
];

/** @param {string} title @returns {Promise<string>} the style sheet with its fonts, and the heads that run over its pages */
async function stylesFor(title) {
  const { school } = await loadModule('school.ts');
  const sheet = sheets
    .map((name) => readFileSync(path.join(import.meta.dirname, 'styles', `${name}.css`), 'utf8'))
    .join('')
    .replace('SCHOOL, PLACE', `${school.name}, ${school.place}`)
    .replace('TITLE', title);
  const fonts = faces.map(([file, weight, style, range]) =>
    fontFace(
      'Amiri',
      `@fontsource/amiri/files/amiri-${file}.woff2`,
      `font-weight:${weight};font-style:${style};unicode-range:${range}`,
    ),
  );
  return fonts.join('') + sheet;
}

/**
 * @param {import('playwright-core').Page} page a page of the browser
 * @param {any} paper a `SchoolDocument`
 * @param {Map<string, string>} tones
 * @returns {Promise<Buffer>} the document as a tagged PDF, its table of contents filled in
 */
export async function printDocument(page, paper, tones) {
  const { Paper } = await loadModule('media/documents/Paper.tsx');
  const styles = await stylesFor(paper.title);
  /** @param {Record<string, number>} pages */
  const print = async (pages) => {
    const html = renderToStaticMarkup(createElement(Paper, { document: paper, pages, styles: '/* styles */' }));
    await page.setContent(paint(`<!doctype html>${html.replace('/* styles */', () => styles)}`, tones));
    await page.evaluate(() => document.fonts.ready);
    return page.pdf({ tagged: true, outline: true, preferCSSPageSize: true, printBackground: true });
  };
  const { places } = readPages(await print({}));
  return withoutDates(await print(Object.fromEntries(places)));
}
