import { readFileSync } from 'node:fs';
import path from 'node:path';
import { changedParts } from '../../forms/support/delivered.ts';
import { project } from './servers/server.ts';
import { test } from './test.ts';

const changed = changedParts();

/**
 * The tests of this file, or of this group, need these parts as they were delivered: forms by id, or files of the site. Where a
 * school has changed one of them, they are skipped; what holds for any school's forms and pages is tested by discovery.
 */
export function asDelivered(...parts: readonly string[]): void {
  const other = parts.filter((part) => changed.includes(part));
  test.skip(other.length > 0, `The school has changed ${other.join(' and ')}.`);
}

const listed: readonly { readonly path: string }[] = JSON.parse(
  readFileSync(path.join(project, 'site/pages.json'), 'utf8'),
).pages;

/** The tests of this file, of this group, or this test, need pages at these addresses: they are skipped where a school has deleted or moved one. */
export function withPages(...addresses: readonly string[]): void {
  const gone = addresses.filter((address) => !listed.some(({ path: own }) => own === address));
  test.skip(gone.length > 0, `The site has no page at ${gone.join(' and ')}.`);
}
