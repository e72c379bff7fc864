import { describe, expect, it } from 'vitest';
import { sameQuestions } from '../../../engine/core/answers/sameQuestions.ts';
import { stableAnswers } from '../../../engine/core/validation/stableAnswers.ts';
import { makeForm } from '../support/makeForm.ts';
import { group, text } from '../support/schemas.ts';

const item = group({ a: text });
const schema = {
  ...group({ kind: text, rows: { type: 'array', items: item } as const }),
  if: { properties: { kind: { const: 'more' } }, required: ['kind'] },
  // biome-ignore lint/suspicious/noThenProperty: the keyword of JSON Schema
  then: { properties: { further: text } },
};

describe('sameQuestions', () => {
  const rows = [{ a: '1' }, { a: '2' }];
  it.each([
    ['a changed text: the same questions', { kind: 'x', rows }, { kind: 'y', rows }, true],
    ['a removed answer: the same questions', { kind: 'x', rows }, { rows }, true],
    ['a changed text in a list entry: the same questions', { rows }, { rows: [{ a: '1' }, { a: '3' }] }, true],
    ['a condition that becomes true: other questions', { kind: 'x', rows }, { kind: 'more', rows }, false],
    ['an added entry: other questions', { rows }, { rows: [...rows, {}] }, false],
    ['a removed entry: other questions', { rows }, { rows: rows.slice(1) }, false],
    ['a removed list: other questions', { rows }, {}, false],
  ])('%s', (_, before, after, same) => {
    expect(sameQuestions(schema, before, after)).toBe(same);
  });
});

it('stableAnswers returns the earlier answers until the errors or the visible questions change', async () => {
  const { steps } = await makeForm([{ schema: { ...group({ a: text, b: text }), required: ['a', 'b'] } }]);
  const [step] = steps;
  if (!step) throw new Error('There is no step.');
  const first = stableAnswers(step, { a: '1' });
  expect(stableAnswers(step, { a: '12' })).toBe(first);
  const second = { b: '1' };
  expect(stableAnswers(step, second)).toBe(second);
  const whole = { a: '1', b: '1' };
  expect(stableAnswers(step, whole)).toBe(whole);
});
