// What every page of the build weighs at load, by kind, read from its files.
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { table } from './table.mjs';

const site = path.resolve(import.meta.dirname, '../../dist/public');

/** @returns {string} a Markdown table, the heaviest page first */
export function weights() {
  const pages = readdirSync(site, { recursive: true })
    .map(String)
    .filter((file) => file.endsWith('.html'));
  const rows = pages.flatMap((file) => {
    const html = readFileSync(path.join(site, file), 'utf8');
    const named = (/** @type {string} */ end) =>
      [...html.matchAll(/(?:href|src)="(\/assets\/[^"]+)"/g)]
        .map(([, url = '']) => url)
        .filter((url) => url.endsWith(end));
    const scripts = withImports(named('.js'));
    if (scripts.size === 0) return [];
    const kilo = (/** @type {Iterable<string>} */ urls) =>
      [...new Set(urls)].reduce((sum, url) => sum + size(url), 0) / 1000;
    return [
      [
        `/${file.replace(/\/?index\.html$/, '')}`,
        kilo(scripts),
        kilo(named('.css')),
        kilo(named('.woff2')),
        gzipSync(html).length / 1000,
        scripts.size,
      ],
    ];
  });
  rows.sort((a, b) => Number(b[1]) - Number(a[1]));
  return table(['kB gzipped, at load', 'scripts', 'styles', 'fonts ahead', 'HTML', 'script files'], rows);
}

/** @param {readonly string[]} urls @returns {Set<string>} with what they import, directly or not */
function withImports(urls) {
  const all = new Set(urls);
  for (const url of all) {
    const source = readFileSync(path.join(site, url), 'utf8');
    for (const [, name] of source.matchAll(/(?:\bfrom|\bimport)\s*["'`]\.\/([^"'`]+)["'`]/g))
      all.add(`/assets/${name}`);
  }
  return all;
}

/** @param {string} url */
function size(url) {
  const content = readFileSync(path.join(site, url));
  return url.endsWith('.woff2') ? content.length : gzipSync(content, { level: 9 }).length;
}
