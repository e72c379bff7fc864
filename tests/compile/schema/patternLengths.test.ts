import fc from 'fast-check';
import { expect, it } from 'vitest';
import { patternLengths } from '../../../engine/compile/schema/patterns/patternLengths.ts';
import { lengthPattern } from '../../../engine/core/index.ts';

const ANY = Number.POSITIVE_INFINITY;

it.each<[string, number, number]>([
  ['^[0-9]{5}$', 5, 5],
  ['[0-9]{5}', 5, ANY],
  ['^a?b*c+$', 1, ANY],
  ['^a??b{2,3}?$', 2, 4],
  ['^(?:ab|c){2,3}$', 2, 6],
  ['^(?<year>[0-9]{4})(-[0-9]{2}){0,1}$', 4, 7],
  [String.raw`^[\]a-z]\.\d{2}$`, 4, 4],
  [String.raw`^\u0031\u{1F600}\x41\p{L}$`, 4, 4],
  ['^1$|^22$', 1, ANY],
  [String.raw`^a\$`, 2, ANY],
  ['^$', 0, 0],
  ['^(a{0}b){3}$', 3, 3],
  ['^(?:a*){0}$', 0, 0],
  [lengthPattern(3, 8), 3, 8],
  [lengthPattern(3), 3, ANY],
])('%s: from %i to %d characters', (pattern, least, most) => {
  expect(patternLengths(pattern)).toEqual({ least, most });
});

it.each(['^(?=a)b$', '^(?<!a)b$', String.raw`^(a)\1$`, String.raw`^(?<x>a)\k<x>$`, '['])(
  '%s is not read',
  (pattern) => {
    expect(patternLengths(pattern)).toBeUndefined();
  },
);

it('no text that matches is shorter or longer', () => {
  const atom = fc.constantFrom('a', '[0-9]', '(?:ab|c)', '(x|yz{2})', '.', String.raw`\d`);
  const times = fc.constantFrom('', '?', '*', '+', '{2}', '{1,3}', '{2,}');
  const sequence = fc.array(fc.tuple(atom, times), { minLength: 1, maxLength: 4 });
  const patterns = sequence.map((parts) => `^${parts.flat().join('')}$`);
  fc.assert(
    fc.property(
      patterns.chain((pattern) => fc.tuple(fc.constant(pattern), fc.stringMatching(new RegExp(pattern)))),
      ([pattern, text]) => {
        const { least, most } = patternLengths(pattern) ?? { least: ANY, most: 0 };
        const { length } = [...text];
        return length >= least && length <= most;
      },
    ),
    { seed: 1, numRuns: 300 },
  );
});
