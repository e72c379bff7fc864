import { ruleTests, text } from '../schemaCases.ts';

const when = (condition: object) => ({ properties: { a: text, b: text }, if: condition });
const isYes = { const: 'yes' };

ruleTests('conditionsRequire', /holds while that question is unanswered/, [
  { why: 'takes a condition that requires', schema: when({ properties: { a: isYes }, required: ['a'] }), problems: [] },
  { why: 'takes a bare requirement', schema: when({ required: ['a'] }), problems: [] },
  { why: 'finds none', schema: when({ properties: { a: isYes } }), problems: ['The condition on "a"'] },
  {
    why: 'finds one of two',
    schema: when({ properties: { a: isYes, b: isYes }, required: ['a'] }),
    problems: ['The condition on "b"'],
  },
  {
    why: 'finds one deep in a group',
    schema: when({ properties: { a: { properties: { c: isYes } } }, required: ['a'] }),
    problems: ['The condition on "a/c"'],
  },
  ...['allOf', 'anyOf'].map((keyword) => ({
    why: `finds one in ${keyword}`,
    schema: when({ [keyword]: [{ required: ['a'] }, { properties: { b: isYes } }] }),
    problems: ['The condition on "b"'],
  })),
  {
    why: 'finds one in not',
    schema: when({ not: { properties: { a: isYes } } }),
    problems: ['The condition on "a"'],
  },
  {
    why: 'finds it wherever a condition stands',
    schema: {
      properties: { rows: { type: 'array', maxItems: 2, title: 'x', items: when({ properties: { a: isYes } }) } },
      allOf: [{ if: { required: ['rows'] }, else: when({ properties: { b: isYes } }) }],
    },
    problems: ['The condition on "a"', 'The condition on "b"'],
  },
]);
