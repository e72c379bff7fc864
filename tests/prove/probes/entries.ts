// Lists whose entries are single answers.
import {
  answered,
  box,
  choice,
  date,
  group,
  list,
  number,
  type Probes,
  phone,
  required,
  several,
  text,
  when,
} from './probe.ts';

const more = { properties: { more: text }, ...required('more') };
const ui = { 'ui:order': ['*'] };

const yesNo = { 'ui:widget': 'radio' };

/** Entries with few different answers, or whose only answers are within them. */
const DIFFERENT: readonly (readonly [what: string, items: object, ui?: object])[] = [
  ['one text', group({ t: text }, 't')],
  ['an option and yes or no', group({ c: { ...choice, enum: ['a', 'b'] }, b: box }, 'c'), { b: yesNo }],
  ['yes or no, twice', group({ a: box, b: box }, 'a', 'b'), { a: yesNo, b: yesNo }],
  ['a group', { ...group({ g: group({ n: number }, 'n') }), required: ['g'] }],
  ['a list of groups', group({ l: list(group({ n: number }, 'n')) }, 'l')],
  [
    'what decides a branch',
    { ...group({ c: choice }, 'c'), ...when(answered('c', { const: 'a' }), { properties: { t: box } }) },
    ui,
  ],
  ['a list of texts', list(text, { title: 'Row', minItems: 1 })],
  [
    'a list of checkboxes',
    list(group({ b: { ...box, const: true, errorMessage: { const: 'Tick' } } }, 'b'), {
      title: 'Row',
      minItems: 1,
      maxItems: 9,
    }),
  ],
  ['a list of one option', list({ ...choice, enum: ['a'] }, { title: 'Row', minItems: 1, maxItems: 4 })],
];

