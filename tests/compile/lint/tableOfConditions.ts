// Long because every rule has all of its examples, accepted and refused, in one entry of the table.
// Rules of lint/conditions, and those of other folders whose examples are conditions.
import { asks, choice, fixed, is, number, rows, text, when } from './groupsToTest.ts';
import type { RuleExamples } from './ruleExamples.ts';

const yesOrNo = { type: 'string', title: 'Really?', enum: ['yes', 'no'] };

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

/** A group with a question `a` that two of its `$defs` declare: the first is a reference to `named`, the second is `second`. `own` is one more part of the group. */
const sharing = (second: object, own: object) => ({
  type: 'object',
  $defs: {
    named: text,
    one: { properties: { a: { $ref: '#/$defs/named' } } },
    two: { properties: { a: second } },
  },
  allOf: [{ $ref: '#/$defs/one' }, { $ref: '#/$defs/two' }, own],
});

export const conditionCases: Readonly<Record<string, RuleExamples>> = {
  branchesHaveEffect: {
    good: [
      { schema: when(is({ const: 'a' })) },
      { schema: when(is({ const: 'a' }), { properties: { n: { maximum: 5 } } }) },
      { schema: when(is({ const: 'a' }), { required: ['n'] }) },
      // `minLength` beside the reference has an effect here, although `one` refers to the same definition without it.
      { schema: sharing({ $ref: '#/$defs/named', minLength: 2 }, {}) },
      // A description in a branch is reported by `textsShown`, not by this rule.
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
        says: 'only while "c" is unanswered, which is required',
      },
      {
        schema: when({ not: { required: ['n'] } }, { required: ['n'] }),
        at: '/then',
        says: 'only while "n" is unanswered, and requires "n"',
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
      ...[
        [{ minLength: 15 }, '^LB'],
        [{ minLength: 50, maxLength: 2000 }, 'asthma'],
        [{ format: 'uri', minLength: 30 }, 'linkedin'],
        [{ format: 'email', pattern: '@school\\.edu\\.lb$' }, '^staff'],
        [{ pattern: '^(?=.*[A-Z])(?=.*[0-9]).{8,}$' }, '^ABC'],
        [{ pattern: '^(?!0000)\\d{4}$' }, '^20'],
        // What is not known is not said.
        [{ pattern: '^(.)\\1+x$' }, '^y$'],
      ].map(([limits, pattern]) => ({
        schema: {
          ...when(is({ pattern }, 't')),
          properties: { ...when({}).properties, t: { ...text, maxLength: 60, ...(limits as object) } },
        },
      })),
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
      {
        schema: { b: choice, a: { ...text, if: { properties: { b: { const: 'a' } }, required: ['b'] } } },
        at: '/properties/a/if',
        says: 'Move the question to "properties" of "then", beside "if": {"properties":{"b":{"const":"a"}},"required":["b"]}',
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
};
