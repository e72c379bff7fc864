import { readFileSync } from 'node:fs';
import path from 'node:path';
import { modules } from './folders.mjs';

/**
 * An `@font-face` rule with the font as a data URL: a page set from a string cannot load files.
 * @param {string} family the name that the styles use
 * @param {string} file its path from `node_modules/`
 * @param {string} [descriptors] further descriptors, as CSS
 * @returns {string} CSS
 */
export function fontFace(family, file, descriptors = '') {
  const font = readFileSync(path.join(modules, file)).toString('base64');
  return `@font-face{font-family:"${family}";${descriptors};src:url(data:font/woff2;base64,${font}) format("woff2")}`;
}
