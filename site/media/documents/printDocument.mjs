import { readFileSync } from 'node:fs';
import path from 'node:path';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { fontFace } from '../fontFace.mjs';
import { loadModule } from '../loadModule.mjs';
import { paint } from '../readTones.mjs';
import { readPlaces } from './readPlaces.mjs';
import { withoutDates } from './withoutDates.mjs';

const sheets = ['page', 'cover', 'text', 'table', 'contents', 'blanks', 'words', 'arabic'];

// Static fonts: Chromium embeds variable fonts as outlines, from which Arabic text is copied and searched wrongly.
const faces = [
  ['latin-400-normal', 400, 'normal', 'U+0000-02FF,U+2000-22FF'],
  ['latin-400-italic', 400, 'italic', 'U+0000-02FF,U+2000-22FF'],
  ['latin-700-normal', 700, 'normal', 'U+0000-02FF,U+2000-22FF'],
  ['arabic-400-normal', 400, 'normal', 'U+0600-06FF'],
  ['arabic-700-normal', 700, 'normal', 'U+0600-06FF'],
];

/** @param {any} paper a `SchoolDocument` @returns {string} the style sheet with its fonts and running heads */
function stylesFor({ words, title }) {
  const sheet = sheets
    .map((name) => readFileSync(path.join(import.meta.dirname, 'styles', `${name}.css`), 'utf8'))
    .join('')
    .replace('SCHOOL, PLACE', words.head)
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
 * The picture on a cover, as inline SVG: with an image that the browser loads, the bytes of the PDF would depend on when it has
 * loaded. Line breaks between elements are removed, because they would become text.
 * @param {string} name
 */
const coverPicture = (name) =>
  readFileSync(path.join(import.meta.dirname, 'covers', `${name}.svg`), 'utf8')
    .replace(/>\s+</g, '><')
    .trim();

/**
 * @param {import('playwright-core').Page} page a page of the browser
 * @param {any} paper a `SchoolDocument`
 * @param {Map<string, string>} tones
 * @returns {Promise<Buffer>} the document as a tagged PDF, its table of contents filled in
 */
export async function printDocument(page, paper, tones) {
  const { Paper } = await loadModule('media/documents/Paper.tsx');
  const styles = stylesFor(paper);
  const picture = coverPicture(paper.cover);
  /** @param {Record<string, number>} pages */
  const print = async (pages) => {
    const marks = { picture: '/* picture */', styles: '/* styles */' };
    const html = renderToStaticMarkup(createElement(Paper, { document: paper, pages, ...marks }))
      .replace(marks.styles, () => styles)
      .replace(marks.picture, () => picture);
    await page.setContent(paint(`<!doctype html>${html}`, tones));
    await page.evaluate(() => document.fonts.ready);
    return page.pdf({ tagged: true, outline: true, preferCSSPageSize: true, printBackground: true });
  };
  const places = readPlaces(await print({}));
  return withoutDates(await print(Object.fromEntries(places)));
}
