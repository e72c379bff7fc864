// One name in two branches, and branches that add to a group or to the entries of a list.
import {
  answered,
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

const whenKind = (value: string, then: object, otherwise?: object) =>
  when(answered('kind', { const: value }), then, otherwise);

/** What a question is outside of a branch, and what the branch says of it. */
const NARROWED: readonly (readonly [question: object, narrower: object])[] = [
  [text, { maxLength: 3 }],
  [text, { title: 'Another title' }],
  [text, { enum: ['a'] }],
  [choice, { enum: ['a'] }],
  [number, { minimum: 4 }],
  [date, { formatMinimum: 'today' }],
];

export const branches: Probes = {
  'a group, and a list, that both branches add to without their types': {
    schema: {
      properties: { c: choice, g: group({ own: text }), l: list(group({ n: text }, 'n')) },
      ...when(
        answered('c', { const: 'a' }),
        { properties: { g: { properties: { bus: text } }, l: { items: { properties: { old: number } } } } },
        { properties: { g: { properties: { walk: text } }, l: { items: { properties: { young: number } } } } },
      ),
    },
    ui: { 'ui:order': ['*'], g: { 'ui:order': ['*'] }, l: { items: { 'ui:order': ['*'] } } },
    stored: [
      { c: 'a', g: { own: 'x', bus: 'y' }, l: [{ n: 'x', old: 3 }] },
      { c: 'b', g: { own: 'x', walk: 'y' }, l: [{ n: 'x', young: 3 }] },
    ],
  },
  'a telephone number in one branch, a date in the other': {
    schema: {
      properties: { kind: choice },
      ...whenKind('a', { properties: { x: phone }, ...required('x') }, { properties: { x: date } }),
    },
    stored: [{ kind: 'a', x: '+9611234567' }, { kind: 'b', x: '2020-01-02' }, { x: '2020-01-02' }],
    sentBack: [[{ kind: 'b', x: '12345' }, { x: 'Enter a day as day, month and year, for example 30/4/2015' }]],
  },
  'a number in one branch, a text in the other': {
    schema: {
      properties: { kind: choice },
      allOf: [
        whenKind('a', { properties: { x: number }, ...required('x') }),
        whenKind('b', { properties: { x: text }, ...required('x') }),
      ],
    },
    stored: [
      { kind: 'a', x: 7 },
      { kind: 'b', x: '7' },
      { kind: 'b', x: '007' },
    ],
  },
  'a text in one branch, a number in the other, chosen by a question that is itself conditional': {
    schema: {
      properties: { kind: choice },
      allOf: [
        whenKind('a', { properties: { more: choice }, ...required('more') }),
        when(answered('more', { const: 'b' }), { properties: { x: number } }, { properties: { x: text } }),
      ],
    },
    stored: [{ kind: 'a', more: 'b', x: 7 }, { kind: 'a', more: 'a', x: '7' }, { x: '7' }],
  },
  'a number and a text in branches that apply together': {
    schema: {
      properties: { kind: choice },
      allOf: [whenKind('a', { properties: { x: number } }), when(answered('kind'), { properties: { x: text } })],
    },
    refused: /"x" is asked by two branches that apply together, once as integer and once as string/,
  },
  'a group in one branch, a choice in the other': {
    schema: {
      properties: { kind: choice },
      ...whenKind('a', { properties: { x: choice } }, { properties: { x: group({ n: text }) } }),
    },
    refused: /"x" is a single question in one branch and a group in another/,
  },
  'one choice in one branch, several in the other': {
    schema: {
      properties: { kind: choice },
      ...whenKind('a', { properties: { x: choice }, ...required('x') }, { properties: { x: several } }),
    },
    stored: [{ kind: 'a', x: 'b' }, { kind: 'b', x: ['a', 'b'] }, { x: ['c'] }],
  },
  'a number in one branch, a list in the other': {
    schema: {
      properties: { kind: choice },
      ...whenKind(
        'a',
        { properties: { x: number } },
        { properties: { x: { type: 'array', maxItems: 3, items: number } } },
      ),
    },
    refused:
      /"x" is a single question in one branch and a list in another, and the answer of one would stay in the other/,
  },
  'other options in each branch, and a condition on them': {
    schema: {
      properties: { kind: choice },
      allOf: [
        whenKind(
          'a',
          { properties: { x: { ...choice, enum: ['p', 'q'] } }, ...required('x') },
          { properties: { x: { ...choice, enum: ['r', 's'] } } },
        ),
        when(answered('x', { enum: ['q', 's'] }), { properties: { why: text }, ...required('why') }),
      ],
    },
    stored: [
      { kind: 'a', x: 'p' },
      { kind: 'a', x: 'q', why: 'w' },
      { kind: 'b', x: 's', why: 'w' },
    ],
  },
  'a branch that adds a question to a group': {
    schema: {
      properties: { kind: choice, g: group({ n: text }, 'n') },
      required: ['g'],
      ...whenKind('a', { properties: { g: { title: 'More', ...group({ m: text }, 'm') } } }),
    },
    ui: { 'ui:order': ['*'], g: { 'ui:order': ['*'] } },
    stored: [
      { kind: 'a', g: { n: 'x', m: 'y' } },
      { kind: 'b', g: { n: 'x' } },
    ],
    sentBack: [[{ kind: 'a', g: { n: 'x' } }, { 'g[m]': 'm?' }]],
  },
  ...Object.fromEntries(
    NARROWED.map(([question, narrower]) => [
      `a branch that narrows a question in a group, an entry and a group in a group: ${JSON.stringify(narrower)}`,
      {
        schema: {
          properties: {
            kind: choice,
            g: group({ q: question, h: group({ q: question }) }),
            l: list(group({ n: text, q: question }, 'n')),
          },
          ...whenKind('a', {
            properties: {
              g: { properties: { q: narrower, h: { properties: { q: narrower } } } },
              l: { items: { properties: { q: narrower } } },
            },
          }),
        },
        stored: [{ g: { h: {} } }, { kind: 'a', g: { h: {} } }],
      },
    ]),
  ),
  'a branch that adds a question to a group, without its type': {
    schema: {
      properties: { kind: choice, g: group({ n: text }, 'n') },
      required: ['g'],
      ...whenKind('a', { properties: { g: { properties: { m: text }, ...required('m') } } }),
    },
    ui: { 'ui:order': ['*'], g: { 'ui:order': ['*'] } },
    stored: [
      { kind: 'a', g: { n: 'x', m: 'y' } },
      { kind: 'b', g: { n: 'x' } },
    ],
    sentBack: [[{ kind: 'a', g: { n: 'x' } }, { 'g[m]': 'm?' }]],
  },
  'a branch that adds a condition to a group that has one': {
    schema: {
      properties: {
        kind: choice,
        g: {
          ...group({ n: choice }, 'n'),
          ...when(answered('n', { const: 'a' }), { properties: { o: text }, ...required('o') }),
        },
      },
      required: ['g'],
      ...whenKind('a', {
        properties: { g: when(answered('n', { const: 'b' }), { properties: { m: text }, ...required('m') }) },
      }),
    },
    ui: { 'ui:order': ['*'], g: { 'ui:order': ['*'] } },
    stored: [
      { kind: 'a', g: { n: 'a', o: 'x' } },
      { kind: 'a', g: { n: 'b', m: 'x' } },
      { kind: 'b', g: { n: 'b' } },
    ],
    sentBack: [[{ kind: 'a', g: { n: 'b' } }, { 'g[m]': 'm?' }]],
  },
  'a branch that requires a question of the entries': {
    schema: {
      properties: { kind: choice, l: list(group({ n: text, m: text }, 'n')) },
      ...whenKind('a', { properties: { l: { items: required('m') } } }),
    },
    stored: [
      { kind: 'a', l: [{ n: 'x', m: 'y' }] },
      { kind: 'b', l: [{ n: 'x' }] },
    ],
    sentBack: [[{ kind: 'a', l: [{ n: 'x' }] }, { 'l[0][m]': 'm?' }]],
  },
  'a branch that adds a question to the entries': {
    schema: {
      properties: { kind: choice, l: list(group({ n: text }, 'n')) },
      ...whenKind('a', { properties: { l: { items: { properties: { m: text }, ...required('m') } } } }),
    },
    ui: { 'ui:order': ['*'], l: { items: { 'ui:order': ['*'] } } },
    stored: [
      { kind: 'a', l: [{ n: 'x', m: 'y' }] },
      { kind: 'b', l: [{ n: 'x' }] },
    ],
  },
  'a branch that allows fewer entries': {
    schema: {
      properties: { kind: choice, l: list(group({ n: text }, 'n')) },
      ...whenKind('a', { properties: { l: { maxItems: 1 } } }),
    },
    stored: [{ kind: 'b', l: [{ n: 'x' }, { n: 'y' }] }],
  },
  'a branch that allows fewer options': {
    schema: {
      properties: { kind: choice, x: several },
      ...whenKind('a', { properties: { x: { maxItems: 1 } } }),
    },
    stored: [
      { kind: 'b', x: ['a', 'b'] },
      { kind: 'a', x: ['a'] },
    ],
  },
  'a branch that narrows the list whose answer brings it up': {
    schema: {
      properties: { l: list(number) },
      ...required('l'),
      ...when(answered('l'), { properties: { l: { minItems: 2, items: { minimum: 3 } } } }),
    },
    stored: [{ l: [3, 3] }],
    sentBack: [
      [{ l: [3] }, { l: 'Give at least 2' }],
      [{ l: [3, 0] }, { 'l[1]': 'Enter 3 or more' }],
    ],
  },
};