export const entries: Probes = {
  texts: {
    schema: { l: list(text) },
    stored: [{}, { l: ['x'] }, { l: ['x', 'x', 'z'] }],
    settled: [
      [{ l: [] }, {}],
      [{ l: ['  x '] }, { l: ['x'] }],
    ],
    sentBack: [
      [{ l: ['a', 'b', 'c', 'd'] }, { l: 'Give at most 3' }],
      [{ l: ['x'.repeat(51), 'y'] }, { 'l[0]': 'Use at most 50 characters (now 51)' }],
    ],
  },
  'texts of a pattern, each once': {
    schema: {
      properties: {
        l: list(
          { ...text, pattern: '^[A-Z]\\d$', errorMessage: { pattern: 'As B2' } },
          { uniqueItems: true, minItems: 2, errorMessage: { uniqueItems: 'Twice' } },
        ),
      },
      required: ['l'],
    },
    stored: [{ l: ['A1', 'B2'] }],
    sentBack: [
      [{ l: ['A1', 'A1'] }, { l: 'Twice' }],
      [{ l: ['A1', 'b2'] }, { 'l[1]': 'As B2' }],
    ],
  },
  'numbers in the digits of people': {
    schema: { l: list({ ...number, minimum: 2, multipleOf: 2 }, { uniqueItems: true }) },
    stored: [{ l: [2, 4] }],
    settled: [[{ l: ['٤', '12'] }, { l: [4, 12] }]],
    sentBack: [[{ l: ['many', 3] }, { 'l[0]': 'Enter a number', 'l[1]': 'Enter a multiple of 2' }]],
  },
  'dates and telephone numbers': {
    schema: { days: list({ ...date, formatMinimum: '2026-01-01' }), phones: list(phone) },
    settled: [
      [
        { days: ['5/10/2026'], phones: ['+961 3 123 456'] },
        { days: ['2026-10-05'], phones: ['+9613123456'] },
      ],
    ],
    sentBack: [[{ days: ['2025-12-31'] }, { 'days[0]': 'Enter 1 January 2026 or a later day' }]],
  },
  'options that may be chosen again': {
    schema: { l: list(choice) },
    stored: [{ l: ['a', 'b', 'a'] }],
    sentBack: [[{ l: ['a', 'd'] }, { 'l[1]': 'Choose one of the options' }]],
  },
  'options that are chosen once each stay checkboxes': { schema: { s: several }, stored: [{ s: ['a', 'c'] }] },
  'as many as another answer says': {
    schema: {
      properties: {
        count: { ...number, minimum: 1, maximum: 3 },
        l: list(text, {
          uniqueItems: true,
          lengthEquals: { $data: '1/count' },
          errorMessage: { lengthEquals: 'Not so many' },
        }),
      },
      ...required('count', 'l'),
    },
    stored: [{ count: 2, l: ['x', 'y'] }],
    sentBack: [[{ count: 2, l: ['x'] }, { l: 'Not so many' }]],
  },
  'within the entries of a list': {
    schema: {
      l: list({ ...group({ n: text, tags: list(text, { minItems: 1 }) }, 'n'), required: ['n', 'tags'] }),
    },
    stored: [
      {
        l: [
          { n: 'x', tags: ['a', 'b'] },
          { n: 'y', tags: ['c'] },
        ],
      },
    ],
    sentBack: [[{ l: [{ n: 'x' }] }, { 'l[0][tags][0]': 'This field is required' }]],
  },
  'in a branch': {
    schema: {
      properties: { c: choice },
      ...when(answered('c', { const: 'a' }), { properties: { l: list(text) }, ...required('l') }),
    },
    ui,
    stored: [{ c: 'b' }, { c: 'a', l: ['x'] }],
    sentBack: [[{ c: 'a' }, { l: 'l?' }]],
  },
  'tested by what one of them is': {
    schema: {
      properties: { l: list(text), n: list(number, { uniqueItems: true }) },
      allOf: [
        when(answered('l', { contains: { const: 'x' } }), more),
        when(answered('n', { minItems: 2 }), { properties: { two: text } }),
      ],
    },
    ui,
    stored: [{ l: ['y'] }, { l: ['y', 'x'], more: 'z' }, { n: [1, 2], two: 'x' }],
    sentBack: [[{ l: ['x'] }, { more: 'more?' }]],
  },
  'added up, counted and joined': {
    schema: {
      n: list(number),
      t: list(text),
      sum: { ...number, readOnly: true, computed: { sum: ['n'] } },
      count: { ...number, readOnly: true, computed: { count: 't' } },
      joined: { type: 'string', readOnly: true, computed: { join: ['t'], with: ', ' } },
    },
    settled: [
      [
        { n: [1, 2], t: ['a', 'b', 'c'] },
        { n: [1, 2], t: ['a', 'b', 'c'], sum: 3, count: 3, joined: 'a, b, c' },
      ],
    ],
  },
  'with answers at first': {
    schema: { l: { ...list(text), default: ['x', 'y'] }, m: list({ ...number, default: 7 }) },
    stored: [{}, { l: ['z'], m: [1] }],
  },
  'a default that is no entry': {
    schema: { l: { ...list(number), default: ['x'] } },
    refused: /"default" \["x"\] is refused by "type"/,
  },
  'a default of an entry that is none': {
    schema: { l: list({ ...number, default: 'x' }) },
    refused: /"default" "x" is refused by "type"/,
  },
  'without a greatest number': { schema: { l: { type: 'array', items: text } }, refused: /Add "maxItems"/ },
  'without a greatest length': { schema: { l: list({ type: 'string' }) }, refused: /Add "maxLength"/ },
  checkboxes: { schema: { l: list(box) }, refused: /a list of checkboxes.*a group of one question/ },
  'a title of an entry': {
    schema: { l: list({ ...text, title: 'Entry' }) },
    refused: /"title" of an entry is not shown.*"ui:entry"/,
  },
  'a widget that an entry cannot have': {
    schema: { l: list(text) },
    ui: { ...ui, l: { items: { 'ui:widget': 'radio' } } },
    refused: /"items" cannot be shown by "radio"/,
  },
  'an entry that is locked': {
    schema: { l: list(text) },
    ui: { ...ui, l: { items: { 'ui:readonly': true } } },
    refused: /"ui:readonly" has no effect on an entry as a whole/,
  },
  passwords: {
    schema: { l: list(text) },
    ui: { ...ui, l: { items: { 'ui:widget': 'password' } } },
    refused: /"items" cannot be shown by "password"/,
  },
  'a key without effect on an entry': {
    schema: { l: list(choice) },
    ui: { ...ui, l: { items: { 'ui:script': 'arabic' } } },
    refused: /"ui:script" has no effect on a choice/,
  },
  'a question within an entry that has none': {
    schema: { l: list(text) },
    ui: { ...ui, l: { items: { n: { 'ui:help': 'Help' } } } },
    refused: /no question "n" here/,
  },
  'a list that begins blank, and what is asked beside it': {
    schema: {
      properties: { c: choice, m: list(number, { minItems: 2 }) },
      ...required('c'),
      allOf: [
        when(answered('m'), { properties: { t: text }, ...required('t') }),
        when(answered('c'), { required: ['m'] }),
      ],
    },
    stored: [{ c: 'a', m: [1, 2], t: 'x' }],
    sentBack: [
      [
        { c: 'a', t: 'x' },
        { 'm[0]': 'Enter a number', 'm[1]': 'Enter a number' },
      ],
    ],
  },
  ...Object.fromEntries(
    DIFFERENT.map(([what, items, itemsUi = {}]) => [
      `entries none of which may stand twice: ${what}`,
      {
        schema: {
          properties: { l: list(items, { uniqueItems: true, minItems: 3, errorMessage: { uniqueItems: 'Twice' } }) },
          required: ['l'],
        },
        ui: { l: { items: itemsUi } },
      },
    ]),
  ),
};
