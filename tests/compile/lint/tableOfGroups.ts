// Long because every rule has all of its examples, accepted and refused, in one entry of the table.
// Rules for groups of questions and their conditions.
import type { RuleExamples } from './ruleExamples.ts';

const text = { type: 'string', title: 'Text', maxLength: 50 };
const fixed = { type: 'string', title: 'Fixed', const: 'x', readOnly: true };
const counted = {
  type: 'array',
  title: 'L',
  maxItems: 9,
  items: { type: 'string', maxLength: 9 },
  lengthEquals: { $data: '1/n' },
};
const number = { type: 'integer', title: 'Number', minimum: 1, maximum: 9 };
const yesOrNo = { type: 'string', title: 'Really?', enum: ['yes', 'no'] };
const choice = { type: 'string', title: 'Choice', enum: ['a', 'b', 'c'] };

const asks = { type: 'object', properties: { a: text }, required: ['a'] };
const rows = { type: 'array', title: 'Rows', maxItems: 3, items: asks };

const is = (test: object, key = 'c') => ({ properties: { [key]: test }, required: [key] });
/** A choice `c`, a number `n`, and a question `x` that is visible if `condition` is true. */
const when = (condition: object, branch: object = { properties: { x: text } }) => ({
  properties: { c: choice, n: number },
  if: condition,
  // biome-ignore lint/suspicious/noThenProperty: a keyword of JSON Schema
  then: branch,
});

/** A question `x` that is visible if an entry of a list, which begins with two, has an answer `a` in its group. */
const whenInEntry = (group: object) => ({
  properties: {
    l: { ...rows, minItems: 2, items: { type: 'object', properties: { g: group }, required: ['g'] } },
  },
  required: ['l'],
  if: is({ contains: is({ required: ['a'] }, 'g') }, 'l'),
  // biome-ignore lint/suspicious/noThenProperty: a keyword of JSON Schema
  then: { properties: { x: text } },
});

const several = {
  type: 'array',
  title: 'Several',
  uniqueItems: true,
  items: { type: 'string', enum: ['a', 'b', 'c'] },
};

/** A question `q`, of which a branch says something further. */
const narrowing = (q: object, further: object) => ({
  properties: { q, a: text },
  if: { required: ['a'] },
  // biome-ignore lint/suspicious/noThenProperty: a keyword of JSON Schema
  then: { properties: { q: further } },
});

/** A question `a` of two definitions, both of which refer to a third, and what a part of the group's own says of it. */
const sharing = (second: object, own: object) => ({
  type: 'object',
  $defs: {
    named: text,
    one: { properties: { a: { $ref: '#/$defs/named' } } },
    two: { properties: { a: second } },
  },
  allOf: [{ $ref: '#/$defs/one' }, { $ref: '#/$defs/two' }, own],
});

