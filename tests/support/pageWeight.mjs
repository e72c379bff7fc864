// The bytes that a page of the build loads, computed from its files without a browser.
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';

/** Where the build puts the site. */
export const site = path.resolve(import.meta.dirname, '../../dist/public');

/**
 * @typedef {object} PageWeight
 * @property {number} scripts scripts of the page and their static imports, gzipped, in bytes
 * @property {number} styles inline styles
 * @property {number} fonts preloaded fonts; the files are compressed already
 * @property {number} html
 * @property {readonly string[]} files the scripts and fonts counted
 * @property {number} scriptFiles the number of scripts
 */

/**
 * The weight of the page at an address of the site, or of the page in an .html file of it.
 * @param {string} address
 * @param {string} [folder] of the site
 * @returns {PageWeight}
 */
export function pageWeight(address, folder = site) {
  const file = path.join(folder, address.endsWith('.html') ? address : path.join(address, 'index.html'));
  const html = readFileSync(file, 'utf8');
  const urls = [...html.matchAll(/(?:href|src)="(\/assets\/[^"]+)"/g)].map(([, url = '']) => url);
  const named = (/** @type {string} */ ending) => new Set(urls.filter((url) => url.endsWith(ending)));
  const scripts = withImports(named('.js'), folder);
  const styles = [...html.matchAll(/<style[^>]*>(.*?)<\/style>/gs)].map(([, style = '']) => style);
  const fonts = named('.woff2');
  return {
    scripts: sum(scripts, (url) => gzipped(path.join(folder, url))),
    styles: sum(styles, (style) => gzipSync(style, { level: 9 }).length),
    fonts: sum(fonts, (url) => readFileSync(path.join(folder, url)).length),
    html: gzipSync(html, { level: 9 }).length,
    files: [...scripts, ...fonts],
    scriptFiles: scripts.size,
  };
}

/**
 * Scripts with their direct and indirect static imports; dynamic imports are left out.
 * @param {ReadonlySet<string>} urls @param {string} folder
 */
function withImports(urls, folder) {
  const all = new Set(urls);
  for (const url of all) {
    const source = readFileSync(path.join(folder, url), 'utf8');
    for (const [, name] of source.matchAll(/(?:\bfrom|\bimport)\s*["'`]\.\/([^"'`]+)["'`]/g))
      all.add(`/assets/${name}`);
  }
  return all;
}

/** @type {Map<string, number>} */
const sizes = new Map();

/** @param {string} file */
function gzipped(file) {
  const size = sizes.get(file) ?? gzipSync(readFileSync(file), { level: 9 }).length;
  sizes.set(file, size);
  return size;
}

/** @param {Iterable<string>} urls @param {(url: string) => number} size */
function sum(urls, size) {
  return [...urls].reduce((total, url) => total + size(url), 0);
}
