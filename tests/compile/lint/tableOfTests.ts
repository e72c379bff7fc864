// Rules for the tests in a condition.
import type { RuleExamples } from './ruleExamples.ts';

const is = (test: object, key = 'c') => ({ properties: { [key]: test }, required: [key] });
/** A choice `c`, a number `n`, a text `t`, a list `l`, and a question `x` that is visible if `condition` is true. */
const when = (condition: object) => ({
  properties: {
    c: { type: 'string', title: 'Choice', enum: ['a', 'b', 'c'] },
    n: { type: 'integer', title: 'Number', minimum: 1, maximum: 9 },
    t: { type: 'string', title: 'Few letters', minLength: 3, maxLength: 9 },
    l: { type: 'array', title: 'List', maxItems: 3, items: { type: 'string', title: 'Entry', maxLength: 50 } },
  },
  if: condition,
  // biome-ignore lint/suspicious/noThenProperty: a keyword of JSON Schema
  then: { properties: { x: { type: 'string', title: 'Text', maxLength: 50 } } },
});

export const testCases: Readonly<Record<string, RuleExamples>> = {
  testsDecide: {
    good: [
      { schema: when({ allOf: [is({ const: 'a' }), is({ minimum: 5 }, 'n')] }) },
      { schema: when({ anyOf: [is({ const: 'a' }), is({ const: 'b' })] }) },
      { schema: when(is({ const: 'a' })) },
      { schema: when({ anyOf: [is({ maxLength: 3 }, 't'), is({ minLength: 9 }, 't')] }) },
    ],
    bad: [
      {
        schema: when({ anyOf: [is({ maxLength: 2 }, 't'), is({ minimum: 5 }, 'n')] }),
        at: '/if',
        says: 'No answer to "t" is like this condition tests it',
      },
      {
        schema: when({ not: { allOf: [is({ minLength: 10 }, 't'), is({ minimum: 5 }, 'n')] } }),
        at: '/if',
        says: 'No answer to "t" is like',
      },
      {
        schema: {
          ...when(is({ pattern: '^1', minLength: 5 }, 'a')),
          properties: { a: { type: 'string', title: 'Code', maxLength: 50, pattern: '^[0-9]{5}$' } },
        },
        at: '/if',
        says: 'Every answer to "a" has a length',
      },
      ...[{ minLength: 6 }, { pattern: '[a-z]' }].map((test) => ({
        schema: {
          ...when(is({ anyOf: [test, { pattern: '^1' }] }, 'a')),
          properties: { a: { type: 'string', title: 'Code', maxLength: 50, pattern: '^[0-9]{5}$' } },
        },
        at: '/if',
        says: 'No answer to "a" is like',
      })),
      {
        schema: when({ allOf: [{ required: ['c'] }, { required: ['c'] }] }),
        at: '/if/allOf/0',
        says: 'A test of "c" changes nothing in this condition',
      },
      {
        schema: when({ not: { allOf: [is({ minimum: 5 }, 'n'), is({ const: 6 }, 'n')] } }),
        at: '/if/not/allOf/0',
        says: 'A test of "n" changes nothing',
      },
      {
        schema: when({ anyOf: [{ required: ['c'] }, is({ const: 'a' })] }),
        at: '/if/anyOf/1',
        says: 'A test of "c" changes nothing',
      },
      {
        schema: when({ anyOf: [is({ const: 'a' }), is({ minimum: 1 }, 'n')] }),
        at: '/if/anyOf/1/properties',
        says: 'A test of "n" changes nothing',
      },
      { schema: when(is({ contains: {} }, 'l')), at: '/if', says: 'An empty "contains" changes nothing' },
      {
        schema: when(is({ contains: { contains: {} } }, 'l')),
        at: '/if',
        says: 'a list that is answered has an entry',
      },
    ],
  },
};
