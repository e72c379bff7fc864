// Long because every kind of entry is tried with what else it can meet.
// Lists directly in lists.
import {
  answered,
  box,
  choice,
  file,
  group,
  list,
  number,
  type Probes,
  required,
  several,
  text,
  when,
} from './probe.ts';

const ui = { 'ui:order': ['*'] };
/** A list in a list: it has entries wherever it stands, and is called by its title. */
const inner = (items: object, others: object = {}) => list(items, { title: 'Row', minItems: 1, ...others });

export const nested: Probes = {
  texts: {
    schema: { l: list(inner(text)) },
    stored: [{}, { l: [['x']] }, { l: [['x', 'y'], ['x'], ['z', 'z', 'z']] }],
    settled: [
      [{ l: [] }, {}],
      [{ l: [['  x ', 'y']] }, { l: [['x', 'y']] }],
    ],
    sentBack: [
      [{ l: [['a', 'b', 'c', 'd']] }, { 'l[0]': 'Give at most 3' }],
      [{ l: [['a'], ['b'], ['c'], ['d']] }, { l: 'Give at most 3' }],
      [{ l: [['x'], ['y', 'x'.repeat(51)]] }, { 'l[1][1]': 'Use at most 50 characters (now 51)' }],
    ],
  },
  'required, with least numbers': {
    schema: {
      properties: { l: list(inner(number, { minItems: 2 }), { minItems: 2 }) },
      required: ['l'],
    },
    stored: [
      {
        l: [
          [1, 2],
          [3, 4, 5],
        ],
      },
    ],
    settled: [
      [
        {
          l: [
            ['١', '2'],
            [3, '٤'],
          ],
        },
        {
          l: [
            [1, 2],
            [3, 4],
          ],
        },
      ],
    ],
    sentBack: [
      [
        {},
        {
          'l[0][0]': 'Enter a number',
          'l[0][1]': 'Enter a number',
          'l[1][0]': 'Enter a number',
          'l[1][1]': 'Enter a number',
        },
      ],
      [{ l: [[1, 2], [3]] }, { 'l[1]': 'Give at least 2' }],
      [{ l: [[1, 2]] }, { l: 'Give at least 2' }],
    ],
  },
  'rows of which none comes twice': {
    schema: { l: list(inner(number, { uniqueItems: true })) },
    stored: [
      {
        l: [
          [1, 2],
          [1, 2],
        ],
      },
    ],
    sentBack: [
      [
        {
          l: [
            [1, 2],
            [3, 3],
          ],
        },
        { 'l[1]': 'Give each only once' },
      ],
    ],
  },
  'three levels': {
    schema: { l: list(inner(inner(text))) },
    stored: [{ l: [[['x'], ['y']], [['z', 'z']]] }],
    sentBack: [[{ l: [[['x', 'x'.repeat(51)]]] }, { 'l[0][0][1]': 'Use at most 50 characters (now 51)' }]],
  },
  'of groups': {
    schema: { l: list(inner(group({ n: text, m: number }, 'n'))) },
    stored: [{ l: [[{ n: 'x', m: 1 }, { n: 'y' }], [{ n: 'z' }]] }],
    sentBack: [[{ l: [[{ m: 1 }]] }, { 'l[0][0][n]': 'n?' }]],
  },
  'of groups with a condition and an answer at first': {
    schema: {
      l: list(
        inner({
          ...group({ c: { ...choice, default: 'a' }, n: text }, 'n'),
          ...when(answered('c', { const: 'a' }), { properties: { m: { ...number, default: 3 } } }),
        }),
      ),
    },
    ui: { ...ui, l: { items: { items: ui } } },
    stored: [
      {
        l: [
          [
            { c: 'a', n: 'x', m: 4 },
            { c: 'b', n: 'y' },
          ],
        ],
      },
    ],
    settled: [[{ l: [[{ c: 'b', n: 'y', m: 4 }]] }, { l: [[{ c: 'b', n: 'y' }]] }]],
  },
  'several options in each row': {
    schema: { l: list(several) },
    stored: [{ l: [['a', 'c'], ['b']] }],
    sentBack: [[{ l: [['a', 'd']] }, { 'l[0][1]': 'Choose one of the options' }]],
  },
  'a least number of options that says nothing': {
    schema: { l: list({ ...several, minItems: 1 }) },
    refused: /"minItems": 1 has no effect on an entry of "l", which may not be blank/,
  },
  'choices that may come again in each row': {
    schema: { l: list(inner(choice)) },
    stored: [{ l: [['a', 'c', 'a'], ['b']] }],
  },
  'in a group of the entries of a list': {
    schema: { k: list(group({ g: group({ l: list(inner(text)) }), n: text }, 'n')) },
    stored: [{ k: [{ g: { l: [['x']] }, n: 'y' }] }],
  },
  'in a branch': {
    schema: {
      properties: { c: choice },
      ...when(answered('c', { const: 'a' }), {
        properties: { l: list(inner(text), { minItems: 1 }) },
        required: ['l'],
      }),
    },
    ui,
    stored: [{ c: 'b' }, { c: 'a', l: [['x']] }],
    settled: [[{ c: 'b', l: [['x']] }, { c: 'b' }]],
    sentBack: [[{ c: 'a' }, { 'l[0][0]': 'This field is required' }]],
  },
  'counted by its rows': {
    schema: { l: list(inner(number)), rows: { ...number, readOnly: true, computed: { count: 'l' } } },
    settled: [[{ l: [[1, 2], [3]] }, { l: [[1, 2], [3]], rows: 2 }]],
  },
  'conditions on the number of rows': {
    schema: {
      properties: { l: list(inner(text)) },
      ...when(answered('l', { minItems: 2 }), { properties: { more: text }, ...required('more') }),
    },
    ui,
    stored: [{ l: [['x']] }, { l: [['x'], ['y']], more: 'z' }],
    sentBack: [[{ l: [['x'], ['y']] }, { more: 'more?' }]],
  },
  'a row that may be empty': {
    schema: { l: list({ ...list(text), title: 'Row' }) },
    refused: /An entry of "l" may be left blank, and a blank entry is not sent\. Add "minItems": 1/,
  },
  'a row without a name': {
    schema: { l: list(list(text, { minItems: 1 })) },
    refused: /The lists in "l" have no title\. Add "title" under "items"/,
  },
  'a row without a greatest number': {
    schema: { l: list({ type: 'array', title: 'Row', minItems: 1, items: text }) },
    refused: /Add "maxItems"/,
  },
  'rows of checkboxes': { schema: { l: list(inner(box)) }, refused: /a list of checkboxes/ },
  'rows of files': {
    schema: { l: list({ type: 'array', title: 'Row', minItems: 1, maxItems: 2, items: file }) },
    form: { attachments: { maxBytes: 1000, types: ['image/png'] } },
    refused: /files/,
  },
  'added up and joined over all rows': {
    schema: {
      l: list(inner(number)),
      t: list(inner(text)),
      g: list(inner(group({ n: number }, 'n'))),
      sum: { ...number, readOnly: true, computed: { sum: ['l', 'g/n'] } },
      joined: { type: 'string', readOnly: true, computed: { join: ['t'], with: ', ' } },
    },
    settled: [
      [
        { l: [[1, 2], [3]], t: [['x'], ['y', 'z']], g: [[{ n: 4 }], [{ n: 5 }]] },
        { l: [[1, 2], [3]], t: [['x'], ['y', 'z']], g: [[{ n: 4 }], [{ n: 5 }]], sum: 15, joined: 'x, y, z' },
      ],
    ],
  },
  'a test of what stands in a row': {
    schema: {
      properties: { l: list(inner(text)), g: list(inner(group({ n: text }, 'n'))) },
      allOf: [
        when(answered('l', { contains: { contains: { const: 'x' } } }), {
          properties: { more: text },
          ...required('more'),
        }),
        when(
          answered('g', {
            contains: { minItems: 2, contains: { properties: { n: { const: 'x' } }, required: ['n'] } },
          }),
          { properties: { two: text } },
        ),
      ],
    },
    ui,
    stored: [{ l: [['y'], ['z']] }, { l: [['y'], ['z', 'x']], more: 'z' }, { g: [[{ n: 'y' }, { n: 'x' }]], two: 'a' }],
    settled: [[{ g: [[{ n: 'x' }]], two: 'a' }, { g: [[{ n: 'x' }]] }]],
    sentBack: [[{ l: [['x']] }, { more: 'more?' }]],
  },
  'answers at first': {
    schema: { l: { ...list(inner(text)), default: [['x', 'y'], ['z']] }, m: list(inner({ ...number, default: 7 })) },
    stored: [{}, { l: [['z']], m: [[1, 2]] }],
  },
  'answers at first that are no rows': {
    schema: { l: { ...list(inner(number)), default: [1] } },
    refused: /"default" \[1\] is refused by "type"/,
  },
  'words of a row that nobody reads': {
    schema: { l: list(inner(text)) },
    ui: { ...ui, l: { items: { items: { 'ui:entry': 'Cell' } } } },
    refused: /"ui:entry" has no effect on a text/,
  },
  'words of rows and what is in them': {
    schema: { l: list(inner(choice)) },
    ui: {
      ...ui,
      l: {
        'ui:entry': 'Row',
        'ui:add': 'Add a row',
        items: { 'ui:entry': 'Cell', 'ui:add': 'Add a cell', 'ui:help': 'Help', items: { 'ui:widget': 'select' } },
      },
    },
    stored: [{ l: [['a']] }],
  },
  'a condition in a row on another step': {
    form: {
      steps: [
        { id: 'first', label: 'First', at: '/first' },
        { id: 'who', label: 'Who', at: '/who' },
      ],
    },
    files: {
      'trip/first.schema.json': {
        type: 'object',
        properties: { c: { ...choice, title: 'C' } },
        ...required('c'),
      },
      'trip/first.ui.json': ui,
    },
    schema: {
      l: list(
        inner({
          ...group({ n: text }, 'n'),
          ...when({ properties: { '/first/c': { const: 'a' } }, required: ['/first/c'] }, { properties: { m: text } }),
        }),
      ),
    },
    ui: { ...ui, l: { items: { items: ui } } },
    refused: /A condition on another step stands inside a branch, or in a list of lists/,
  },
  'a branch that changes what rows ask': {
    schema: {
      properties: { c: choice, l: list(inner(group({ n: text }, 'n'))) },
      ...when(answered('c', { const: 'a' }), {
        properties: { l: { items: { items: group({ m: text }) } } },
      }),
    },
    ui: { ...ui, l: { items: { items: ui } } },
    refused: /A branch changes what the lists in "l" ask/,
  },
  'a branch that allows fewer rows': {
    schema: {
      properties: { c: choice, l: list(inner(text)) },
      ...when(answered('c', { const: 'a' }), { properties: { l: { maxItems: 1 } } }),
    },
    stored: [{ c: 'b', l: [['x'], ['y']] }],
    sentBack: [[{ c: 'a', l: [['x'], ['y']] }, { l: 'Give at most 1' }]],
  },
};
