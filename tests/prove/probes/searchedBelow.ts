// Drawn definitions whose conditions test answers in groups and entries, which decide what is asked there and around.
import { answered, choice, group, list, number, type Probes, required, several, text, when } from './probe.ts';

const pair = { type: 'array', items: choice, minItems: 2, maxItems: 4 };

export const searchedBelow: Probes = {
  'entries that a condition tests, with a branch of their own': {
    schema: {
      properties: {
        l: list(
          {
            ...group({ s: several }, 's'),
            ...when(answered('s', { contains: { const: 'a' } }), {
              properties: { d: choice },
              ...required('d'),
              ...when(answered('d'), { properties: { n: number } }),
            }),
          },
          { maxItems: 2 },
        ),
      },
      ...required('l'),
      ...when(answered('l', { not: { contains: answered('s', { minItems: 2 }) } }), {
        properties: { t: text },
        ...required('t'),
      }),
    },
    ui: { 'ui:order': ['*'], l: { items: { 'ui:order': ['*'] } } },
    stored: [{ l: [{ s: ['a', 'b'], d: 'a' }] }],
    sentBack: [[{ l: [{ s: ['a'] }] }, { 'l[0][d]': 'd?', t: 't?' }]],
  },
  'a condition on one question of a group whose own branch tests another': {
    schema: {
      properties: {
        g: {
          ...group({ a: number, b: number }, 'b'),
          dependentSchemas: { b: { properties: { c: several }, ...required('c') } },
        },
      },
      required: ['g'],
      ...when(answered('g', answered('a', { maximum: 1 })), { properties: { t: text } }, { properties: { u: text } }),
    },
    ui: { 'ui:order': ['*'], g: { 'ui:order': ['*'] } },
    stored: [
      { g: { a: 1, b: 2, c: ['a'] }, t: 'x' },
      { g: { b: 2, c: ['b'] }, u: 'x' },
    ],
    sentBack: [[{ g: { a: 1 } }, { 'g[b]': 'b?' }]],
  },
  'entries that leave blank what decides a branch of their own': {
    schema: {
      properties: {
        l: list(
          { ...group({ n: number, b: text }, 'n'), ...when(answered('b'), { properties: { c: text } }) },
          { minItems: 1 },
        ),
      },
      required: ['l'],
      ...when(answered('l', { contains: answered('b') }), {
        properties: { d: text },
        ...when(answered('d'), { properties: { e: text } }),
      }),
    },
    ui: { 'ui:order': ['*'], l: { items: { 'ui:order': ['*'] } } },
    stored: [{ l: [{ n: 1 }] }],
  },
  'blank entries that decide what is required beside them': {
    schema: {
      properties: {
        g: {
          ...group({ t: text, l: pair }),
          allOf: [
            when(answered('t'), { properties: { u: text } }, { required: ['l'] }),
            when(answered('l', { not: { contains: { const: 'a' } } }), { properties: { n: number }, ...required('n') }),
          ],
        },
      },
      ...when(answered('g', answered('t')), { properties: { v: text } }),
    },
    ui: { 'ui:order': ['*'], g: { 'ui:order': ['*'] } },
    stored: [{ g: { t: 'x' } }, { g: { l: ['b', 'b'], n: 1 } }, { g: { l: ['a', 'b'] } }],
  },
  'a condition on a question two groups below that decides a branch of its own': {
    schema: {
      properties: {
        g: group({ h: { ...group({ a: number }), ...when(answered('a'), { properties: { b: text } }) } }),
        n: { ...number, minimum: -3 },
      },
      ...required('n'),
      if: { not: { anyOf: [answered('g', answered('h', answered('a'))), answered('n', { maximum: -1 })] } },
      // biome-ignore lint/suspicious/noThenProperty: a keyword of JSON Schema
      then: { properties: { t: text } },
    },
    ui: { 'ui:order': ['*'], g: { h: { 'ui:order': ['*'] } } },
    stored: [
      { n: 0, g: { h: {} }, t: 'x' },
      { n: 0, g: { h: { a: 1, b: 'x' } } },
    ],
  },
  'a condition on a group in which the same answer requires another that decides': {
    schema: {
      properties: {
        g: {
          ...group({ k: choice }, 'k'),
          ...when(answered('k', { const: 'a' }), {
            properties: { n: number },
            ...required('n'),
            ...when(answered('n'), { properties: { t: text } }),
          }),
        },
      },
      required: ['g'],
      ...when(answered('g', answered('k', { const: 'a' })), {
        properties: { f: { type: 'boolean' } },
        ...when(answered('f'), {
          properties: { h: { ...group({ x: text }), ...when(answered('x'), { properties: { y: text } }) } },
        }),
      }),
    },
    ui: { 'ui:order': ['*'], g: { 'ui:order': ['*'] }, h: { 'ui:order': ['*'] } },
    stored: [{ g: { k: 'a', n: 1, t: 'x' }, f: true, h: { x: 'x', y: 'y' } }],
  },
  'entries of lists in lists that leave blank what decides a branch of their own': {
    schema: {
      properties: {
        l: list(
          list(
            { ...group({ n: number, d: text }, 'n'), ...when(answered('d'), { properties: { c: text } }) },
            { minItems: 1, title: 'Row' },
          ),
          { minItems: 2 },
        ),
      },
      required: ['l'],
      if: answered('l', { contains: { contains: answered('d') } }),
      else: { properties: { e: text } },
    },
    ui: { 'ui:order': ['*'], l: { items: { items: { 'ui:order': ['*'] } } } },
    stored: [{ l: [[{ n: 1 }], [{ n: 2 }]], e: 'x' }, { l: [[{ n: 1, d: 'x' }], [{ n: 2 }]] }],
  },
  'a condition in a group on a question of a group inside, and a list that it brings up': {
    schema: {
      properties: {
        g: {
          ...group({ h: group({ a: choice }), s: several }),
          ...when(
            {
              not: {
                allOf: [
                  answered('s', { contains: { const: 'a' } }),
                  answered('h', answered('a', { not: { const: 'a' } })),
                ],
              },
            },
            { properties: { t: text } },
            { properties: { l: list(group({ a: text }, 'a')) } },
          ),
        },
      },
    },
    ui: { 'ui:order': ['*'], g: { 'ui:order': ['*'] } },
    stored: [{ g: { h: { a: 'b' }, s: ['a'], l: [{ a: 'x' }] } }, { g: { h: {}, t: 'x' } }],
  },
  'a group with a condition of its own on a question that the one around does not test': {
    schema: {
      properties: {
        g: {
          ...group({ a: number, b: choice }),
          ...when(answered('b'), { properties: { l: list(group({ a: text }, 'a')) } }),
        },
      },
      ...when(answered('g', answered('a', { maximum: 5 })), { properties: { t: text } }),
    },
    ui: { 'ui:order': ['*'], g: { 'ui:order': ['*'] } },
    stored: [{ g: { a: 3, b: 'a', l: [{ a: 'x' }] }, t: 'x' }],
  },
  'chosen options that a condition tests, as many as a number says that is never 1': {
    schema: {
      properties: {
        n: { ...number, minimum: 1, maximum: 3, multipleOf: 2 },
        s: { ...several, lengthEquals: { $data: '1/n' }, errorMessage: { lengthEquals: 'As many' } },
      },
      ...required('n', 's'),
      ...when(answered('s', { contains: { const: 'a' } }), { properties: { t: text } }),
    },
    ui: { 'ui:order': ['*'] },
    stored: [{ n: 2, s: ['a', 'b'], t: 'x' }],
    sentBack: [[{ n: 2, s: ['a'] }, { s: 'As many' }]],
  },
  'a text of two characters or more that a pattern tests by its first': {
    schema: {
      properties: { t: { type: 'string', minLength: 2, maxLength: 31, default: 'xx' } },
      ...required('t'),
      if: answered('t', { pattern: '^x' }),
      else: { properties: { l: list(group({ a: text }, 'a'), { minItems: 2 }) } },
    },
    ui: { 'ui:order': ['*'] },
    stored: [{ t: 'xx' }, { t: 'ax', l: [{ a: 'x' }, { a: 'y' }] }],
  },
  'a group whose own conditions require what the condition around does not test': {
    schema: {
      properties: {
        g: {
          ...group({ a: number }),
          dependentSchemas: {
            a: {
              properties: { b: text },
              ...required('b'),
              ...when(answered('b'), { properties: { l: list(group({ c: text }, 'c')) } }),
            },
          },
        },
      },
      ...when(answered('g', answered('a', { maximum: 5 })), { properties: { t: text } }),
    },
    ui: { 'ui:order': ['*'], g: { 'ui:order': ['*'] } },
    stored: [{ g: { a: 3, b: 'x', l: [{ c: 'x' }] }, t: 'x' }],
  },
  'a number that a condition tests and says how many options are chosen, of which there is one': {
    schema: {
      properties: {
        n: { ...number, minimum: 1, maximum: 9 },
        s: {
          ...several,
          items: { type: 'string', enum: ['a'] },
          lengthEquals: { $data: '1/n' },
          errorMessage: { lengthEquals: 'As many' },
        },
      },
      ...required('n', 's'),
      ...when(answered('n', { maximum: 2 }), { properties: { t: text } }),
    },
    ui: { 'ui:order': ['*'] },
    refused: /"n" may be 9, but "s" has at most 1 entry\./,
  },
};
