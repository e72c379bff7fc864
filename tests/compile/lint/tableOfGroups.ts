// Long because every rule has all of its examples, accepted and refused, in one entry of the table.
// Rules for groups of questions.
import { asks, choice, fixed, is, number, rows, text, when } from './groupsToTest.ts';
import type { RuleExamples } from './ruleExamples.ts';

const counted = {
  type: 'array',
  title: 'L',
  maxItems: 9,
  items: { type: 'string', maxLength: 9 },
  lengthEquals: { $data: '1/n' },
};

export const groupCases: Readonly<Record<string, RuleExamples>> = {
  groupsRequired: {
    good: [
      { schema: { properties: { g: asks }, required: ['g'] } },
      { schema: { g: { type: 'object', properties: { a: text } } } },
      { schema: when(is({ const: 'a' }), { properties: { g: asks }, required: ['g'] }) },
    ],
    bad: [
      { schema: { g: asks }, at: '/properties/g', says: '"a" in it has to be answered' },
      {
        schema: { properties: { g: { type: 'object', properties: { h: asks }, required: ['h'] } } },
        at: '/properties/g',
        says: '"h/a" in it',
      },
      {
        schema: when(is({ const: 'a' }), { properties: { g: asks } }),
        at: '/then/properties/g',
        says: 'put the group under "then"',
      },
    ],
  },
  listEntriesNotEmpty: {
    good: [
      { schema: { l: { ...rows, minItems: 2 } } },
      { schema: { properties: { l: { ...rows, minItems: 1 } }, required: ['l'] } },
      { schema: { l: { type: 'array', maxItems: 2, items: text } } },
      {
        schema: {
          ...when(is({ const: 'a' }), { properties: { l: { minItems: 1 } }, required: ['l'] }),
          properties: { c: choice, l: rows },
        },
      },
    ],
    bad: [
      {
        schema: {
          ...when(is({ const: 'a' }), { properties: { l: { minItems: 1 } } }),
          properties: { c: choice, l: rows },
        },
        at: '/then/properties/l/minItems',
        says: 'which may be absent',
      },
      {
        schema: { l: { ...rows, items: { type: 'object', properties: { a: text } } } },
        at: '/properties/l/items',
        says: 'An entry of "l" may be left blank',
      },
      { schema: { l: { ...rows, minItems: 1 } }, at: '/properties/l/minItems', says: 'which may be absent' },
    ],
  },
  titlesDistinct: {
    good: [
      { schema: { a: text, b: { ...text, title: 'Other' } } },
      { schema: { a: text, g: { type: 'object', properties: { a: text } } } },
      {
        schema: { ...when(is({ const: 'a' })), else: { properties: { y: text } } },
        ui: { 'ui:sections': [{ fields: ['c', 'n', 'x', 'y'] }] },
      },
    ],
    bad: [
      { schema: { a: text, b: text }, at: '/properties/b/title', says: '"b" and "a" are asked together' },
      {
        schema: when(is({ const: 'a' }), { properties: { x: { ...text, title: 'Choice' } } }),
        at: '/then/properties/x/title',
        says: 'the same title, "Choice"',
      },
      {
        schema: {
          properties: { a: text, b: { ...text, title: 'B' } },
          allOf: [{ properties: { b: { title: 'Text' } } }],
        },
        at: '/allOf/0/properties/b/title',
        says: '"b" and "a" are asked together',
      },
      {
        schema: { properties: { a: text, b: text }, allOf: [{ properties: { b: { minLength: 2 } } }] },
        at: '/properties/b/title',
        says: '"b" and "a" are asked together',
      },
    ],
  },
  lengthsNameQuestions: {
    good: [
      { schema: { properties: { n: number, l: counted }, required: ['l'] } },
      {
        schema: {
          properties: { n: { ...number, minimum: 0 }, l: counted },
          if: { properties: { n: { minimum: 1 } }, required: ['n'] },
          // biome-ignore lint/suspicious/noThenProperty: a keyword of JSON Schema
          then: { required: ['l'] },
        },
      },
    ],
    bad: [
      {
        schema: { properties: { n: { type: 'integer', title: 'N', minimum: 1 }, l: counted }, required: ['l'] },
        at: '/properties/n',
        says: '"n" may be 999, but "l" has at most 9 entries. Write "maximum": 9 at "n"',
      },
      {
        schema: {
          properties: { n: number, l: { ...counted, minItems: 2 } },
          required: ['l'],
        },
        at: '/properties/n',
        says: '"n" may be 1, but "l" has at least 2 entries. Write "minimum": 2 at "n"',
      },
      {
        schema: {
          properties: { n: number, c: choice },
          if: is({ const: 'a' }),
          // biome-ignore lint/suspicious/noThenProperty: a keyword of JSON Schema
          then: { properties: { l: { ...counted, maxItems: 3 } }, required: ['l'] },
        },
        at: '/properties/n',
        says: '"n" may be 9, but "l" has at most 3 entries',
      },
      {
        schema: {
          properties: {
            n: number,
            l: {
              ...counted,
              items: {
                type: 'object',
                properties: { d: { ...choice, enum: ['a', 'b'], uniqueInList: true } },
                required: ['d'],
              },
            },
          },
          required: ['l'],
        },
        at: '/properties/n',
        says: '"n" may be 9, but "l" has at most 2 entries',
      },
      {
        schema: { properties: { n: { type: 'integer', title: 'N', enum: [2, 10] }, l: counted }, required: ['l'] },
        at: '/properties/n/enum',
        says: 'Take 10 out of "enum"',
      },
      {
        schema: { n: number, l: counted },
        at: '/properties/l/lengthEquals',
        says: '"l" may be absent, whatever "n" says. Add "l" to "required"',
      },
      {
        schema: { n: { ...number, minimum: 0 }, l: counted },
        at: '/properties/l/lengthEquals',
        says: 'Require "l" only where it is at least 1',
      },
      {
        schema: { properties: { n: { ...number, minimum: 0 }, l: counted }, required: ['l'] },
        at: '/properties/l/lengthEquals',
        says: '"n" may be 0, but "l" is required then, too',
      },
      {
        schema: { n: number, l: { type: 'array', maxItems: 9, items: text, lengthEquals: { $data: '1/nn' } } },
        at: '/properties/l/lengthEquals/$data',
        says: 'Perhaps "n" was meant',
      },
    ],
  },
  questionsHaveTitles: {
    good: [{ schema: when(is({ const: 'a' }), { properties: { n: { maximum: 5 } } }) }],
    bad: [{ schema: { a: { ...text, title: undefined } }, at: '/properties/a', says: '"a" has no title' }],
  },
  stepsNotEmpty: {
    good: [{ schema: when(is({ const: 'a' })) }],
    bad: [{ schema: { type: 'object' }, at: '', says: 'This step asks nothing' }],
  },
  requiredNamesQuestions: {
    good: [
      { schema: { properties: { a: text }, required: ['a'] } },
      { schema: { ...when(is({ const: 'a' })), else: { properties: { x: text } }, required: ['x'] } },
    ],
    bad: [
      {
        schema: { properties: { name: text }, required: ['nane'] },
        at: '/required/0',
        says: 'Perhaps "name" was meant',
      },
      {
        schema: { ...when(is({ const: 'a' })), required: ['x'] },
        at: '/required/0',
        says: '"x" is required here also where no branch asks it',
      },
      {
        schema: { ...when(is({ const: 'a' })), allOf: [when(is({ const: 'b' }), { required: ['x'] })] },
        at: '/allOf/0/then/required/0',
        says: 'Write "x" under "required" of the branch that asks it.',
      },
    ],
  },
  declarationsAgree: {
    good: [
      { schema: { ...when(is({ const: 'a' })), else: { properties: { x: { type: 'boolean', title: 'X' } } } } },
      { schema: { properties: { a: text }, allOf: [{ properties: { a: text } }] } },
    ],
    bad: [
      {
        schema: when(is({ const: 'a' }), { properties: { c: text } }),
        at: '/then/properties/c',
        says: 'so it stays one. Ask the text under a name of its own.',
      },
      ...(
        [
          [{ a: text }, { a: { maxLength: 9 } }, '/properties/a/maxLength'],
          [{ rows }, { rows: { maxItems: 2 } }, '/properties/rows/maxItems'],
          [
            { rows },
            { rows: { items: { properties: { a: { maxLength: 9 } } } } },
            '/properties/rows/items/properties/a/maxLength',
          ],
          [
            { g: { ...asks, title: 'Group' } },
            { g: { properties: { a: { maxLength: 9 } } } },
            '/properties/g/properties/a/maxLength',
          ],
        ] as const
      ).map(([properties, again, at]) => ({
        schema: { properties, allOf: [{ properties: again }] },
        at: `/allOf/0${at}`,
        says: 'has another value in a part that always applies together with this one',
      })),
      {
        schema: {
          ...when(is({ maximum: 2 }, 'x')),
          else: { properties: { x: { type: 'number', title: 'X' } } },
        },
        at: '/else/properties/x',
        says: 'once as string and once as number, and its own answer decides',
      },
      {
        schema: {
          ...when(is({ const: 'a' }), { properties: { x: text } }),
          allOf: [when(is({ enum: ['a', 'b'] }), { properties: { x: { type: 'boolean', title: 'X' } } })],
        },
        at: '/then/properties/x',
        says: 'once as boolean and once as string',
      },
      {
        schema: {
          ...when(is({ const: 'a' }), { properties: { x: text } }),
          allOf: [when(is({ enum: ['a', 'b'] }), { properties: { x: { ...text, maxLength: 9 } } })],
        },
        at: '/then/properties/x',
        says: 'each with another "maxLength"',
      },
      {
        schema: {
          ...when(is({ const: 'a' }), { properties: { x: { ...text, const: 'Fixed', readOnly: true } } }),
          else: { properties: { x: text } },
        },
        at: '/else/properties/x',
        says: '"x" is the fixed answer "Fixed" in one branch and a single question in another',
      },
    ],
  },
  valuesInList: {
    good: [
      { schema: when(is({ enum: ['a', 'b'] })) },
      { schema: when(is({ not: { const: 'c' } })) },
      { schema: when(is({ const: 'a' })), ui: { c: { 'ui:enumDisabled': ['a'] } } },
    ],
    bad: [
      { schema: when(is({ const: 'A' })), at: '/if/properties/c/const', says: 'Perhaps "a" was meant' },
      {
        schema: when(is({ not: { enum: ['a', 'z'] } })),
        at: '/if/properties/c/not/enum/1',
        says: 'The condition names "z"',
      },
      ...[
        [{ const: '' }, 'const'] as const,
        [{ not: { const: '' } }, 'not/const'] as const,
        [{ enum: ['', 'x'] }, 'enum/0'] as const,
      ].map(([test, below]) => ({
        schema: { ...when(is(test, 't')), properties: { t: { ...text, title: 'T' } } },
        at: `/if/properties/t/${below}`,
        says: 'a blank answer is a missing one',
      })),
      { schema: when(is({ const: '5' }, 'n')), at: '/if/properties/n/const', says: 'of type integer' },
      {
        schema: {
          properties: { b: { type: 'boolean', title: 'Box' } },
          if: is({ const: false }, 'b'),
          else: { properties: { x: text } },
        },
        at: '/if/properties/b/const',
        says: 'a checkbox is never false',
      },
      {
        schema: when(is({ minimum: 5 }, 'n'), { properties: { c: { enum: ['a', 'd'] } } }),
        at: '/then/properties/c',
        says: '"d" is offered here',
      },
      {
        schema: {
          properties: { c: choice, f: fixed },
          if: is({ const: 'a' }),
          // biome-ignore lint/suspicious/noThenProperty: a keyword of JSON Schema
          then: { properties: { f: { enum: ['b'] } } },
        },
        at: '/then/properties/f',
        says: '"b" is offered here, but "x" is the only answer',
      },
    ],
  },
};
