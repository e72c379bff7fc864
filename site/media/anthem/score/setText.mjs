import path from 'node:path';
import { modules } from '../../folders.mjs';
import { readFont } from './readFont.mjs';

const files = path.join(modules, '@fontsource/amiri/files');
const faces = {
  roman: 'amiri-latin-400-normal.woff',
  italic: 'amiri-latin-400-italic.woff',
  bold: 'amiri-latin-700-normal.woff',
};

/** @typedef {keyof typeof faces} Face */

/** The family's full stop is the lozenge of its Arabic; beside Latin letters a round one stands (in the units of the font). */
const stop = '.';
const roundStop = 'M50 55a65 65 0 1 0 130 0a65 65 0 1 0-130 0z';

/** Sets words as outlines; every glyph is drawn once and used as often as it occurs. */
export function createTypesetter() {
  /** @type {Map<Face, import('./readFont.mjs').Font>} */
  const fonts = new Map();
  /** @type {Map<string, string>} */
  const outlines = new Map();

  /** @param {Face} face */
  function fontOf(face) {
    const font = fonts.get(face) ?? readFont(path.join(files, faces[face]));
    fonts.set(face, font);
    return font;
  }

  /** The width of words at a size. @param {string} words @param {number} size @param {Face} [face] */
  function measure(words, size, face = 'roman') {
    const { unitsPerEm, widthOf, glyphOf } = fontOf(face);
    return [...words].reduce((sum, letter) => sum + widthOf(glyphOf(letter)), 0) * (size / unitsPerEm);
  }

  /**
   * @param {string} words
   * @param {{ x: number, y: number, size: number, face?: Face, anchor?: 'start' | 'middle' | 'end' }} place `y` is the line
   * @returns {string} SVG
   */
  function set(words, { x, y, size, face = 'roman', anchor = 'start' }) {
    const { unitsPerEm, widthOf, glyphOf, outlineOf } = fontOf(face);
    const scale = size / unitsPerEm;
    let left = x - measure(words, size, face) * { start: 0, middle: 0.5, end: 1 }[anchor];
    const glyphs = [...words].map((letter) => {
      const glyph = glyphOf(letter);
      const id = `${face[0]}${glyph}`;
      const outline = outlines.get(id) ?? (letter === stop ? roundStop : outlineOf(glyph));
      outlines.set(id, outline);
      const used = outline && `<use href="#${id}" x="${(left / scale).toFixed(0)}"/>`;
      left += widthOf(glyph) * scale;
      return used;
    });
    return `<g transform="translate(0 ${y.toFixed(1)}) scale(${scale.toFixed(5)} ${(-scale).toFixed(5)})">${glyphs.join('')}</g>`;
  }

  /** The glyphs that were used, to stand in the drawing's `<defs>`. */
  const definitions = () =>
    [...outlines]
      .filter(([, d]) => d)
      .map(([id, d]) => `<path id="${id}" d="${d}"/>`)
      .join('');

  return { set, measure, definitions };
}
