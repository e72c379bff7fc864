// At least one of the texts that are made of a pattern matches it, also if it has lookaheads, lookbehinds or back references.
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
  '^(\\d{2})-\\1$',
  '^(?<word>[a-z]+) (?<other>[.*(]) \\k<word>\\k<other>$',
  '^((a|b)\\2c)([xy])\\1\\3$',
  '^(\\p{L}+) \\1$',
  '^(a|b)(\\1c)\\2$',
  '^(?!.*(.)\\1)[a-z]{3}$',
  '^(["\'])[a-z]+\\1$',
  '\\bschool\\b',
  '^.+(?<=cm)$',
])('%s', (pattern) => {
  expect(patternSamples(new RegExp(pattern, 'u')).some((text) => new RegExp(pattern, 'u').test(text))).toBe(true);
});
