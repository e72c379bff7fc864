// Long because each counterexample is kept.
// Definitions that were drawn at random (`npm run forms:fuzz`) and failed, each as small as it could be made: the check refuses it by
// these rules, or accepts it and the proof has nothing to say.
import { expect, it } from 'vitest';
import type { Schema, UiSchema } from '../../engine/core/index.ts';
import { proveDrawn } from '../../engine/prove/proveDrawn.ts';

const FORM = {
  version: 1,
  title: 'Drawn',
  route: '/drawn',
  steps: [{ id: 'step', label: 'Step' }],
  next: 'check',
  attachments: { maxBytes: 1_000_000, types: ['application/pdf', 'image/png'] },
  submit: { post: '/drawn' },
  done: { title: 'Done', text: ['Good.'] },
};
const filesOf = (schema: Schema, ui: UiSchema) => {
  const form = JSON.stringify(schema).includes('"attachment"') ? FORM : WITHOUT_FILES;
  return { 'form.json': form, 'step.schema.json': schema, 'step.ui.json': ui };
};

const file: Schema = { type: 'object', format: 'attachment' };
const options: Schema = { type: 'string', enum: ['p', 'q', 'r'] };
const ask = (question: Schema, name = 'a'): Schema => ({
  type: 'object',
  properties: { [name]: { title: 'Asked', ...question } },
});
/** A group with a group inside, and a question that is asked if the answers inside pass the test. */
const conditionInside = (name: string, test: Schema, group: Schema): Schema => ({
  type: 'object',
  properties: { [name]: { title: 'Inside', ...group } },
  if: { properties: { [name]: test }, required: [name] },
  // biome-ignore lint/suspicious/noThenProperty: a keyword of JSON Schema
  then: { properties: { more: { title: 'More', type: 'boolean' } } },
});
const listOf = (items: Schema): Schema => ({ type: 'array', maxItems: 2, items });
const listOfGroups = (group: Schema): Schema =>
  listOf({ ...group, required: ['a'], errorMessage: { required: { a: 'Needed' } } });
const onlyP: Schema = { type: 'array', uniqueItems: true, items: { type: 'string', enum: ['p'] } };
const withRows: Schema = {
  type: 'object',
  properties: {
    a: { title: 'Rows', ...listOf({ title: 'Row', ...listOfGroups(ask(onlyP)), minItems: 1 }), minItems: 1 },
    b: { title: 'Number', type: 'integer', enum: [1, 2] },
  },
};
const rowWithP: Schema = { contains: { properties: { a: { contains: { enum: ['p'] } } }, required: ['a'] } };
const withP: Schema = { properties: { a: { contains: rowWithP } }, required: ['a'] };

type Counterexample = readonly [
  what: string,
  schema: Schema,
  refusedBy: readonly string[],
  ui?: UiSchema,
  more?: Readonly<Record<string, unknown>>,
];

const { attachments, ...WITHOUT_FILES } = FORM;

