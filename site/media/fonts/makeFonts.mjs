// The site's four faces, cut to what its two languages write: letters, digits and signs of English and of Arabic; weights
// from regular to semibold, the boldest of the styles; the features that they use. Between a fifth and two thirds of the
// bytes. What names of other languages and visitors bring beyond that comes from the whole files, which fonts.css names as
// well.
// The Naskh is one whose letters are drawn with their dots. WebKitGTK 2.50 ignores the heights at which a font sets its
// marks: where dots are marks of their own (Noto Naskh Arabic, Markazi Text), they lie beside their letters there.
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import subsetFont from 'subset-font';
import { modules, site } from '../folders.mjs';
import { loadModule } from '../loadModule.mjs';
import { renameFont } from './renameFont.mjs';

/** @param {number} first @param {number} last */
const range = (first, last) =>
  Array.from({ length: last - first + 1 }, (_, i) => String.fromCodePoint(first + i)).join('');

/** Of Latin, what Arabic has between words and sentences, and in numbers. */
const SIGNS = ' !"%()*+,-./0123456789:;\u00a0«»–’“”…';
const LATIN = `${range(0x20, 0x7e)}\u00a0«·»×–—‘’“”•…€−`;
const ARABIC = `${range(0x621, 0x63a)}${range(0x640, 0x652)}${range(0x660, 0x66a)}،؛؟ \u00a0`;

/** How letters join and stand beside each other, and the figures that the styles ask for. */
const keepFeatures = [
  ...['kern', 'liga', 'clig', 'rlig', 'calt', 'rclt', 'ccmp', 'locl', 'mark', 'mkmk', 'curs'],
  ...['init', 'medi', 'fina', 'isol', 'lnum', 'tnum'],
];
const { bishopMessage } = await loadModule('pages/home/bishopMessage.ts');
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
  // All that most English pages have of Arabic: the name of that language, in the weight of the switch.
  { name: 'readex-switch', from: ARABIC_SANS, letters: 'العربية', axes: { wght: 600 } },
  // And all that the first of them has besides.
  { name: 'readex-message', from: ARABIC_SANS, letters: Object.values(bishopMessage).join(''), axes: { wght: 500 } },
];

/** Writes `site/fonts/<name>.woff2`. */
export async function makeFonts() {
  const folder = path.join(site, 'fonts');
  await mkdir(folder, { recursive: true });
  for (const { name, from, letters, axes = weights, rename } of faces) {
    const whole = await readFile(path.join(modules, `${from}.woff2`));
    // The types of the package do not know keepFeatures yet, and would refuse it where it is passed.
    const options = { targetFormat: /** @type {const} */ ('truetype'), variationAxes: axes, keepFeatures };
    const cut = await subsetFont(whole, letters, options);
    const named = rename ? renameFont(cut, rename.from, rename.to) : cut;
    const packed = await subsetFont(named, letters, { targetFormat: 'woff2' });
    await writeFile(path.join(folder, `${name}.woff2`), packed);
  }
}
