// Rules for answers that the definition gives: fixed ones, and those that stand there at first.
import type { RuleExamples } from './ruleExamples.ts';

const text = { type: 'string', title: 'Text', maxLength: 50 };
const number = { type: 'integer', title: 'Number' };
const choice = { type: 'string', title: 'Choice', enum: ['a', 'b'] };
const box = { type: 'boolean', title: 'Box' };

export const givenCases: Readonly<Record<string, RuleExamples>> = {
  defaultsAnswer: {
    good: [
      {
        schema: {
          a: { ...text, default: 'x' },
          b: { ...number, default: 3, minimum: 3 },
          c: { ...choice, default: 'b' },
        },
      },
    ],
    bad: [
      { schema: { a: { ...text, default: 3 } }, at: '/properties/a/default', says: 'refused by "type"' },
      {
        schema: { a: { ...number, minimum: 3, default: 2 } },
        at: '/properties/a/default',
        says: 'refused by "minimum"',
      },
      { schema: { a: { ...choice, default: 'c' } }, at: '/properties/a/default', says: 'refused by "enum"' },
      { schema: { a: { ...text, default: '' } }, at: '/properties/a/default', says: 'is no answer' },
    ],
  },
  fixedAnswers: {
    good: [
      { schema: { a: { ...text, const: 'x', readOnly: true } } },
      {
        schema: {
          properties: { a: { ...box, const: true }, b: box },
          required: ['a'],
        },
      },
    ],
    bad: [
      { schema: { a: { ...text, readOnly: true } }, at: '/properties/a/readOnly', says: 'Nobody can answer "a"' },
      { schema: { a: { ...text, const: 'x' } }, at: '/properties/a/const', says: 'Add "readOnly": true' },
      { schema: { a: { ...box, const: false } }, at: '/properties/a/const', says: 'must not be ticked' },
      { schema: { properties: { a: box }, required: ['a'] }, at: '/required/0', says: 'Add "const": true' },
    ],
  },
};
