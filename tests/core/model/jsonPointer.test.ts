import fc from 'fast-check';
import { expect, it } from 'vitest';
import { formatPointer, parsePointer } from '../../../engine/core/model/jsonPointer.ts';

it.each([
  ['', []],
  ['/', ['']],
  ['/a/0', ['a', '0']],
  ['/a~1b/c~0d/~01', ['a/b', 'c~d', '~1']],
])('parses and formats "%s" as in RFC 6901', (pointer, keys) => {
  expect(parsePointer(pointer)).toEqual(keys);
  expect(formatPointer(keys)).toBe(pointer);
});

it('parsePointer reverses formatPointer', () => {
  fc.assert(
    fc.property(fc.array(fc.string()), (keys) => {
      expect(parsePointer(formatPointer(keys))).toEqual(keys);
    }),
  );
});

it('formatPointer accepts list indices as numbers', () => {
  expect(formatPointer(['rows', 0, 'name'])).toBe('/rows/0/name');
});

it('parsePointer reads the keys of a relative pointer', () => {
  expect(parsePointer('1/count')).toEqual(['count']);
});
