// What a page of the build weighs at load, read from its files: no browser, no clock.
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { project } from './server.ts';

const site = path.join(project, 'dist/public');

export interface PageWeight {
  /** Scripts that the page names and all that those import, gzipped, in bytes. */
  readonly scripts: number;
  readonly styles: number;
  /** Fonts that are fetched ahead of the first paint; they are compressed as they are. */
  readonly fonts: number;
  readonly html: number;
  /** The files that were counted. */
  readonly files: readonly string[];
}

/** The weight of the page at an address of the site. */
export function pageWeight(address: string): PageWeight {
  const file = path.join(site, address, 'index.html');
  const html = readFileSync(file, 'utf8');
  const named = (ending: string) =>
    [...html.matchAll(/(?:href|src)="(\/assets\/[^"]+)"/g)].flatMap(([, url = '']) =>
      url.endsWith(ending) ? [url] : [],
    );
  const scripts = withImports(named('.js'));
  const styles = new Set(named('.css'));
  const fonts = new Set(named('.woff2'));
  return {
    scripts: sum(scripts, gzipped),
    styles: sum(styles, gzipped),
    fonts: sum(fonts, (url) => readFileSync(path.join(site, url)).length),
    html: gzipSync(html, { level: 9 }).length,
    files: [...scripts, ...styles, ...fonts],
  };
}

/** Scripts with those that they import, directly or not. What is imported on demand comes later and is not among them. */
function withImports(urls: readonly string[]): Set<string> {
  const all = new Set(urls);
  for (const url of all) {
    const source = readFileSync(path.join(site, url), 'utf8');
    for (const [, name] of source.matchAll(/(?:\bfrom|\bimport)\s*["'`]\.\/([^"'`]+)["'`]/g))
      all.add(`/assets/${name}`);
  }
  return all;
}

const sizes = new Map<string, number>();

function gzipped(url: string): number {
  const size = sizes.get(url) ?? gzipSync(readFileSync(path.join(site, url)), { level: 9 }).length;
  sizes.set(url, size);
  return size;
}

function sum(urls: Iterable<string>, size: (url: string) => number): number {
  return [...urls].reduce((total, url) => total + size(url), 0);
}
