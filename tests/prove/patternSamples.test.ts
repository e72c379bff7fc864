// At least one of the texts that are made of a pattern matches it, also if it has lookaheads or lookbehinds.
import { expect, it } from 'vitest';
import { patternSamples } from '../../engine/prove/answers/patternSamples.ts';

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
