// Conditions as comparisons, written to JSON Schema and read back.
import { describe, expect, it } from 'vitest';
import { REWRITTEN_TESTS } from '../../../engine/compile/normalise/normaliseCondition.ts';
import { CONDITION_KEYWORDS } from '../../../engine/core/answers/matches.ts';
import { conditionOf, testOf } from '../../../engine/studio/building/conditions/conditionTest.ts';
import type { Comparison, Test } from '../../../engine/studio/protocol/conditions.ts';

const comparisons: readonly Comparison[] = [
  { question: 'way', is: 'equal', values: ['bus'] },
  { question: 'agrees', is: 'equal', values: [false] },
  { question: 'grade', is: 'one-of', values: ['1', '2'] },
  { question: 'colour', is: 'not-equal', values: ['red'] },
  { question: 'shape', is: 'none-of', values: ['round', 'flat'] },
  { question: 'days', is: 'includes', values: ['monday'] },
  { question: 'year', is: 'at-least', values: [2010] },
  { question: 'height', is: 'at-most', values: ['{{tallest}}'] },
  { question: 'weight', is: 'more-than', values: [3] },
  { question: 'length', is: 'less-than', values: [9] },
  { question: 'born', is: 'from', values: ['2015-01-01'] },
  { question: 'born', is: 'until', values: ['2015-12-31'] },
  { question: 'hobbies', is: 'includes-not', values: ['chess'] },
  { question: 'friends', is: 'has-at-least', values: [2] },
  { question: 'pets', is: 'has-at-most', values: [1] },
  { question: 'name', is: 'answered', values: [] },
];
const unanswered: Comparison = { question: 'box', is: 'unanswered', values: [] };

const tests: readonly Test[] = [
  ...comparisons.map((one): Test => ({ join: 'all', comparisons: [one] })),
  { join: 'all', comparisons },
  { join: 'all', comparisons: [unanswered] },
  { join: 'all', comparisons: [...comparisons, unanswered] },
  { join: 'any', comparisons: [unanswered, ...comparisons] },
  { join: 'any', comparisons },
  { join: 'any', comparisons: comparisons.slice(0, 2) },
  // Two comparisons of one question.
  { join: 'all', comparisons: [...comparisons.slice(6, 7), { question: 'year', is: 'at-most', values: [2024] }] },
];

describe('a condition', () => {
  it.each(tests.map((test) => [JSON.stringify(conditionOf(test)), test] as const))(
    '%s is read as it was written',
    (_, test) => {
      expect(testOf(conditionOf(test))).toEqual(test);
      expect(testOf({ $comment: 'why', ...conditionOf(test) })).toEqual(test);
    },
  );

  it('is written with keywords that conditions may have', () => {
    const keywords = new Set<string>([...CONDITION_KEYWORDS, ...REWRITTEN_TESTS]);
    for (const test of tests) {
      const { properties = {}, anyOf = [], allOf = [], ...rest } = conditionOf(test);
      const used = [...Object.values(properties), ...anyOf, ...allOf, rest].flatMap((part) => Object.keys(part));
      expect(used.filter((keyword) => !keywords.has(keyword))).toEqual([]);
    }
  });

  it.each([
    ['a question that need not be answered', { properties: { way: { const: 'bus' } } }],
    [
      'questions within a group',
      { properties: { who: { properties: { a: { const: 1 } }, required: ['a'] } }, required: ['who'] },
    ],
    ['what must not hold', { not: { properties: { name: { const: 'x' } }, required: ['name'] } }],
    ['a range in one', { properties: { year: { minimum: 1, maximum: 2 } }, required: ['year'] }],
    ['a list of several', { properties: { days: { contains: { enum: ['a', 'b'] } } }, required: ['days'] }],
    ['some of all', { allOf: [{ required: ['a'] }], anyOf: [{ required: ['b'] }] }],
    ['nothing', {}],
    ['no object', 'x'],
  ])('that compares %s is left to its file', (_, condition) => {
    expect(testOf(condition)).toBeUndefined();
  });
});
