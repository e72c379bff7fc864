import { expect, it } from 'vitest';
import { printTable } from '../../../engine/intake/cli/parts/printTable.ts';

it('prints more rows than a function takes as arguments', () => {
  const rows = Array.from({ length: 200_000 }, (_, i) => [String(i), 'a']);
  const lines = printTable(['Number', 'Name'], rows).split('\n');
  expect(lines.length).toBe(200_002);
  expect(lines.slice(0, 2)).toEqual(['Number  Name', '0       a']);
});
