// Every page has one address. Other spellings of it, aliases and a trailing slash lead there by 308, whatever their case.
import { readdirSync } from 'node:fs';
import path from 'node:path';

/** Addresses of pages: the folders of `publicDir` that hold an index.html. */
export function listPages(publicDir: string): string[] {
  return readdirSync(publicDir, { recursive: true, encoding: 'utf8' })
    .filter((file) => path.basename(file) === 'index.html')
    .map((file) => `/${path.dirname(file).split(path.sep).join('/')}`.replace(/^\/\.$/, '/'));
}

/** Leads from an address as it was asked for, query included, to the one that is right; undefined if it is right. */
export type Redirect = (url: string) => string | undefined;

/** `aliases` are further addresses, each with the page that it means; they win over a page of the same name. */
export function redirectsTo(pages: readonly string[], aliases: Iterable<readonly [string, string]>): Redirect {
  const targets = new Map(pages.map((page) => [keyOf(page), page]));
  for (const [alias, page] of aliases) targets.set(keyOf(alias), page);
  return (url) => {
    const queryAt = url.search(/[?#]/);
    const address = queryAt < 0 ? url : url.slice(0, queryAt);
    const target = targets.get(keyOf(address));
    return target === undefined || target === address ? undefined : target + url.slice(address.length);
  };
}

function keyOf(address: string): string {
  return address.toLowerCase().replace(/(?<=.)\/$/, '');
}
