// A proof needs texts that match a pattern, whatever the pattern is made of.
import { expect, it } from 'vitest';
import { patternSamples } from '../../engine/prove/patternSamples.ts';

it.each([
  '^[A-Z]{2}$',
  '^(?=.*[a-z])(?=.*[A-Z])(?=.*\\d)[A-Za-z\\d!@#]{8,20}$',
  '^(?!0)\\d{4}$',
  '^(?=^(?:[a-z]+)$)(?:.{3,5})$',
  '^(?=[)\\]]x)[\\](?=)]x$',
  '(?<=a)b',
  '(?<!a)b',
])('%s', (pattern) => {
  expect(patternSamples(new RegExp(pattern)).some((text) => new RegExp(pattern).test(text))).toBe(true);
});
