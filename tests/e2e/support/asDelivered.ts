import { changedParts } from '../../forms/support/delivered.ts';
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
