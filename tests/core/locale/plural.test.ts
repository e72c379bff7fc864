import { expect, test } from 'vitest';
import { pluralCategories, pluralOf } from '../../../engine/core/locale/plural.ts';

const words = { zero: 'zero', one: 'one', two: 'two', few: 'few', many: 'many', other: 'other' };

// The table of Unicode CLDR: https://www.unicode.org/cldr/charts/latest/supplemental/language_plural_rules.html
test.each([
  ['zero', [0]],
  ['one', [1]],
  ['two', [2]],
  ['few', [3, 4, 9, 10, 103, 110, 1003]],
  ['many', [11, 26, 99, 111, 199, 1011]],
  ['other', [100, 101, 102, 200, 202, 600, 1000, 1_000_000, 0.1, 1.5, 10.1]],
])('Arabic numbers of the plural category "%s"', (category, counts) => {
  expect(counts.map((count) => pluralOf('ar', count, words))).toEqual(counts.map(() => category));
});

test('English has the categories "one" and "other"', () => {
  expect([0, 1, 2, 11, 1.5].map((count) => pluralOf('en', count, words))).toEqual([
    'other',
    'one',
    'other',
    'other',
    'other',
  ]);
});

test('a category without a text falls back to "other"', () => {
  expect([2, 3].map((count) => pluralOf('ar', count, { two: 'two', other: 'other' }))).toEqual(['two', 'other']);
});

test('pluralCategories lists the categories of a language', () => {
  expect([pluralCategories('en'), pluralCategories('ar')]).toEqual([['one', 'other'], Object.keys(words)]);
});
