// A link and the defaults of the questions that it answers.
import { describe, expect, it } from 'vitest';
import { prefillAnswers } from '../../../engine/core/wizard/prefillAnswers.ts';
import { makeForm } from '../support/makeForm.ts';

const text = { type: 'string', maxLength: 9 } as const;
const schema = {
  type: 'object',
  properties: { x: { ...text, enum: ['a', 'b'] }, y: text, l: { type: 'array', items: text } },
  if: { properties: { x: { const: 'b' } }, required: ['x'] },
  // biome-ignore lint/suspicious/noThenProperty: a keyword of JSON Schema
  then: { properties: { z: text } },
} as const;
const form = await makeForm([{ schema }], {
  given: { x: 'a', l: ['c'] },
  prefill: { x: '/x', y: '/y', z: '/z', l: '/l/0' },
});

function answered(answers: object, given: Readonly<Record<string, string>>) {
  const prefilled = prefillAnswers(form, { ...answers }, new Map(Object.entries(given)));
  return Object.fromEntries(prefilled.map(({ name, answer }) => [name, answer]));
}

describe('a link', () => {
  it('answers a question that has its default still, and what that brings up', () => {
    expect(answered(form.given ?? {}, { x: 'b', y: 'Y', z: 'Z', l: 'L' })).toEqual({
      x: 'b',
      y: 'Y',
      z: 'Z',
      'l[0]': 'L',
    });
  });

  it('leaves what the visitor has answered instead of the default', () => {
    expect(answered({ x: 'b', y: 'mine', l: ['mine'] }, { x: 'a', y: 'Y', l: 'L' })).toEqual({});
  });

  it('gives nothing to a question that is not asked', () => {
    expect(answered({ x: 'a' }, { z: 'Z' })).toEqual({});
  });
});
