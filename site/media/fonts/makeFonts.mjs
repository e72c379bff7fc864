// Subsets of the site's four typefaces: letters, digits and punctuation of English and Arabic; weights from regular to semibold,
// the boldest that the styles use; the features that they use. The subsets have a fifth to two thirds of the bytes. Other
// characters, e.g. in names that visitors type, come from the whole files (styles/base/fonts.css).
// The Naskh font has letters with their dots. WebKitGTK 2.50 ignores the vertical offsets of combining marks: with fonts whose dots
// are such marks (Noto Naskh Arabic, Markazi Text), it draws the dots beside their letters.
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import subsetFont from 'subset-font';
import { modules, site } from '../folders.mjs';
import { renameFont } from './renameFont.mjs';

/** @param {number} first @param {number} last */
const range = (first, last) =>
  Array.from({ length: last - first + 1 }, (_, i) => String.fromCodePoint(first + i)).join('');

/** Latin digits and punctuation that Arabic text uses. */
const SIGNS = ' !"%()*+,-./0123456789:;\u00a0«»–’“”…';
const LATIN = `${range(0x20, 0x7e)}\u00a0«·»×–—‘’“”•…€−`;
const ARABIC = `${range(0x621, 0x63a)}${range(0x640, 0x652)}${range(0x660, 0x66a)}،؛؟ \u00a0`;

/** OpenType features: joining, ligatures, kerning, marks, and the figures that the styles use. */
const keepFeatures = [
  ...['kern', 'liga', 'clig', 'rlig', 'calt', 'rclt', 'ccmp', 'locl', 'mark', 'mkmk', 'curs'],
  ...['init', 'medi', 'fina', 'isol', 'lnum', 'tnum'],
];
const home = JSON.parse(await readFile(path.join(site, 'content/home/home.json'), 'utf8'));
const { title = '', quotation = '', read = '' } = home.messages?.bishop ?? {};
const weights = { wght: { min: 400, max: 600 } };
const ARABIC_SANS = '@fontsource-variable/readex-pro/files/readex-pro-arabic-wght-normal';
const LATIN_SERIF = '@fontsource-variable/source-serif-4/files/source-serif-4-latin-wght-normal';
const NASKH = '@fontsource/scheherazade-new/files/scheherazade-new-arabic';
const RENAMED = { from: 'Scheherazade', to: 'SchoolsNaskh' };

const faces = [
  { name: 'source-serif', from: LATIN_SERIF, letters: LATIN },
  {
    name: 'source-sans',
    from: '@fontsource-variable/source-sans-3/files/source-sans-3-latin-wght-normal',
    letters: LATIN,
  },
  { name: 'source-serif-signs', from: LATIN_SERIF, letters: SIGNS },
  { name: 'naskh', from: `${NASKH}-500-normal`, letters: ARABIC, axes: {}, rename: RENAMED },
  { name: 'naskh-bold', from: `${NASKH}-700-normal`, letters: ARABIC, axes: {}, rename: RENAMED },
  { name: 'readex', from: ARABIC_SANS, letters: ARABIC },
  // The language switch: the only Arabic word on most English pages.
  { name: 'readex-switch', from: ARABIC_SANS, letters: 'العربية', axes: { wght: 600 } },
  // The bishop's quotation on the English home page.
  { name: 'readex-message', from: ARABIC_SANS, letters: title + quotation + read, axes: { wght: 500 } },
];

/** Writes `site/fonts/<name>.woff2`. */
export async function makeFonts() {
  const folder = path.join(site, 'fonts');
  await mkdir(folder, { recursive: true });
  for (const { name, from, letters, axes = weights, rename } of faces) {
    const whole = await readFile(path.join(modules, `${from}.woff2`));
    // The package's types lack keepFeatures; passed in a variable it is not an excess property.
    const options = { targetFormat: /** @type {const} */ ('truetype'), variationAxes: axes, keepFeatures };
    const cut = await subsetFont(whole, letters, options);
    const named = rename ? renameFont(cut, rename.from, rename.to) : cut;
    const packed = await subsetFont(named, letters, { targetFormat: 'woff2' });
    await writeFile(path.join(folder, `${name}.woff2`), packed);
  }
}
