import { readdirSync } from 'node:fs';
import { pageWeight, site } from '../support/pageWeight.mjs';
import { table } from './table.mjs';

/** What every page of the build weighs at load, by kind. @returns {string} a Markdown table, the heaviest page first */
export function weights() {
  const pages = readdirSync(site, { recursive: true })
    .map(String)
    .filter((file) => file.endsWith('.html'));
  const rows = pages.flatMap((file) => {
    const { scripts, styles, fonts, html, scriptFiles } = pageWeight(file);
    const address = `/${file.replace(/\/?index\.html$/, '')}`;
    const kilo = [scripts, styles, fonts, html].map((bytes) => bytes / 1000);
    return scriptFiles === 0 ? [] : [[address, ...kilo, scriptFiles]];
  });
  rows.sort((a, b) => Number(b[1]) - Number(a[1]));
  return table(['kB gzipped, at load', 'scripts', 'styles', 'fonts ahead', 'HTML', 'script files'], rows);
}
