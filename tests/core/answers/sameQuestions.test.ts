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
    ['another text', { kind: 'x', rows }, { kind: 'y', rows }, true],
    ['an answer that goes', { kind: 'x', rows }, { rows }, true],
    ['another text in an entry', { rows }, { rows: [{ a: '1' }, { a: '3' }] }, true],
    ['a condition that comes to hold', { kind: 'x', rows }, { kind: 'more', rows }, false],
    ['one more entry', { rows }, { rows: [...rows, {}] }, false],
    ['one entry less', { rows }, { rows: rows.slice(1) }, false],
    ['a list that goes', { rows }, {}, false],
  ])('%s', (_, before, after, same) => {
    expect(sameQuestions(schema, before, after)).toBe(same);
  });
});

it('steadyAnswers stays with earlier answers until the errors or the questions are others', async () => {
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
