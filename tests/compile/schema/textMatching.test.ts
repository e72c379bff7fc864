// Texts that match a pattern, for rules that evaluate conditions.
import { expect, it } from 'vitest';
import { syntaxErrorOf, textsMatching } from '../../../engine/compile/schema/patterns/textMatching.ts';

it.each([
  '^[A-Z]{2}-\\d+$',
  '^(LB|SY|[0-9]{3,})',
  '@school\\.org$',
  '^\\w+\\s\\w+$',
  '[^a-z]',
  '^(?:a|b)*c?d$',
  '^\\+?[0-9]{4}$',
  '^[\\u0600-\\u06ff]+$',
  'x{2,}',
])('%s', (pattern) => {
  const texts = textsMatching(pattern);
  expect(texts.length).toBeGreaterThan(0);
  expect(texts.filter((text) => !new RegExp(pattern).test(text))).toEqual([]);
});

it('finds none for what is not read, or no expression', () => {
  expect([textsMatching('(?=a)b'), textsMatching('('), textsMatching('(a)\\1'), textsMatching('^$')]).toEqual([
    [],
    [],
    [],
    [],
  ]);
  expect([syntaxErrorOf('['), syntaxErrorOf('a')]).toEqual([expect.any(String), undefined]);
});
