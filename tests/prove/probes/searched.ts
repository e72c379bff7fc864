// Drawn definitions whose valid answers are hard to find: one answer decides what others have to be, in groups and lists around and inside.
import { answered, choice, group, list, number, type Probes, required, several, text, when } from './probe.ts';

const pair = { type: 'array', items: choice, minItems: 2, maxItems: 4 };

export const searched: Probes = {
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
  'a default in a branch that a refused answer brings up': {
    schema: {
      properties: { l: list(group({ n: number }, 'n')) },
      ...when(answered('l', { minItems: 2 }), {
        properties: { k: { ...choice, default: 'a' } },
        ...required('k'),
      }),
    },
    stored: [{ l: [{ n: 1 }, { n: 2 }], k: 'b' }],
    sentBack: [[{ l: [{ n: 1 }, { n: 2 }] }, { k: 'k?' }]],
  },
  'a list that is required until another question is answered': {
    schema: {
      properties: { a: number, l: pair },
      ...when(answered('a'), { properties: { t: text } }, { required: ['l'] }),
    },
    stored: [{ a: 1 }, { l: ['a', 'a'] }, { a: 1, l: ['a', 'b'], t: 'x' }],
    sentBack: [[{}, { 'l[0]': 'Choose one of the options', 'l[1]': 'Choose one of the options' }]],
  },
  'one of two needed, of which one begins with entries': {
    schema: {
      properties: { a: number, l: pair },
      anyOf: [{ required: ['a'] }, { required: ['l'] }],
      errorMessage: { anyOf: 'One of two' },
    },
    refused: /"l" is there as soon as it is asked for, so it is never missing here.*Take "l" out/,
  },
  'a message for a group': {
    schema: { properties: { g: group({ a: text }, 'a') }, ...required('g') },
    refused: /"g" is there as soon as it is asked for, so this message for a missing one is never shown/,
  },
  'a message for a list that begins with entries': {
    schema: { properties: { l: list(group({ a: text }, 'a'), { minItems: 1 }) }, ...required('l') },
    refused: /"l" is there as soon as it is asked for, so this message for a missing one is never shown/,
  },
  'a required group in which nothing is': {
    schema: { properties: { g: group({ a: text }) }, required: ['g'] },
    refused: /The group "g" is always there, and nothing in it always has to be answered/,
  },
  'a question called $ref': {
    schema: { a: text, $ref: text },
    refused: /"\$ref" cannot be sent/,
  },
};