const counterexamples: readonly Counterexample[] = [
  ['a single file', ask(file), []],
  ['files, and no other file', ask(listOf(file)), []],
  ['the only file, in a list of groups', ask(listOfGroups(ask(file))), []],
  ['files in a list of groups', ask(listOfGroups(ask(listOf(file)))), []],
  ['the only file, in a list in a list', ask(listOfGroups(ask(listOfGroups(ask(file))))), []],
  [
    'exactly two of three options',
    ask({ type: 'array', uniqueItems: true, minItems: 2, maxItems: 2, items: options }),
    [],
  ],
  ['multiples of 3 between 2 and 4', ask({ type: 'integer', minimum: 2, maximum: 4, multipleOf: 3 }), []],
  ['files in a list that has one entry too many', ask({ ...listOfGroups(ask(file)), maxItems: 3 }), []],
  [
    'a condition from 1 on multiples of 3',
    {
      ...ask({ type: 'number', maximum: 11, multipleOf: 3 }),
      if: { properties: { a: { minimum: 1 } }, required: ['a'] },
      // biome-ignore lint/suspicious/noThenProperty: a keyword of JSON Schema
      then: { properties: { a: { title: 'Three or More' } } },
    },
    [],
  ],
  ['a list with a question called toString', ask(listOfGroups(ask(file, 'toString'))), ['fieldNamesValid']],
  [
    'a date that a branch makes shorter than any',
    {
      ...ask({ type: 'string', format: 'date' }),
      if: { required: ['a'] },
      // biome-ignore lint/suspicious/noThenProperty: a keyword of JSON Schema
      then: { properties: { a: { maxLength: 3 } } },
    },
    ['limitsAgree'],
  ],
  ['an option that stands once in a list', ask(listOfGroups(ask({ ...options, uniqueInList: true }))), []],
  [
    'words for an incomplete form in which nothing can be missing',
    ask({ type: 'string', maxLength: 9 }),
    ['formKeysFit'],
    {},
    { 'form.json': { ...WITHOUT_FILES, incomplete: { submit: 'Not all' } } },
  ],
  [
    'a branch that leaves the last option, without its label',
    {
      type: 'object',
      properties: {
        a: { title: 'Asked', type: 'boolean' },
        b: { title: 'Choice', ...options, enumNames: ['First', 'Second', 'Third'] },
      },
      if: { required: ['a'] },
      // biome-ignore lint/suspicious/noThenProperty: a keyword of JSON Schema
      then: { properties: { b: { enum: ['r'] } } },
    },
    [],
  ],
  ['a whole number that is a multiple of 1', ask({ type: 'integer', multipleOf: 1 }), ['limitsAgree']],
  [
    'entries that a required list of a branch begins with',
    {
      ...ask(options),
      if: { properties: { a: { const: 'p' } }, required: ['a'] },
      // biome-ignore lint/suspicious/noThenProperty: a keyword of JSON Schema
      then: {
        properties: { l: { title: 'List', ...listOf(options), minItems: 2, default: ['q', 'r'] } },
        required: ['l'],
      },
    },
    [],
    { 'ui:order': ['*'] },
  ],
  [
    'words for what is missing, in a step where only an entry can be',
    ask(listOf({ type: 'number' })),
    [],
    {},
    {
      'form.json': {
        ...WITHOUT_FILES,
        steps: [
          { id: 'step', label: 'Step', at: '/first' },
          { id: 'last', label: 'Last', at: '/last' },
        ],
        incomplete: { next: 'Not yet', submit: 'Not all' },
      },
      'last.schema.json': ask(options, 'b'),
      'last.ui.json': {},
    },
  ],
  [
    'words for what is missing, where only an entry of a list of a branch can be',
    {
      ...ask({ type: 'string', maxLength: 9 }),
      if: { required: ['a'] },
      // biome-ignore lint/suspicious/noThenProperty: a keyword of JSON Schema
      then: {
        properties: {
          l: { title: 'List', ...listOf({ title: 'Row', ...listOf({ type: 'number' }), minItems: 1 }), minItems: 2 },
        },
        required: ['l'],
      },
    },
    [],
    { 'ui:order': ['*'] },
    { 'form.json': { ...WITHOUT_FILES, incomplete: { submit: 'Not all' } } },
  ],
  [
    'a branch that requires a list of lists whose every complete answer ends the condition',
    {
      ...withRows,
      if: { not: { anyOf: [{ properties: { b: { const: 1 } }, required: ['b'] }, withP] } },
      // biome-ignore lint/suspicious/noThenProperty: a keyword of JSON Schema
      then: { required: ['a'] },
    },
    ['conditionsVary'],
  ],
  [
    'a text that a group and the group around test in different ways',
    {
      type: 'object',
      properties: {
        g: {
          title: 'Group',
          ...ask({ type: 'string', maxLength: 3 }),
          if: { properties: { a: { minLength: 2 } }, required: ['a'] },
          // biome-ignore lint/suspicious/noThenProperty: a keyword of JSON Schema
          then: { properties: { l: { title: 'List', ...listOfGroups(ask(options)) } } },
        },
      },
      if: { properties: { g: { properties: { a: { pattern: '^x' } }, required: ['a'] } }, required: ['g'] },
      // biome-ignore lint/suspicious/noThenProperty: a keyword of JSON Schema
      then: { properties: { b: { title: 'Number', type: 'integer' } } },
    },
    [],
    { 'ui:order': ['*'], g: { 'ui:order': ['*'] } },
  ],
  [
    'a text of a list in a list that a condition tests by its length, beside another test',
    {
      type: 'object',
      properties: {
        a: {
          title: 'Lists',
          ...listOf({ title: 'List', ...listOf({ type: 'string', maxLength: 20 }), minItems: 1 }),
        },
        b: { title: 'Rows', ...listOfGroups(ask(options)) },
      },
      if: {
        allOf: [
          { properties: { a: { contains: { contains: { minLength: 2 } } } }, required: ['a'] },
          { properties: { b: { maxItems: 1 } }, required: ['b'] },
        ],
      },
      // biome-ignore lint/suspicious/noThenProperty: a keyword of JSON Schema
      then: { properties: { c: { title: 'Number', type: 'integer' } } },
    },
    [],
    { 'ui:order': ['*'] },
  ],
  [
    'a pattern that the text which is tried first matches',
    {
      ...ask({ type: 'string', maxLength: 3 }),
      if: { properties: { a: { pattern: '^x' } }, required: ['a'] },
      // biome-ignore lint/suspicious/noThenProperty: a keyword of JSON Schema
      then: { properties: { b: { title: 'Number', type: 'integer' } } },
    },
    [],
    { 'ui:order': ['*'] },
  ],
  [
    'a required list, whose first entry nobody removes, with entries that are named by an answer',
    {
      ...ask(
        listOfGroups({
          type: 'object',
          properties: { a: { title: 'A', ...options }, n: { title: 'N', type: 'string', maxLength: 3 } },
        }),
      ),
      required: ['a'],
      errorMessage: { required: { a: 'Needed' } },
    },
    [],
    { a: { 'ui:named-by': 'n' } },
  ],
  [
    'numbers of a list that have to differ, of which only one is a multiple within the limits',
    ask({
      type: 'array',
      minItems: 2,
      maxItems: 4,
      items: {
        ...ask({ type: 'integer', minimum: 1, maximum: 4, multipleOf: 3, uniqueInList: true }),
        required: ['a'],
        errorMessage: { required: { a: 'Needed' } },
      },
    }),
    ['uniqueInLists'],
  ],
  [
    'a least number of options where a branch requires the question, which does not apply while none is chosen',
    {
      ...ask({ type: 'array', uniqueItems: true, minItems: 1, items: options }),
      if: { properties: { a: { not: { contains: { const: 'p' } } } }, required: ['a'] },
      else: { required: ['a'], errorMessage: { required: { a: 'Needed' } } },
    },
    ['listEntriesNotEmpty'],
  ],
  ...([['a'], ['a', 'l']] as const).map(
    (required): Counterexample => [
      `blank entries that a list begins with in one branch, where another takes fewer (${required.join(' and ')} required always)`,
      {
        type: 'object',
        properties: {
          l: { title: 'Rows', type: 'array', maxItems: 6, items: { type: 'string', maxLength: 9 } },
          a: { title: 'A', ...options },
        },
        required: [...required],
        if: { properties: { a: { const: 'p' } }, required: ['a'] },
        // biome-ignore lint/suspicious/noThenProperty: a keyword of JSON Schema
        then: { properties: { l: { maxItems: 2 } } },
        else: {
          properties: { l: { minItems: 3 } },
          ...(required.length === 1 && { required: ['l'] }),
        },
        errorMessage: { required: Object.fromEntries(required.map((name) => [name, 'Needed'])) },
      },
      [],
      { 'ui:order': ['*'] },
    ],
  ),
  ...['equals', 'atLeast'].map(
    (keyword): Counterexample => [
      `a number that a condition tests, and that is compared by ${keyword} with one whose limits exclude the number that is tried first`,
      {
        type: 'object',
        properties: {
          a: { title: 'A', type: 'integer', minimum: 1 },
          b: { title: 'B', type: 'integer', [keyword]: { $data: '1/a' }, errorMessage: { [keyword]: 'Wrong' } },
        },
        if: { required: ['b'] },
        // biome-ignore lint/suspicious/noThenProperty: a keyword of JSON Schema
        then: { properties: { c: { title: 'C', type: 'string', format: 'date' } } },
        required: ['a', 'b'],
        errorMessage: { required: { a: 'Needed', b: 'Needed' } },
      },
      [],
      { 'ui:order': ['*'] },
    ],
  ),
  [
    'an option of an entry of a required list that only its absence does not test, and that another answer requires',
    {
      ...ask(
        listOf({
          type: 'object',
          properties: {
            a: { title: 'A', type: 'string', maxLength: 3 },
            day: { title: 'Day', type: 'string', format: 'date' },
            only: { title: 'Only', type: 'string', enum: ['p'] },
          },
          if: { required: ['day'] },
          // biome-ignore lint/suspicious/noThenProperty: a keyword of JSON Schema
          then: { required: ['only'], errorMessage: { required: { only: 'Needed' } } },
          required: ['a'],
          errorMessage: { required: { a: 'Needed' } },
        }),
      ),
      required: ['a'],
      errorMessage: { required: { a: 'Needed' } },
      if: {
        properties: { a: { contains: { properties: { only: { const: 'p' } }, required: ['only'] } } },
        required: ['a'],
      },
      // biome-ignore lint/suspicious/noThenProperty: a keyword of JSON Schema
      then: { properties: { n: { title: 'Number', type: 'integer' } } },
    },
    [],
    { 'ui:order': ['*'] },
  ],
  ...(
    [
      ['equals', ['uniqueInLists']],
      ['moreThan', []],
    ] as const
  ).map(
    ([keyword, refusedBy]): Counterexample => [
      `numbers of a list that have to differ, and that a locked answer limits by ${keyword}`,
      ask({
        type: 'array',
        minItems: 2,
        maxItems: 4,
        items: {
          type: 'object',
          properties: {
            a: { title: 'A', type: 'integer', uniqueInList: true },
            b: {
              title: 'B',
              type: 'number',
              default: keyword === 'equals' ? 1 : 0.5,
              [keyword]: { $data: '1/a' },
              errorMessage: { [keyword]: 'Wrong' },
            },
          },
          required: ['a'],
          errorMessage: { required: { a: 'Needed' } },
        },
      }),
      refusedBy,
      { a: { items: { b: { 'ui:readonly': true } } } },
    ],
  ),
  [
    'a condition that holds only beyond a number that is required and compared',
    {
      type: 'object',
      properties: {
        a: { title: 'A', type: 'integer', minimum: 3 },
        b: { title: 'B', type: 'integer', atLeast: { $data: '1/a' }, errorMessage: { atLeast: 'Wrong' } },
      },
      if: { properties: { b: { maximum: -4 } }, required: ['b'] },
      // biome-ignore lint/suspicious/noThenProperty: a keyword of JSON Schema
      then: { properties: { c: { title: 'C', type: 'string', format: 'date' } } },
      required: ['a'],
      errorMessage: { required: { a: 'Needed' } },
    },
    ['conditionsVary'],
    { 'ui:order': ['*'] },
  ],
  [
    'a group inside a group of an entry, asked for by the answer that excludes what is asked for beside that group',
    ask(
      listOfGroups({
        type: 'object',
        properties: {
          a: { title: 'A', type: 'string', format: 'date' },
          inner: {
            title: 'Inner',
            type: 'object',
            properties: {
              some: { title: 'Some', type: 'array', uniqueItems: true, items: { type: 'string', enum: ['p', 'q'] } },
            },
            if: { properties: { some: { contains: { const: 'p' } } }, required: ['some'] },
            // biome-ignore lint/suspicious/noThenProperty: a keyword of JSON Schema
            then: {
              properties: {
                rows: {
                  title: 'Named',
                  ...listOf({
                    type: 'object',
                    properties: { n: { title: 'N', type: 'string', maxLength: 20 } },
                    required: ['n'],
                    errorMessage: { required: { n: 'Needed' } },
                  }),
                },
              },
            },
          },
        },
        if: {
          properties: {
            inner: { properties: { some: { not: { contains: { const: 'p' } } } }, required: ['some'] },
          },
          required: ['inner'],
        },
        // biome-ignore lint/suspicious/noThenProperty: a keyword of JSON Schema
        then: {
          properties: { one: { title: 'One', type: 'string', enum: ['p'] } },
          if: { required: ['one'] },
          // biome-ignore lint/suspicious/noThenProperty: a keyword of JSON Schema
          then: { properties: { rows: { title: 'Rows', ...listOf({ type: 'string', maxLength: 20 }) } } },
        },
      }),
    ),
    [],
    { a: { items: { 'ui:order': ['*'], inner: { 'ui:order': ['*'] } } } },
    { 'form.json': { ...WITHOUT_FILES, steps: [{ id: 'step', label: 'Step', at: '/step' }] } },
  ],
  [
    'a length that a locked answer never has, beside a group with a computed answer that a branch calls otherwise',
    {
      type: 'object',
      properties: {
        a: { title: 'A', type: 'string', const: 'Fixed', readOnly: true },
        g: {
          title: 'G',
          type: 'object',
          properties: {
            n: { title: 'N', type: 'string', maxLength: 9 },
            all: { title: 'All', type: 'string', readOnly: true, computed: { join: ['n'] } },
          },
        },
      },
      if: { properties: { a: { maxLength: 1 } }, required: ['a'] },
      // biome-ignore lint/suspicious/noThenProperty: a keyword of JSON Schema
      then: { properties: { g: { title: 'Otherwise' } } },
      else: { properties: { b: { title: 'B', ...options } } },
    },
    ['conditionsVary'],
    { 'ui:order': ['*'] },
  ],
  [
    'a number that is none of the options which a branch leaves, and that a condition tests',
    {
      type: 'object',
      properties: {
        a: { title: 'A', ...listOf({ type: 'string', maxLength: 9 }) },
        n: { title: 'N', type: 'integer', enum: [1, 2, 3] },
      },
      required: ['a'],
      errorMessage: { required: { a: 'Needed' } },
      allOf: [
        // biome-ignore lint/suspicious/noThenProperty: a keyword of JSON Schema
        { if: { required: ['a'] }, then: { properties: { n: { enum: [2, 3] } } } },
        {
          if: { properties: { n: { const: 1 } }, required: ['n'] },
          else: {
            properties: { more: { title: 'More', type: 'string', maxLength: 9 } },
            required: ['more'],
            errorMessage: { required: { more: 'Needed' } },
          },
        },
      ],
    },
    [],
    { 'ui:order': ['*'] },
  ],
  [
    'a condition on a number below the least length of a required list that it says the length of',
    {
      type: 'object',
      properties: {
        n: { title: 'N', type: 'integer', minimum: -3 },
        l: {
          title: 'L',
          ...listOf({ type: 'string', maxLength: 9 }),
          lengthEquals: { $data: '1/n' },
          errorMessage: { lengthEquals: 'Wrong' },
        },
      },
      required: ['l'],
      errorMessage: { required: { l: 'Needed' } },
      if: { properties: { n: { maximum: -1 } }, required: ['n'] },
      // biome-ignore lint/suspicious/noThenProperty: a keyword of JSON Schema
      then: { properties: { c: { title: 'C', ...options } } },
    },
    ['conditionsVary'],
    { 'ui:order': ['*'] },
  ],
  ...(
    [
      [{ maximum: 3 }, { maximum: 3 }],
      [{ maximum: 3 }, { minimum: 0 }],
      [{}, { minimum: 0 }],
      [{}, { maximum: 5000 }],
      [{ multipleOf: 5 }, { minimum: -12 }],
    ] as const
  ).map(
    ([limits, test]): Counterexample => [
      `numbers (${JSON.stringify(limits)}) of a list that have to differ, which a condition tests (${JSON.stringify(test)})`,
      {
        ...ask({
          type: 'array',
          minItems: 2,
          maxItems: 4,
          items: {
            type: 'object',
            properties: {
              a: { title: 'A', type: 'integer', ...limits, uniqueInList: true },
              b: { title: 'B', type: 'string', maxLength: 5 },
            },
            required: ['b'],
            errorMessage: { required: { b: 'Needed' } },
          },
        }),
        if: { properties: { a: { contains: { properties: { a: test }, required: ['a'] } } }, required: ['a'] },
        // biome-ignore lint/suspicious/noThenProperty: a keyword of JSON Schema
        then: { properties: { c: { title: 'C', type: 'string', format: 'date' } } },
      },
      'maximum' in limits && 'maximum' in test ? ['testsDecide'] : [],
      { 'ui:order': ['*'] },
    ],
  ),
  ...(
    [
      [{ minLength: 3, maxLength: 7 }, { pattern: '[aeiou]' }],
      [{ pattern: '[xyz]', maxLength: 4 }, { pattern: '[0-9]' }],
      [{ pattern: '^[a-c]+$' }, { pattern: '^.{3}b' }],
    ] as const
  ).map(
    ([one, other]): Counterexample => [
      `texts that have to be equal, each with limits of its own: ${JSON.stringify([one, other])}`,
      {
        type: 'object',
        properties: {
          a: {
            title: 'A',
            type: 'string',
            maxLength: 20,
            ...one,
            ...('pattern' in one && { errorMessage: { pattern: 'Wrong' } }),
          },
          b: {
            title: 'B',
            type: 'string',
            maxLength: 20,
            ...other,
            equals: { $data: '1/a' },
            errorMessage: { equals: 'Differs', ...('pattern' in other && { pattern: 'Wrong' }) },
          },
        },
        required: ['a', 'b'],
        errorMessage: { required: { a: 'Needed', b: 'Needed' } },
      },
      [],
    ],
  ),
  [
    'a list that a branch asks for, with a choice of several in its entries that has a default',
    {
      ...ask(options, 'b'),
      if: { properties: { b: { const: 'p' } }, required: ['b'] },
      // biome-ignore lint/suspicious/noThenProperty: a keyword of JSON Schema
      then: {
        properties: {
          a: {
            title: 'Rows',
            ...listOf({
              ...ask({ type: 'array', uniqueItems: true, items: options, default: ['p'] }),
              required: ['a'],
              errorMessage: { required: { a: 'Needed' } },
              if: { properties: { a: { not: { contains: { const: 'p' } } } }, required: ['a'] },
              else: {
                properties: { c: { title: 'C', type: 'integer' } },
                required: ['c'],
                errorMessage: { required: { c: 'Needed' } },
              },
            }),
          },
        },
      },
    },
    [],
    { 'ui:order': ['*'], a: { items: { 'ui:order': ['*'] } } },
  ],
  [
    'a group that is asked while a list is short, and an even number says how long that is',
    {
      type: 'object',
      properties: {
        l: {
          title: 'L',
          ...listOf({ title: 'Row', ...listOf({ type: 'string', maxLength: 9 }), minItems: 1 }),
          maxItems: 3,
          lengthEquals: { $data: '1/n' },
          errorMessage: { lengthEquals: 'Wrong' },
        },
        n: { title: 'N', type: 'integer', multipleOf: 2, maximum: 2 },
      },
      allOf: [
        {
          if: { properties: { n: { minimum: 1 } }, required: ['n'] },
          // biome-ignore lint/suspicious/noThenProperty: a keyword of JSON Schema
          then: {
            properties: { x: { title: 'X', type: 'string', maxLength: 3 } },
            required: ['l'],
            errorMessage: { required: { l: 'L?' } },
          },
        },
        {
          if: { properties: { l: { minItems: 2 } }, required: ['l'] },
          else: {
            properties: {
              g: {
                title: 'G',
                ...ask(listOf({ type: 'integer' })),
                required: ['a'],
                errorMessage: { required: { a: 'Needed' } },
                if: { required: ['a'] },
                // biome-ignore lint/suspicious/noThenProperty: a keyword of JSON Schema
                then: { properties: { y: { title: 'Y', type: 'string', format: 'date' } } },
              },
            },
            required: ['g'],
          },
        },
      ],
    },
    [],
    { 'ui:order': ['*'], g: { 'ui:order': ['*'] } },
  ],
  [
    'a choice that is required only for an option that is closed for now',
    {
      type: 'object',
      properties: {
        a: { title: 'A', type: 'array', uniqueItems: true, items: { type: 'string', enum: ['red'] }, minItems: 1 },
        b: { title: 'B', type: 'string', enum: ['p', 'q'] },
      },
      if: { properties: { b: { const: 'q' } }, required: ['b'] },
      // biome-ignore lint/suspicious/noThenProperty: a keyword of JSON Schema
      then: { required: ['a'], errorMessage: { required: { a: 'Needed' } } },
    },
    [],
    { b: { 'ui:enumDisabled': ['q'] } },
  ],
  [
    'a condition that no list meets, as "dependentRequired" gives each entry two colours',
    {
      type: 'object',
      properties: {
        rows: {
          title: 'Rows',
          minItems: 1,
          ...listOf({
            type: 'object',
            properties: {
              a: { title: 'A', type: 'string' },
              colours: {
                title: 'Colours',
                ...listOf({ type: 'string', enum: ['red', 'green'] }),
                minItems: 2,
                errorMessage: { minItems: 'Two' },
              },
            },
            required: ['a'],
            dependentRequired: { a: ['colours'] },
            errorMessage: { required: { a: 'Needed' } },
          } as Schema),
        },
      },
      required: ['rows'],
      if: {
        properties: {
          rows: { not: { contains: { properties: { colours: { minItems: 2 } }, required: ['colours'] } } },
        },
        required: ['rows'],
      },
      // biome-ignore lint/suspicious/noThenProperty: a keyword of JSON Schema
      then: { properties: { b: { title: 'B', type: 'string' } } },
    },
    ['conditionsVary'],
  ],
  [
    'a list that can only be as long as a fixed number says',
    {
      type: 'object',
      properties: {
        a: {
          title: 'A',
          type: 'array',
          uniqueItems: true,
          items: { type: 'string', enum: ['p', 'q'] },
          minItems: 2,
          lengthEquals: { $data: '1/n' },
          errorMessage: { lengthEquals: 'As many as N says' },
        },
        n: { title: 'N', type: 'integer', default: 2 },
      },
    } as Schema,
    ['lengthsNameQuestions'],
    { n: { 'ui:readonly': true } },
  ],
  ...[
    ['yes', 'no'],
    ['no', 'yes'],
  ].map(
    (answers): Counterexample => [
      `a condition on more combinations than are tried: one of seven questions is "yes", of ${answers.join(' and ')}`,
      {
        type: 'object',
        properties: Object.fromEntries(
          [...'cdefghi'].map((name) => [name, { type: 'string', title: name.toUpperCase(), enum: answers }]),
        ) as Readonly<Record<string, Schema>>,
        if: { anyOf: [...'cdefghi'].map((name) => ({ properties: { [name]: { const: 'yes' } }, required: [name] })) },
        // biome-ignore lint/suspicious/noThenProperty: a keyword of JSON Schema
        then: { properties: { b: { title: 'B', type: 'string', maxLength: 9 } } },
      },
      [],
      { 'ui:order': ['*', 'b'] },
    ],
  ),
  [
    'a list as long as an even number says, with entries of which no two have the same answer',
    {
      type: 'object',
      properties: {
        n: { title: 'N', type: 'integer', minimum: 1, maximum: 2, multipleOf: 2 },
        all: {
          title: 'All',
          ...listOfGroups({
            type: 'object',
            properties: { a: { title: 'A', type: 'string', maxLength: 3, uniqueInList: true } },
            required: ['a'],
            errorMessage: { required: { a: 'A?' } },
          }),
          lengthEquals: { $data: '1/n' },
          errorMessage: { lengthEquals: 'As many as N says' },
        },
      },
      required: ['all'],
      errorMessage: { required: { all: 'All?' } },
    },
    [],
  ],
  [
    'three conditions, each on an answer of the group inside, of which the innermost asks for named answers',
    conditionInside(
      'a',
      { properties: { a: { properties: { n: { maximum: 2 } }, required: ['n'] } }, required: ['a'] },
      conditionInside('a', { properties: { c: { not: { const: 'p' } } }, required: ['c'] }, {
        type: 'object',
        properties: { n: { title: 'N', type: 'integer' }, c: { title: 'C', ...options } },
        if: { properties: { c: { const: 'p' } }, required: ['c'] },
        // biome-ignore lint/suspicious/noThenProperty: a keyword of JSON Schema
        then: {
          properties: {
            named: {
              title: 'Named',
              type: 'object',
              maxProperties: 3,
              additionalProperties: { title: 'Number', type: 'integer' },
            },
          },
        },
      } as Schema),
    ),
    [],
    { 'ui:order': ['*'], a: { 'ui:order': ['*'], a: { 'ui:order': ['*'] } } },
  ],
  [
    'a pattern of a branch that shares no text with the pattern of the question',
    {
      type: 'object',
      properties: {
        n: { title: 'N', type: 'integer' },
        t: { title: 'T', type: 'string', maxLength: 3, pattern: '^[a-z]+$', errorMessage: { pattern: 'Letters' } },
      },
      if: { allOf: [{ properties: { n: { minimum: 1 } }, required: ['n'] }, { required: ['t'] }] },
      // biome-ignore lint/suspicious/noThenProperty: a keyword of JSON Schema
      then: { properties: { t: { pattern: '^\\d{3}$', errorMessage: { pattern: 'Digits' } } } },
    } as Schema,
    ['limitsAgree'],
    { 'ui:order': ['*'] },
  ],
  [
    'a least length behind a pattern, which is judged first',
    ask({
      type: 'string',
      maxLength: 3,
      pattern: '[aeiou]',
      minLength: 2,
      errorMessage: { pattern: 'A vowel', minLength: 'Two' },
    }),
    [],
  ],
  [
    'messages and limits in a branch that waits for an option that is closed',
    {
      type: 'object',
      properties: { k: { title: 'K', type: 'string', enum: ['p', 'q'] } },
      if: { properties: { k: { const: 'q' } }, required: ['k'] },
      // biome-ignore lint/suspicious/noThenProperty: a keyword of JSON Schema
      then: {
        properties: {
          e: {
            title: 'E',
            type: 'string',
            format: 'email',
            maxLength: 90,
            errorMessage: { format: 'F', maxLength: 'M' },
          },
          n: { title: 'N', type: 'number', minimum: -5, maximum: 19, multipleOf: 3 },
        },
      },
    } as Schema,
    [],
    { 'ui:order': ['*'], k: { 'ui:enumDisabled': ['q'] } },
  ],
  [
    'a default of rows, in a list that a branch requires',
    {
      type: 'object',
      properties: { k: { title: 'K', ...options } },
      if: { properties: { k: { const: 'q' } }, required: ['k'] },
      // biome-ignore lint/suspicious/noThenProperty: a keyword of JSON Schema
      then: {
        properties: {
          l: {
            title: 'L',
            ...listOf({
              type: 'array',
              title: 'Row',
              minItems: 1,
              maxItems: 2,
              items: { type: 'string', format: 'date' },
            }),
            minItems: 2,
            default: [['2015-04-30'], ['2015-04-30']],
          },
        },
        required: ['l'],
      },
    } as Schema,
    [],
    { 'ui:order': ['*'] },
  ],
  [
    'a condition on an option that is gone once a required question is answered',
    {
      type: 'object',
      properties: { n: { title: 'N', type: 'number', multipleOf: 3 }, c: { title: 'C', ...options } },
      required: ['n'],
      errorMessage: { required: { n: 'N?' } },
      dependentSchemas: { n: { properties: { c: { enum: ['q', 'r'] } } } },
      if: { properties: { c: { const: 'p' } }, required: ['c'] },
      // biome-ignore lint/suspicious/noThenProperty: a keyword of JSON Schema
      then: { properties: { more: { title: 'More', type: 'boolean' } } },
    } as Schema,
    ['branchesHaveEffect'],
    { 'ui:order': ['*'] },
  ],
  [
    'a list that is required as long as it is unanswered, beside a condition on a choice with a closed option',
    {
      type: 'object',
      properties: {
        a: { title: 'A', ...listOf({ type: 'string', maxLength: 20 }), minItems: 2 },
        b: { title: 'B', type: 'array', uniqueItems: true, items: { type: 'string', enum: ['p', 'q'] } },
      },
      if: {
        not: { anyOf: [{ properties: { b: { contains: { const: 'p' } } }, required: ['b'] }, { required: ['a'] }] },
      },
      // biome-ignore lint/suspicious/noThenProperty: a keyword of JSON Schema
      then: { required: ['a'] },
    } as Schema,
    ['branchesHaveEffect'],
    { 'ui:order': ['*'], b: { 'ui:enumDisabled': ['q'] } },
  ],
  [
    'a list that is required until it has as many entries as it begins with, beside a condition on a choice with a closed option',
    {
      type: 'object',
      properties: {
        a: {
          title: 'A',
          ...listOf({
            type: 'array',
            title: 'Row',
            minItems: 1,
            maxItems: 2,
            items: { type: 'string', enum: ['p', 'q'] },
          }),
          minItems: 2,
        },
        b: { title: 'B', type: 'string', enum: ['p', 'q'] },
      },
      if: {
        anyOf: [
          { properties: { b: { const: 'p' } }, required: ['b'] },
          { properties: { a: { minItems: 2 } }, required: ['a'] },
        ],
      },
      else: { required: ['a'] },
    } as Schema,
    ['conditionsVary'],
    { 'ui:order': ['*'], b: { 'ui:enumDisabled': ['q'] } },
  ],
  [
    'a locked number that is compared with how many entries an empty list has',
    {
      type: 'object',
      properties: {
        a: { title: 'A', ...listOf({ type: 'string', maxLength: 20 }) },
        n: { title: 'N', type: 'integer', default: 1, atMost: { $data: '1/t' }, errorMessage: { atMost: 'Few' } },
        t: { title: 'T', type: 'integer', readOnly: true, computed: { count: 'a' } },
      },
    } as Schema,
    [],
    { 'ui:order': ['*'], n: { 'ui:readonly': true } },
  ],
  [
    'a condition on a number in steps of two that a comparison with a locked one excludes',
    {
      type: 'object',
      properties: {
        l: { title: 'L', type: 'number', default: 2 },
        n: {
          title: 'N',
          type: 'number',
          minimum: 2,
          maximum: 12,
          multipleOf: 2,
          moreThan: { $data: '1/l' },
          errorMessage: { minimum: 'Least', maximum: 'Most', multipleOf: 'Two', moreThan: 'More' },
        },
      },
      if: { properties: { n: { not: { minimum: 3 } } }, required: ['n'] },
      // biome-ignore lint/suspicious/noThenProperty: a keyword of JSON Schema
      then: { properties: { more: { title: 'More', type: 'boolean' } } },
    } as Schema,
    ['conditionsVary'],
    { 'ui:order': ['*'], l: { 'ui:disabled': true } },
  ],
  [
    'a text that is a choice in a branch, an option of which begins with a blank',
    {
      type: 'object',
      properties: { t: { title: 'T', type: 'string', maxLength: 7 }, n: { title: 'N', type: 'integer' } },
      required: ['n'],
      errorMessage: { required: { n: 'N?' } },
      if: { properties: { n: { minimum: 1 } }, required: ['n'] },
      // biome-ignore lint/suspicious/noThenProperty: a keyword of JSON Schema
      then: {
        properties: { t: { title: 'Choice', enum: [' edge', 'middle'] } },
        if: { required: ['t'] },
        // biome-ignore lint/suspicious/noThenProperty: a keyword of JSON Schema
        then: { properties: { more: { title: 'More', type: 'boolean' } } },
      },
    } as Schema,
    [],
    { 'ui:order': ['*'] },
  ],
  [
    'a condition on a group, which is no text, with a question called as what turns it into one',
    conditionInside(
      'a',
      { required: ['toString'] },
      {
        type: 'object',
        properties: { toString: { title: 'T', type: 'string', maxLength: 9 } },
      },
    ),
    ['fieldNamesValid'],
    { 'ui:order': ['*'], a: { 'ui:order': ['*'] } },
  ],
  [
    'entries with a number each that differs, and is more than one outside of the list, of which few are few enough',
    {
      type: 'object',
      properties: {
        n: {
          title: 'N',
          type: 'integer',
          minimum: -2,
          maximum: 10,
          multipleOf: 3,
          errorMessage: { minimum: 'Least', maximum: 'Most', multipleOf: 'Three' },
        },
        l: {
          title: 'List',
          ...listOfGroups(
            ask({
              type: 'integer',
              minimum: 0,
              maximum: 18,
              uniqueInList: true,
              moreThan: { $data: '/n' },
              errorMessage: { moreThan: 'More' },
            }),
          ),
          minItems: 2,
          maxItems: 4,
        },
      },
      required: ['l'],
    },
    [],
    { 'ui:order': ['*'], l: { 'ui:add': 'Add' } },
  ],
  ['a control that the question has by itself', ask(options, 'const'), [], { const: { 'ui:widget': 'radio' } }],
];

it.each(
  counterexamples.map(([what, schema, refusedBy, ui = {}, more = {}]) => [what, schema, refusedBy, ui, more] as const),
)('%s', async (_what, schema, refusedBy, ui, more) => {
  const { refused, findings, idle } = await proveDrawn({ language: 'en', files: { ...filesOf(schema, ui), ...more } });
  expect([...findings, ...idle]).toEqual([]);
  if (refusedBy.length > 0) expect(refused).toEqual(expect.arrayContaining([...refusedBy]));
  else expect(refused).toEqual([]);
});
