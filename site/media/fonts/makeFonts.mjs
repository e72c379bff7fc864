// The site's four faces, cut to what its two languages write: letters, digits and signs of English and French, and of Arabic
// and Persian; weights from regular to bold. A sixth of the bytes in Arabic, two thirds in Latin. What a visitor types
// beyond that comes from the whole files, which fonts.css names as well.
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import subsetFont from 'subset-font';
import { modules, site } from '../folders.mjs';

/** @param {number} first @param {number} last */
const range = (first, last) =>
  Array.from({ length: last - first + 1 }, (_, i) => String.fromCodePoint(first + i)).join('');

const LATIN = `${range(0x20, 0x7e)}${range(0xa0, 0xff)}ıŒœ–—‘’“”•…€™−`;
const ARABIC = `${range(0x621, 0x652)}${range(0x660, 0x66c)}٠ٰٱپچژڤکگیآ،؛؟\u200c\u200d\u061c !()./:«»\u00a0–…-`;

const weights = { wght: { min: 400, max: 700 } };

const faces = [
  { name: 'source-serif', from: 'source-serif-4/files/source-serif-4-latin-wght-normal', letters: LATIN },
  { name: 'source-sans', from: 'source-sans-3/files/source-sans-3-latin-wght-normal', letters: LATIN },
  { name: 'naskh', from: 'noto-naskh-arabic/files/noto-naskh-arabic-arabic-wght-normal', letters: ARABIC },
  { name: 'readex', from: 'readex-pro/files/readex-pro-arabic-wght-normal', letters: ARABIC },
];

/** Writes `site/fonts/<name>.woff2`. */
export async function makeFonts() {
  const folder = path.join(site, 'fonts');
  await mkdir(folder, { recursive: true });
  for (const { name, from, letters } of faces) {
    const whole = await readFile(path.join(modules, '@fontsource-variable', `${from}.woff2`));
    const cut = await subsetFont(whole, letters, { targetFormat: 'woff2', variationAxes: weights });
    await writeFile(path.join(folder, `${name}.woff2`), cut);
  }
}
