import { expect, it } from 'vitest';
import { largestSubmission } from '../../../engine/core/model/largestSubmission.ts';
import { group, text, when, yesNo } from '../support/schemas.ts';

const list = (items: object, maxItems: number) => ({ type: 'array', items, maxItems }) as const;

it.each([
  ['questions and those of groups', group({ a: text, b: group({ c: text, d: text }) }), 3],
  ['a question of two branches once', group({ a: yesNo }, when('a', 'yes', group({ b: text }), group({ b: text }))), 2],
  [
    'the longer list of two branches',
    group({ a: yesNo }, when('a', 'yes', group({ b: list(text, 2) }), group({ b: list(text, 7) }))),
    8,
  ],
  [
    'what a branch adds to each entry',
    group({ a: list(group({ b: text }), 5) }, { allOf: [group({ a: { items: group({ c: text }) } })] }),
    10,
  ],
  ['lists in lists', group({ a: list(list(text, 3), 4) }), 12],
  ['boxes to tick', group({ a: { type: 'array', uniqueItems: true, items: { enum: ['x', 'y', 'z'] } } }), 3],
  [
    'different numbers without a limit of their own',
    group({ a: { type: 'array', uniqueItems: true, items: { type: 'integer' } } }),
    500,
  ],
  ['no files', group({ a: { type: 'object', format: 'attachment' } }), 0],
])('counts %s', (_, schema, answers) => {
  expect(largestSubmission(schema).answers).toBe(answers);
});

it('counts characters twice, and the names', () => {
  expect(largestSubmission(group({ name: { type: 'string', maxLength: 100 } })).units).toBe(206);
});
