// Every page has one canonical address. Other cases, a trailing slash and aliases redirect there by 308.
import { readdirSync } from 'node:fs';
import path from 'node:path';
import { normaliseAddress } from '../../core/index.ts';

/** Addresses of pages: the folders of `publicDir` that hold an index.html. */
export function listPages(publicDir: string): string[] {
  return readdirSync(publicDir, { recursive: true, encoding: 'utf8' })
    .filter((file) => path.basename(file) === 'index.html')
    .map((file) => `/${path.dirname(file).split(path.sep).join('/')}`.replace(/^\/\.$/, '/'));
}

/** Maps a requested URL, query included, to the canonical one; undefined if it is canonical or no page's. */
export type Redirect = (url: string) => string | undefined;

/** `aliases` are pairs of a further address and its page; an alias takes precedence over a page at the same address. */
export function redirectsTo(pages: readonly string[], aliases: Iterable<readonly [string, string]>): Redirect {
  const targets = new Map(pages.map((page) => [normaliseAddress(page), page]));
  for (const [alias, page] of aliases) targets.set(normaliseAddress(alias), page);
  return (url) => {
    const queryAt = url.search(/[?#]/);
    const address = queryAt < 0 ? url : url.slice(0, queryAt);
    const target = targets.get(normaliseAddress(address));
    return target === undefined || target === address ? undefined : target + url.slice(address.length);
  };
}
