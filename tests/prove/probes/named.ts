// Long because every kind of name and of answer is tried: groups whose answers visitors name.
import {
  answered,
  box,
  choice,
  date,
  file,
  group,
  list,
  number,
  type Probes,
  phone,
  required,
  text,
  when,
} from './probe.ts';

const ui = { 'ui:order': ['*'] };

const again = 'This is in the list already';

/** A group whose answers visitors name. */
export const named = (additionalProperties: object, others: object = {}) => ({
  type: 'object',
  maxProperties: 3,
  additionalProperties,
  ...others,
});

export const namedAnswers: Probes = {
  texts: {
    schema: { g: named(text) },
    stored: [
      {},
      { g: [{ key: 'a', value: 'x' }] },
      {
        g: [
          { key: 'a', value: 'x' },
          { key: 'A', value: 'x' },
        ],
      },
    ],
    settled: [
      [{ g: [{ key: ' a ', value: 'x' }] }, { g: [{ key: 'a', value: 'x' }] }],
      [{ g: [] }, {}],
    ],
    sentBack: [
      [
        {
          g: [
            { key: 'a', value: 'x' },
            { key: 'b', value: 'x' },
            { key: ' a', value: 'y' },
          ],
        },
        { 'g[2][key]': again },
      ],
      [{ g: [{ key: 'a' }] }, { 'g[0][value]': 'This field is required' }],
      [{ g: [{ value: 'a' }] }, { 'g[0][key]': 'This field is required' }],
      [{ g: [{ key: 'x'.repeat(101), value: 'y' }] }, { 'g[0][key]': 'Use at most 100 characters (now 101)' }],
      [{ g: 'abcd'.split('').map((key) => ({ key, value: 'x' })) }, { g: 'Give at most 3' }],
      [{ g: { a: 'x' } }, { 'g[a]': 'This form has no such question' }],
    ],
  },
  'one entry': { schema: { g: named(text, { maxProperties: 1 }) }, stored: [{ g: [{ key: 'a', value: 'x' }] }] },
  'one possible name': {
    schema: { g: named(text, { propertyNames: { title: 'Which', enum: ['aa'] } }) },
    stored: [{ g: [{ key: 'aa', value: 'x' }] }],
  },
  'one possible name, which has to be given': {
    schema: {
      properties: {
        g: named(text, { minProperties: 1, maxProperties: 1, propertyNames: { title: 'Which', enum: ['aa'] } }),
      },
      required: ['g'],
    },
    stored: [{ g: [{ key: 'aa', value: 'x' }] }],
  },
  'names that mean something to JavaScript': {
    schema: { g: named(text, { maxProperties: 5 }) },
    stored: [
      {
        g: ['__proto__', 'constructor', 'toString', 'hasOwnProperty', 'g[0]'].map((key) => ({ key, value: 'x' })),
      },
    ],
    sentBack: [
      [
        {
          g: [
            { key: '__proto__', value: 'x' },
            { key: '__proto__', value: 'y' },
          ],
        },
        { 'g[1][key]': again },
      ],
    ],
  },
  'limits of names, and how many there are': {
    schema: {
      properties: {
        g: named(number, {
          minProperties: 2,
          propertyNames: {
            title: 'Subject',
            pattern: '^[A-Z]',
            maxLength: 5,
            errorMessage: { pattern: 'As Ab', required: 'Subject is required', uniqueInList: 'Each subject once' },
          },
          errorMessage: { minProperties: 'At least {minProperties}' },
        }),
      },
      required: ['g'],
    },
    stored: [
      {
        g: [
          { key: 'A', value: 1 },
          { key: 'B', value: 2 },
        ],
      },
    ],
    settled: [
      [
        {
          g: [
            { key: 'A', value: '١' },
            { key: 'B', value: '2' },
          ],
        },
        {
          g: [
            { key: 'A', value: 1 },
            { key: 'B', value: 2 },
          ],
        },
      ],
    ],
    sentBack: [
      [{ g: [{ key: 'A', value: 1 }] }, { g: 'At least 2' }],
      [{ g: [{ key: 'a', value: 1 }, { value: 2 }] }, { 'g[0][key]': 'As Ab', 'g[1][key]': 'Subject is required' }],
      [
        {
          g: [
            { key: 'A', value: 'x' },
            { key: 'A', value: 2 },
          ],
        },
        { 'g[0][value]': 'Enter a number', 'g[1][key]': 'Each subject once' },
      ],
    ],
  },
  'one of several names': {
    schema: { g: named(phone, { propertyNames: { enum: ['mother', 'father'] } }) },
    stored: [
      {
        g: [
          { key: 'father', value: '+9611234567' },
          { key: 'mother', value: '+9611234567' },
        ],
      },
    ],
    sentBack: [[{ g: [{ key: 'aunt', value: '+9611234567' }] }, { 'g[0][key]': 'Choose one of the options' }]],
  },
  'days as names': {
    schema: { g: named(text, { propertyNames: date }) },
    settled: [[{ g: [{ key: '5/10/2026', value: 'x' }] }, { g: [{ key: '2026-10-05', value: 'x' }] }]],
    sentBack: [
      [
        {
          g: [
            { key: '5/10/2026', value: 'x' },
            { key: '05102026', value: 'x' },
          ],
        },
        { 'g[1][key]': again },
      ],
    ],
  },
  'checkboxes, which need not be ticked': {
    schema: { g: named(box) },
    stored: [{ g: [{ key: 'a', value: true }, { key: 'b' }] }],
  },
  'groups, with a condition': {
    schema: {
      g: named({
        ...group({ c: choice, n: number }, 'c'),
        ...when(answered('c', { const: 'a' }), { properties: { more: text }, ...required('more') }),
      }),
    },
    ui: { ...ui, g: { additionalProperties: { 'ui:order': ['c', 'more', 'n'] } } },
    stored: [
      {
        g: [
          { key: 'x', value: { c: 'a', more: 'm' } },
          { key: 'y', value: { c: 'b', n: 1 } },
        ],
      },
    ],
    sentBack: [[{ g: [{ key: 'x', value: { c: 'a' } }] }, { 'g[0][value][more]': 'more?' }]],
  },
  lists: {
    schema: { g: named(list({ ...text, title: undefined }, { minItems: 1 })) },
    stored: [{ g: [{ key: 'x', value: ['a', 'b'] }] }],
    sentBack: [[{ g: [{ key: 'x' }] }, { 'g[0][value][0]': 'This field is required' }]],
  },
  'within each other': {
    schema: { g: named(named(text)) },
    stored: [{ g: [{ key: 'x', value: [{ key: 'x', value: 'y' }] }] }],
    sentBack: [
      [
        {
          g: [
            {
              key: 'x',
              value: [
                { key: 'a', value: 'y' },
                { key: 'a', value: 'y' },
              ],
            },
          ],
        },
        { 'g[0][value][1][key]': again },
      ],
    ],
  },
  files: {
    schema: { g: named(file) },
    form: { attachments: { maxBytes: 1000, types: ['image/png'] } },
    sentBack: [[{ g: [{ key: 'x' }] }, { 'g[0][value]': 'This field is required' }]],
  },
  'in the entries of a list, in a branch, with the parts elsewhere': {
    schema: {
      $defs: { name: { type: 'string', title: 'Who', maxLength: 9 }, answer: { ...text, title: 'What' } },
      properties: {
        l: list({
          ...group({ c: choice }, 'c'),
          ...when(answered('c', { const: 'a' }), {
            properties: {
              g: named({ $ref: '#/$defs/answer' }, { title: 'G', propertyNames: { $ref: '#/$defs/name' } }),
            },
            ...required('g'),
          }),
        }),
      },
    },
    ui: { ...ui, l: { items: ui } },
    stored: [{ l: [{ c: 'a', g: [{ key: 'x', value: 'y' }] }, { c: 'b' }] }],
    settled: [[{ l: [{ c: 'b', g: [{ key: 'x', value: 'y' }] }] }, { l: [{ c: 'b' }] }]],
    sentBack: [
      [
        { l: [{ c: 'a', g: [{ key: '0123456789', value: 'y' }] }] },
        { 'l[0][g][0][key]': 'Use at most 9 characters (now 10)' },
      ],
    ],
  },
  'tested by what one of them is called, counted and added up': {
    schema: {
      properties: {
        g: named(number),
        count: { ...number, readOnly: true, computed: { count: 'g' } },
        sum: { ...number, readOnly: true, computed: { sum: ['g/value'] } },
      },
      ...when(answered('g', { contains: { properties: { key: { const: 'x' } }, required: ['key'] } }), {
        properties: { more: text },
        ...required('more'),
      }),
    },
    ui,
    settled: [
      [
        {
          g: [
            { key: 'a', value: 1 },
            { key: 'x', value: 2 },
          ],
          more: 'y',
        },
        {
          g: [
            { key: 'a', value: 1 },
            { key: 'x', value: 2 },
          ],
          more: 'y',
          count: 2,
          sum: 3,
        },
      ],
    ],
    sentBack: [[{ g: [{ key: 'x', value: 2 }] }, { more: 'more?' }]],
  },
  'words and widgets': {
    schema: { g: named(choice) },
    ui: {
      ...ui,
      g: {
        'ui:entry': 'Colour',
        'ui:add': 'Add a colour',
        propertyNames: { 'ui:placeholder': 'Name' },
        additionalProperties: { 'ui:widget': 'select', 'ui:help': 'Help' },
      },
    },
    stored: [{ g: [{ key: 'x', value: 'a' }] }],
  },
  'answers that visitors name, in a question that is called as the entries of lists are': {
    schema: { items: { type: 'object', maxProperties: 3, additionalProperties: number } },
    stored: [{ items: [{ key: 'x', value: 1 }] }],
  },
  'a condition on one name of several': {
    schema: {
      properties: { g: { type: 'object', minProperties: 2, maxProperties: 3, additionalProperties: number } },
      ...when(answered('g', { contains: answered('key', { const: 'x' }) }), {
        properties: { more: text },
        ...required('more'),
      }),
    },
    stored: [
      {
        g: [
          { key: 'y', value: 1 },
          { key: 'z', value: 1 },
        ],
      },
    ],
  },
};
