import { ruleTests, text } from '../schemaCases.ts';

const when = (condition: object) => ({ properties: { a: text, b: text }, if: condition });
const isYes = { const: 'yes' };

ruleTests(
  'conditionsRequire',
  /holds while that question is unanswered|does not say that this question has to be answered/,
  [
    {
      why: 'accepts a condition that requires its question',
      schema: when({ properties: { a: isYes }, required: ['a'] }),
      problems: [],
    },
    { why: 'accepts a condition of `required` alone', schema: when({ required: ['a'] }), problems: [] },
    {
      why: 'reports a condition that does not require its question',
      schema: when({ properties: { a: isYes } }),
      problems: ['The condition on "a"'],
    },
    {
      why: 'reports one of two questions',
      schema: when({ properties: { a: isYes, b: isYes }, required: ['a'] }),
      problems: ['The condition on "b"'],
    },
    {
      why: 'reports a question in nested groups',
      schema: when({ properties: { a: { properties: { c: isYes } } }, required: ['a'] }),
      problems: ['The condition on "a/c"'],
    },
    ...['allOf', 'anyOf'].map((keyword) => ({
      why: `reports a question in ${keyword}`,
      schema: when({ [keyword]: [{ required: ['a'] }, { properties: { b: isYes } }] }),
      problems: ['The condition on "b"'],
    })),
    {
      why: 'reports a question in not',
      schema: when({ not: { properties: { a: isYes } } }),
      problems: ['The condition on "a"'],
    },
    ...[
      { required: ['a'], anyOf: [{ properties: { a: isYes } }, { properties: { a: { const: 'no' } } }] },
      { required: ['a'], allOf: [{ properties: { a: isYes } }] },
      { required: ['a'], not: { properties: { a: isYes } } },
      { allOf: [{ required: ['a'] }, { properties: { a: isYes } }] },
      { allOf: [{ required: ['a'] }], anyOf: [{ not: { properties: { a: isYes } } }] },
    ].map((condition) => ({
      why: `accepts a question that is required beside its test: ${JSON.stringify(condition)}`,
      schema: when(condition),
      problems: [],
    })),
    {
      why: 'reports a question that only another alternative requires',
      schema: when({ anyOf: [{ required: ['a'] }, { properties: { a: isYes } }] }),
      problems: ['The condition on "a"'],
    },
    {
      why: 'reports conditions in list entries and in branches',
      schema: {
        properties: { rows: { type: 'array', maxItems: 2, title: 'x', items: when({ properties: { a: isYes } }) } },
        allOf: [{ if: { required: ['rows'] }, else: when({ properties: { b: isYes } }) }],
      },
      problems: ['The condition on "a"', 'The condition on "b"'],
    },
  ],
);