export const groupCases: Readonly<Record<string, RuleExamples>> = {
  branchesHaveEffect: {
    good: [
      { schema: when(is({ const: 'a' })) },
      { schema: when(is({ const: 'a' }), { properties: { n: { maximum: 5 } } }) },
      { schema: when(is({ const: 'a' }), { required: ['n'] }) },
      // Definitions, which other groups may need, refer to a third one.
      { schema: sharing({ $ref: '#/$defs/named', minLength: 2 }, {}) },
      // `textsShown` says that nobody sees these words.
      { schema: when(is({ const: 'a' }), { description: 'Said of a case' }) },
    ],
    bad: [
      {
        schema: {
          properties: { a: text },
          allOf: [
            // biome-ignore lint/suspicious/noThenProperty: a keyword of JSON Schema
            { if: { required: ['a'] }, then: { properties: { d: text } } },
            // biome-ignore lint/suspicious/noThenProperty: a keyword of JSON Schema
            { if: { required: ['d'] }, then: { required: ['a'] } },
          ],
        },
        at: '/allOf/1/then/required/0',
        says: 'This applies only once "a" is answered',
      },
      { schema: when(is({ const: 'a' }), {}), at: '/then', says: 'This branch changes nothing' },
      { schema: when(is({ const: 'a' }), { properties: { n: { maximum: 9 } } }), at: '/then', says: 'changes nothing' },
      { schema: { ...when({}), if: undefined }, at: '/then', says: 'has no condition' },
      {
        schema: { ...when({ required: ['c'] }), else: { properties: { y: text } }, required: ['c'] },
        at: '/else',
        says: 'only while a required question is unanswered',
      },
      {
        schema: when(is({ const: 'a' }), { properties: { n: { title: 'Number', maximum: 5 } } }),
        at: '/then/properties/n/title',
        says: '"title" of "n" is the same outside of this branch. Remove it here.',
      },
      {
        schema: { properties: { n: { ...number, minimum: 1 } }, allOf: [{ properties: { n: { minimum: 1 } } }] },
        at: '/allOf/0/properties/n/minimum',
        says: '"minimum" of "n" is the same in another part that applies along with this one.',
      },
      {
        schema: sharing({ minLength: 2 }, { properties: { a: { $ref: '#/$defs/named' } } }),
        at: '/allOf/2/properties/a',
        says: '"a" refers to the same definition in another part that applies whenever this does. Remove it here.',
      },
      {
        schema: sharing({ minLength: 2 }, { properties: { a: { $ref: '#/$defs/named', pattern: 'x' } } }),
        at: '/allOf/2/properties/a/$ref',
        says: '"a" refers to the same definition in another part',
      },
      {
        schema: when(is({ const: 'a' }), { properties: { n: {} }, required: ['n'] }),
        at: '/then/properties/n',
        says: 'This says nothing of "n". Remove it.',
      },
      {
        schema: when(is({ const: 'a' }), { properties: { n: { minimum: 1, maximum: 5 } } }),
        at: '/then/properties/n/minimum',
        says: '"minimum" of "n" is the same outside of this branch.',
      },
      ...(
        [
          [{ enumNames: ['One', 'b', 'c'] }, { enum: ['c', 'a'], enumNames: ['c', 'One'] }, '/enumNames'],
          [{}, { title: 'Another', enum: ['a', 'b', 'c'] }, '/enum'],
        ] as const
      ).map(([labels, further, at]) => ({
        schema: narrowing({ ...choice, ...labels }, further),
        at: `/then/properties/q${at}`,
        says: `"${at.slice(1)}" of "q" is the same outside of this branch.`,
      })),
      {
        schema: narrowing(several, { title: 'Another', items: { enum: ['a', 'b', 'c'] } }),
        at: '/then/properties/q/items/enum',
        says: '"enum" of "q" is the same outside of this branch.',
      },
      {
        schema: narrowing(several, { maxItems: 2, items: {} }),
        at: '/then/properties/q/items',
        says: 'This says nothing of "q". Remove it.',
      },
      {
        schema: { properties: { a: text, c: choice }, dependentRequired: { a: ['c', 'a'] } },
        at: '/dependentRequired/a/1',
        says: 'This applies only once "a" is answered, so requiring it changes nothing',
      },
      {
        schema: { properties: { a: text, c: choice }, dependentRequired: { a: ['a'] } },
        at: '/dependentRequired/a',
        says: 'This branch changes nothing',
      },
      // biome-ignore lint/suspicious/noThenProperty: a keyword of JSON Schema
      { schema: { ...when(is({ const: 'a' })), then: undefined }, at: '/if', says: 'Nothing depends' },
    ],
  },
  conditionsVary: {
    good: [
      { schema: when(is({ const: 'a' })) },
      { schema: when(is({ minimum: 9 }, 'n')) },
      { schema: when({ required: ['c'] }) },
      { schema: when({ anyOf: [is({ const: 'a' }), is({ const: 'b' })] }) },
      { schema: whenInEntry({ ...asks, required: [] }) },
    ],
    bad: [
      { schema: whenInEntry(asks), at: '/if', says: 'holds whatever is answered' },
      { schema: when(is({ minimum: 10 }, 'n')), at: '/if', says: 'can never hold' },
      { schema: when(is({ minimum: 1 }, 'n')), at: '/if/properties', says: 'holds for every answer' },
      { schema: when(is({ enum: ['a', 'b', 'c'] })), at: '/if/properties', says: 'changes nothing beside "required"' },
      { schema: when({ allOf: [is({ const: 'a' }), is({ const: 'b' })] }), at: '/if', says: 'can never hold' },
      {
        schema: when(is({ const: 'a' }), { if: is({ const: 'b' }), else: { properties: { x: text } } }),
        at: '/then/if',
        says: 'can never hold',
      },
    ],
  },
  conditionsNotCircular: {
    good: [
      { schema: { properties: { a: text }, if: { required: ['a'] }, else: { properties: { b: text } } } },
      { schema: { properties: { a: text }, if: { required: ['a'] }, else: { properties: { a: { minLength: 2 } } } } },
    ],
    bad: [
      {
        schema: { properties: { a: text }, if: { required: ['b'] }, else: { properties: { b: fixed } } },
        at: '/else/properties/b',
        says: '"b" is asked only until it has an answer',
      },
      {
        schema: {
          properties: { a: text },
          allOf: [
            { if: { required: ['c'] }, else: { properties: { b: fixed } } },
            // biome-ignore lint/suspicious/noThenProperty: a keyword of JSON Schema
            { if: { required: ['b'] }, then: { properties: { c: fixed } } },
          ],
        },
        at: '/allOf/0/else/properties/b',
        says: 'by way of "c" that answer hides it again',
      },
    ],
  },
  conditionsInGroups: {
    good: [{ schema: when(is({ const: 'a' })) }],
    bad: [
      {
        schema: { a: { ...text, if: { const: 'x' }, else: { maxLength: 2 } } },
        at: '/properties/a/if',
        says: 'the single question "a"',
      },
    ],
  },
  conditionsNameQuestions: {
    good: [{ schema: when(is({ const: 'a' })) }],
    bad: [
      { schema: when(is({ const: 'a' }, 'C1')), at: '/if/properties/C1', says: 'Perhaps "c" was meant' },
      ...['bus', 'l/bus'].map((name) => ({
        schema: {
          properties: {
            l: { ...rows, items: { type: 'object', properties: { bus: choice }, required: ['bus'] } },
          },
          if: { properties: { [name]: { const: 'a' } }, required: [name] },
          // biome-ignore lint/suspicious/noThenProperty: a keyword of JSON Schema
          then: { properties: { x: text } },
        },
        at: `/if/properties/${name.replace('/', '~1')}`,
        says: 'write "if": {"properties":{"l":{"contains":{"properties":{"bus":{"const":"a"}},"required":["bus"]}}},"required":["l"]}',
      })),
    ],
  },
  conditionsRequire: {
    good: [{ schema: when(is({ const: 'a' })) }],
    bad: [
      { schema: when({ properties: { c: { const: 'a' } } }), at: '/if', says: 'while that question is unanswered' },
    ],
  },
  dependenciesMeant: {
    good: [
      { schema: { properties: { a: text, c: choice }, dependentRequired: { c: ['a'] } } },
      { schema: { properties: { a: text, b: { type: 'boolean', title: 'Box' } }, dependentRequired: { b: ['a'] } } },
      {
        schema: {
          properties: { a: text, c: yesOrNo },
          // biome-ignore lint/suspicious/noThenProperty: a keyword of JSON Schema
          allOf: [{ if: { required: ['c'] }, then: { required: ['a'] } }],
        },
      },
      {
        schema: {
          properties: { c: yesOrNo },
          dependencies: {
            c: {
              oneOf: [{ properties: { c: { enum: ['yes'] }, a: text } }, { properties: { c: { enum: ['no'] } } }],
            },
          },
        },
      },
    ],
    bad: [
      {
        schema: { properties: { a: text, c: yesOrNo }, dependentRequired: { c: ['a'] } },
        at: '/dependentRequired/c',
        says: '"then": { "required": ["a"] } in place of it',
      },
      {
        schema: { properties: { c: yesOrNo }, dependentSchemas: { c: { properties: { a: text } } } },
        at: '/dependentSchemas/c',
        says: '"const":"yes"',
      },
    ],
  },
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
