// An SVG that a page shows as an image can use none of the page's fonts, so the score carries its words as outlines. This
// reads as much of a TrueType font in WOFF 1.0 as they need: glyphs, their widths, and which letter is which.
// https://www.w3.org/TR/WOFF/ and https://learn.microsoft.com/typography/opentype/spec/
import { readFileSync } from 'node:fs';
import { inflateSync } from 'node:zlib';
import { readGlyph } from './readGlyph.mjs';

/**
 * @typedef {object} Font
 * @property {number} unitsPerEm
 * @property {(letter: string) => number} glyphOf the number of a letter's glyph
 * @property {(glyph: number) => number} widthOf in units
 * @property {(glyph: number) => string} outlineOf the data of an SVG path in units, y upwards
 */

/** @param {Buffer} woff @returns {Map<string, Buffer>} the font's tables by name */
function readTables(woff) {
  const tables = new Map();
  for (let i = 0; i < woff.readUInt16BE(12); i += 1) {
    const entry = 44 + i * 20;
    const [offset, packed, length] = [4, 8, 12].map((at) => woff.readUInt32BE(entry + at));
    const data = woff.subarray(offset, (offset ?? 0) + (packed ?? 0));
    tables.set(woff.toString('latin1', entry, entry + 4), packed === length ? data : inflateSync(data));
  }
  return tables;
}

/** @param {Buffer} cmap @returns {(letter: string) => number} by the table's segments (format 4) */
function readLetters(cmap) {
  const places = Array.from({ length: cmap.readUInt16BE(2) }, (_, i) => cmap.readUInt32BE(8 + i * 8));
  const at = places.find((place) => cmap.readUInt16BE(place) === 4);
  if (at === undefined)
    throw new Error('The font of the score has no character map of format 4. Use another font file.');
  const size = cmap.readUInt16BE(at + 6);
  return (letter) => {
    const code = letter.charCodeAt(0);
    let segment = 0;
    while (cmap.readUInt16BE(at + 14 + segment) < code) segment += 2;
    const first = cmap.readUInt16BE(at + 16 + size + segment);
    const delta = cmap.readUInt16BE(at + 16 + 2 * size + segment);
    const rangeAt = at + 16 + 3 * size + segment;
    const range = cmap.readUInt16BE(rangeAt);
    if (code < first) throw new Error(`The font of the score has no "${letter}".`);
    if (range === 0) return (code + delta) & 0xffff;
    return (cmap.readUInt16BE(rangeAt + range + (code - first) * 2) + delta) & 0xffff;
  };
}

/** @param {string} file a TrueType font in WOFF 1.0 @returns {Font} */
export function readFont(file) {
  const tables = readTables(readFileSync(file));
  const table = (/** @type {string} */ name) => {
    const found = tables.get(name);
    if (!found) throw new Error(`${file} has no table "${name}": it is no TrueType font.`);
    return found;
  };
  const [head, hhea, hmtx, loca, glyf] = ['head', 'hhea', 'hmtx', 'loca', 'glyf'].map(table);
  if (!head || !hhea || !hmtx || !loca || !glyf) throw new Error(`${file} is incomplete.`);
  const long = head.readInt16BE(50) === 1;
  const place = (/** @type {number} */ glyph) =>
    long ? loca.readUInt32BE(glyph * 4) : loca.readUInt16BE(glyph * 2) * 2;
  const widths = hhea.readUInt16BE(34);
  return {
    unitsPerEm: head.readUInt16BE(18),
    glyphOf: readLetters(table('cmap')),
    widthOf: (glyph) => hmtx.readUInt16BE(Math.min(glyph, widths - 1) * 4),
    outlineOf: (glyph) => readGlyph((number) => glyf.subarray(place(number), place(number + 1)), glyph),
  };
}
