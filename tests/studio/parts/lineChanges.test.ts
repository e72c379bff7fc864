// The difference of two texts, line by line.
import { expect, it } from 'vitest';
import { lineChanges } from '../../../engine/studio/parts/lineChanges.ts';

it.each<[string, string, string, string]>([
  ['a changed line', 'a\nb\nc\n', 'a\nx\nc\n', ' a|-b|+x| c'],
  ['lines added in two places', 'a\nb\n', 'x\na\nb\ny\n', '+x| a,b|+y'],
  ['a new file', '', 'a\nb\n', '+a,b'],
  ['a removed file', 'a\r\nb\r\n', '', '-a,b'],
  ['equal texts', 'a\n', 'a\n', ' a'],
])('%s', (_, before, after, expected) => {
  const signs = { same: ' ', removed: '-', added: '+' };
  expect(
    lineChanges(before, after)
      .map(({ kind, lines }) => signs[kind] + lines)
      .join('|'),
  ).toBe(expected);
});
