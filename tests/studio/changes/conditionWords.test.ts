// Conditions as sentences: each test of an answer has its words, and conditions that hold for different answers have different words.
import { describe, expect, it } from 'vitest';
import { normaliseCondition } from '../../../engine/compile/normalise/normaliseCondition.ts';
import { matches } from '../../../engine/core/answers/matches.ts';
import type { Schema } from '../../../engine/core/model/types.ts';
import { conditionInWords } from '../../../engine/studio/changes/conditionWords.ts';
import { group, list, text } from '../../core/support/schemas.ts';

const days: Schema = { type: 'string', enum: ['m', 't'], enumNames: ['Monday', 'Tuesday'] };
const swims: Schema = { type: 'boolean', title: 'Swims' };
const around: Parameters<typeof conditionInWords>[2] = {
  steps: [{ at: ['before'], schema: group({ way: { ...days, title: 'Way' } }) }],
  isYesNo: (question) => question === swims,
};
const trip = group({
  name: { ...text, title: 'Name' },
  age: { type: 'integer', title: 'Age' },
  gift: { type: 'boolean', title: 'Gift' },
  swims,
  days: { type: 'array', title: 'Days', uniqueItems: true, items: days },
  born: { type: 'string', format: 'date', title: 'Born' },
  pages: list({ type: 'integer' }, { title: 'Pages' }),
  goods: list(group({ kind: { ...days, title: 'Kind' } }), { title: 'Goods' }),
});
const inWords = (condition: unknown) => conditionInWords(normaliseCondition(condition) as Schema, trip, around);
const of = (name: string, test: object) => ({ properties: { [name]: test }, required: [name] });

describe('a condition in words', () => {
  it.each<[string, object]>([
    ['“Name” is “x” or “y”', of('name', { enum: ['x', 'y'] })],
    ['“Name” is not “x”', of('name', { not: { const: 'x' } })],
    ['“Name” matches ^X', of('name', { pattern: '^X' })],
    ['“Name” does not match ^X', of('name', { not: { pattern: '^X' } })],
    [
      '“Name” has at least 6 characters and “Name” has at most 20 characters',
      of('name', { minLength: 6, maxLength: 20 }),
    ],
    ['“Born” is on or after 2015-01-01', of('born', { formatMinimum: '2015-01-01' })],
    ['“Born” is on or before 2015-01-01', of('born', { formatMaximum: '2015-01-01' })],
    ['“Born” is before 2015-01-01', of('born', { not: { formatMinimum: '2015-01-01' } })],
    ['“Age” is at least 3 and “Age” is at most 9', of('age', { minimum: 3, maximum: 9 })],
    ['“Age” is more than 3', of('age', { exclusiveMinimum: 3 })],
    ['“Age” is less than 9', of('age', { exclusiveMaximum: 9 })],
    [
      '“Age” is more than 9 or “Age” is less than 3',
      of('age', { anyOf: [{ exclusiveMinimum: 9 }, { exclusiveMaximum: 3 }] }),
    ],
    ['“Swims” is yes', of('swims', { const: true })],
    ['“Swims” is no', of('swims', { const: false })],
    ['“Gift” is ticked', { required: ['gift'] }],
    ['“Gift” is not ticked', { not: { required: ['gift'] } }],
    ['“Swims” is answered', { required: ['swims'] }],
    ['“Days” includes “Monday”', of('days', { contains: { const: 'm' } })],
    ['“Days” does not include “Monday”', of('days', { not: { contains: { const: 'm' } } })],
    [
      '“Days” has 2 or more and “Days” does not include “Monday”',
      of('days', { minItems: 2, not: { contains: { const: 'm' } } }),
    ],
    ['“Days” has 1 or fewer', of('days', { maxItems: 1 })],
    ['“Days” has none', of('days', { maxItems: 0 })],
    ['an entry of “Pages” is so that it is at least 5', of('pages', { contains: { minimum: 5 } })],
    ['an entry of “Goods” is so that “Kind” is “Tuesday”', of('goods', { contains: of('kind', { const: 't' }) })],
    ['“Way” is “Monday”', of('/before/way', { const: 'm' })],
    [
      '“Age” is at least 3 and (“Name” is “x” or “Gift” is ticked)',
      { allOf: [of('age', { minimum: 3 }), { anyOf: [of('name', { const: 'x' }), { required: ['gift'] }] }] },
    ],
    ['it is not true that (“Name” is answered and “Age” is answered)', { not: { required: ['name', 'age'] } }],
  ])('%s', (sentence, condition) => {
    expect(inWords(condition)).toBe(sentence);
  });

  it('has different words where it holds for different answers', () => {
    const conditions = [...drawn(400)].map((condition) => normaliseCondition(condition) as Schema);
    const given = samples();
    const held = new Map<string, string>();
    for (const condition of conditions) {
      const words = conditionInWords(condition, trip, around);
      const truth = given.map((answers) => (matches(condition, answers) ? 1 : 0)).join('');
      expect([words, held.get(words) ?? truth]).toEqual([words, truth]);
      held.set(words, truth);
    }
    expect(held.size).toBeGreaterThan(150);
  });
});

/** Answers of which each test holds for some. */
function samples(): readonly Record<string, unknown>[] {
  const all: Record<string, unknown>[] = [];
  for (const name of [undefined, 'x', 'Xanthippe'])
    for (const age of [undefined, 3, 9])
      for (const days of [undefined, ['m'], ['m', 't']])
        for (const gift of [undefined, true])
          for (const pages of [undefined, [5], [1, 2]])
            all.push(JSON.parse(JSON.stringify({ name, age, days, gift, pages })));
  return all;
}

/** Conditions joined at random, always the same. */
function* drawn(count: number): Generator<object> {
  let seed = 1;
  const draw = (most: number) => {
    seed = (seed * 48271) % 2147483647;
    return seed % most;
  };
  const tests: readonly object[] = [
    of('name', { const: 'x' }),
    of('name', { minLength: 2 }),
    of('name', { pattern: '^X' }),
    of('age', { minimum: 9 }),
    of('age', { exclusiveMinimum: 3, maximum: 9 }),
    of('age', { not: { const: 3 } }),
    of('days', { minItems: 2 }),
    of('days', { maxItems: 1, contains: { const: 'm' } }),
    of('days', { not: { contains: { const: 't' } } }),
    of('pages', { contains: { minimum: 5 } }),
    of('pages', { contains: { not: { const: 5 } } }),
    { required: ['gift'] },
    { not: { required: ['name', 'age'] } },
  ];
  const one = (depth: number): object => {
    const test = tests[draw(tests.length)] ?? {};
    if (depth === 0) return test;
    const [first, second] = [one(depth - 1), one(draw(depth))];
    return (
      [
        test,
        { not: first },
        { allOf: [first, second] },
        { anyOf: [first, second] },
        { ...test, anyOf: [first, second] },
      ][draw(5)] ?? test
    );
  };
  for (let i = 0; i < count; i++) yield one(1 + draw(2));
}
