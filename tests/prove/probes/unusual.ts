// Rare combinations: defaults, disabled options, dependent answers and recursion, each inside a branch of a condition, an entry of a list, a
// case of `oneOf` or a conditional step.
import { answered, choice, date, group, list, number, type Probes, required, several, text, when } from './probe.ts';
import { isB, note, steps, titled } from './steps.ts';

const ordered = { 'ui:order': ['*'] };
const inEntries = { ...ordered, l: { 'ui:entry': 'One', 'ui:add': 'Add', items: ordered } };
const messages = (...names: readonly string[]) => ({ errorMessage: required(...names).errorMessage });

export const unusual: Probes = {
  'a default in a branch of the entries': {
    schema: {
      l: list({
        ...group({ n: choice }, 'n'),
        ...when(answered('n', { const: 'a' }), { properties: { m: { ...number, default: 2 } }, ...required('m') }),
      }),
    },
    ui: inEntries,
    stored: [{ l: [{ n: 'a', m: 3 }, { n: 'b' }] }],
    sentBack: [[{ l: [{ n: 'b' }, { n: 'a' }] }, { 'l[1][m]': 'm?' }]],
  },
  'a default in a case, and one that dependentSchemas brings': {
    schema: {
      properties: { way: { title: 'Way' }, a: text },
      oneOf: [
        { title: 'By bus', properties: { way: { const: 'bus' }, seats: titled('Seats', { ...number, default: 1 }) } },
        { title: 'On foot', properties: { way: { const: 'foot' } } },
      ],
      dependentSchemas: { a: { properties: { b: titled('B', { ...text, default: 'x' }) } } },
    },
    stored: [{ way: 'bus', seats: 2 }, { way: 'bus' }, { way: 'foot', a: 'y', b: 'z' }],
    settled: [[{ way: 'foot', seats: 2, b: 'z' }, { way: 'foot' }]],
  },
  'a default, and an option that nobody may choose, in a step that is asked sometimes': steps(
    {
      first: { c: choice },
      asked: isB,
      second: group({ d: titled('D', { ...choice, default: 'c' }), e: titled('E', several) }),
      ui: { ...ordered, d: { 'ui:enumDisabled': ['a'] }, e: { 'ui:enumDisabled': ['b'] } },
    },
    {
      stored: [{ c: 'b', more: { d: 'b', e: ['a'] } }, { c: 'a' }],
      settled: [[{ c: 'a', more: { d: 'c' } }, { c: 'a' }]],
      sentBack: [
        [
          { c: 'b', more: { d: 'a', e: ['b'] } },
          { 'more[d]': 'Choose one of the options', 'more[e][0]': 'Choose one of the options' },
        ],
      ],
    },
  ),
  'an option that nobody may choose, in a branch of the entries': {
    schema: {
      l: list({ ...group({ n: choice }, 'n'), ...when(answered('n', { const: 'a' }), { properties: { m: choice } }) }),
    },
    ui: { ...ordered, l: { items: { ...ordered, m: { 'ui:enumDisabled': ['c'] } } } },
    stored: [{ l: [{ n: 'a', m: 'b' }, { n: 'c' }] }],
    sentBack: [[{ l: [{ n: 'a', m: 'c' }] }, { 'l[0][m]': 'Choose one of the options' }]],
  },
  'dependentRequired and dependentSchemas in the entries of a list': {
    schema: {
      l: list({
        ...group({ n: text, a: text, b: text }, 'n'),
        ...required('n'),
        dependentRequired: { a: ['b'] },
        dependentSchemas: { b: { properties: { c: titled('C', text) } } },
        errorMessage: { required: { n: 'n?', b: 'b?' } },
      }),
    },
    ui: inEntries,
    stored: [{ l: [{ n: 'x' }, { n: 'x', a: 'y', b: 'z', c: 'w' }] }],
    settled: [[{ l: [{ n: 'x', c: 'w' }] }, { l: [{ n: 'x' }] }]],
    sentBack: [[{ l: [{ n: 'x' }, { n: 'x', a: 'y' }] }, { 'l[1][b]': 'b?' }]],
  },
  'dependentRequired of a list, of a group and of several options': {
    schema: {
      properties: { l: list(group({ n: text }, 'n')), s: several, a: text, b: text },
      dependentRequired: { l: ['a'], s: ['b'] },
      ...messages('a', 'b'),
    },
    stored: [{}, { l: [{ n: 'x' }], a: 'y' }, { s: ['a'], b: 'z' }],
    sentBack: [
      [{ l: [{ n: 'x' }] }, { a: 'a?' }],
      [{ s: ['b'] }, { b: 'b?' }],
    ],
  },
  'dependentSchemas with cases of oneOf': {
    schema: {
      properties: { k: choice },
      dependencies: {
        k: {
          oneOf: [
            { properties: { k: { enum: ['a'] } } },
            { properties: { k: { enum: ['b', 'c'] }, m: titled('M', text) }, ...required('m') },
          ],
        },
      },
    },
    stored: [{}, { k: 'a' }, { k: 'c', m: 'x' }],
    sentBack: [[{ k: 'b' }, { m: 'm?' }]],
  },
  'a type or null, in entries and branches': {
    schema: {
      properties: {
        l: list(group({ n: text, m: { ...number, type: ['integer', 'null'] } }, 'n')),
        k: { type: ['string', 'null'], enum: ['a', 'b', null] },
      },
      ...when(answered('k', { const: 'a' }), { properties: { d: { ...date, type: ['string', 'null'] } } }),
    },
    ui: { ...ordered, l: { items: ordered } },
    stored: [{ l: [{ n: 'x' }, { n: 'y', m: 3 }] }, { k: 'a', d: '2026-01-02' }],
  },
  'a day after another, in the entries of a list, in a branch': {
    schema: {
      l: list({
        ...group({ n: choice, from: date }, 'n', 'from'),
        ...when(answered('n', { const: 'a' }), {
          properties: {
            to: { ...date, formatMinimum: { $data: '1/from' }, errorMessage: { formatMinimum: 'Not before' } },
          },
        }),
      }),
    },
    ui: inEntries,
    stored: [
      {
        l: [
          { n: 'a', from: '2026-01-01', to: '2026-01-01' },
          { n: 'b', from: '2026-01-01' },
        ],
      },
    ],
    sentBack: [[{ l: [{ n: 'a', from: '2026-01-02', to: '2026-01-01' }] }, { 'l[0][to]': 'Not before' }]],
  },
  'a period of days in a step that is asked sometimes, limited by today': steps(
    {
      first: { c: choice },
      asked: isB,
      second: group(
        {
          from: titled('From', { ...date, formatMinimum: '2026-01-01' }),
          to: titled('To', {
            ...date,
            atLeast: { $data: '1/from' },
            formatMaximum: 'today + 900 days',
            errorMessage: { atLeast: 'Not before' },
          }),
        },
        'from',
      ),
    },
    {
      stored: [{ c: 'b', more: { from: '2026-02-01', to: '2026-02-01' } }, { c: 'c' }],
      sentBack: [[{ c: 'b', more: { from: '2026-02-02', to: '2026-02-01' } }, { 'more[to]': 'Not before' }]],
    },
  ),
  'a step, by what visitors named': steps(
    {
      first: {
        contacts: {
          type: 'object',
          maxProperties: 3,
          propertyNames: { title: 'Who', maxLength: 20 },
          additionalProperties: titled('Kind', choice),
        },
      },
      asked: answered('/contacts', { contains: answered('value', { const: 'b' }) }),
      second: group({ note }, 'note'),
    },
    {
      stored: [{ contacts: [{ key: 'x', value: 'a' }] }, { contacts: [{ key: 'x', value: 'b' }], more: { note: 'n' } }],
      sentBack: [[{ contacts: [{ key: 'x', value: 'b' }] }, { 'more[note]': 'note?' }]],
    },
  ),
  'recursion in a case, with a default and a condition on an earlier step': steps(
    {
      first: { c: choice },
      second: {
        type: 'object',
        $defs: {
          part: {
            type: 'object',
            properties: {
              name: titled('Name', text),
              size: titled('Size', { ...number, default: 1 }),
              parts: titled('Parts', list({ $ref: '#/$defs/part', levels: 1 })),
            },
            ...required('name'),
          },
        },
        properties: { own: titled('Own', text) },
        ...when(isB, { properties: { parts: titled('All', list({ $ref: '#/$defs/part' })) } }),
      },
      ui: { ...ordered, parts: { 'ui:entry': 'Part', 'ui:add': 'Add', items: ordered } },
    },
    {
      stored: [
        { c: 'a', more: { own: 'x' } },
        { c: 'b', more: { parts: [{ name: 'A', size: 2, parts: [{ name: 'B' }] }] } },
      ],
      sentBack: [
        [
          { c: 'b', more: { parts: [{ parts: [{ size: 1 }] }] } },
          { 'more[parts][0][name]': 'name?', 'more[parts][0][parts][0][name]': 'name?' },
        ],
      ],
    },
  ),
  'computed over what is asked sometimes, in entries with a branch': {
    schema: {
      properties: {
        l: list({
          ...group({ n: choice }, 'n'),
          ...when(answered('n', { const: 'a' }), { properties: { fee: number } }),
        }),
        sum: { ...number, readOnly: true, computed: { sum: ['l/fee'] } },
        count: { ...number, readOnly: true, computed: { count: 'l' } },
      },
    },
    ui: inEntries,
    settled: [
      [
        {
          l: [
            { n: 'a', fee: 3 },
            { n: 'b', fee: 9 },
            { n: 'a', fee: 4 },
          ],
          sum: 99,
        },
        { l: [{ n: 'a', fee: 3 }, { n: 'b' }, { n: 'a', fee: 4 }], sum: 7, count: 3 },
      ],
    ],
  },
  'words at the group for all that is wrong with a question, beside one message of its own': {
    schema: {
      properties: {
        a: { ...text, maxLength: 9, format: 'email', errorMessage: { maxLength: 'Long' } },
        n: { ...number, minimum: 1 },
      },
      errorMessage: { properties: { a: 'No address', n: 'A number from 1' } },
    },
    stored: [{ a: 'a@b.cc', n: 1 }],
    sentBack: [
      [{ a: 'abc' }, { a: 'No address' }],
      [{ n: 0 }, { n: 'A number from 1' }],
    ],
  },
};
