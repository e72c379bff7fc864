// Conditions on every kind of question.
import { answered, box, choice, group, list, type Probes, required, several, text, when } from './probe.ts';

const more = { properties: { more: text }, ...required('more') };

export const conditions: Probes = {
  'on a ticked box': {
    schema: { properties: { f: box }, ...when(answered('f', { const: true }), more) },
    stored: [{ f: true, more: 'x' }, {}],
    sentBack: [[{ f: true }, { more: 'more?' }]],
  },
  'one of two, of which one is required without the other': {
    schema: {
      properties: { a: text, b: text },
      ...when(answered('b'), more, { required: ['a'] }),
      anyOf: [{ required: ['a'] }, { required: ['b'] }],
      errorMessage: { anyOf: 'One of two' },
    },
    refused: /"a" is required already whenever this applies/,
  },
  'a question that two branches require, each alone in some case': {
    schema: {
      properties: { a: text, b: text, c: text },
      allOf: [
        when(answered('b'), required('a')),
        when(answered('c'), { required: ['a'], errorMessage: { required: { a: 'Also with c' } } }),
      ],
    },
    sentBack: [
      [{ b: 'x', c: 'x' }, { a: 'a?' }],
      [{ c: 'x' }, { a: 'Also with c' }],
    ],
  },
  'on a fixed answer, beside another test': {
    schema: {
      properties: { a: { type: 'string', const: 'Fixed', readOnly: true }, b: text },
      ...when({ anyOf: [answered('a', { pattern: '^x' }), answered('b', { const: 'x' })] }, more),
    },
    refused: /The answer to "a" is always the same, so a test of it changes nothing/,
  },
  'on a box that is not ticked': {
    schema: { properties: { f: box }, if: answered('f', { const: true }), else: more },
    stored: [{ f: true }, { more: 'x' }],
  },
  'on an answer of several options': {
    schema: { properties: { m: several }, ...when(answered('m'), more) },
    stored: [{ m: ['a'], more: 'x' }, {}],
    sentBack: [[{ m: ['b'] }, { more: 'more?' }]],
  },
  'on one of several options': {
    schema: { properties: { m: several }, ...when(answered('m', { contains: { const: 'b' } }), more) },
    stored: [{ m: ['a', 'b'], more: 'x' }, { m: ['a', 'c'] }, {}],
    sentBack: [[{ m: ['b'] }, { more: 'more?' }]],
  },
  'on several options, one of them unknown': {
    schema: { properties: { m: several }, ...when(answered('m', { contains: { const: 'd' } }), more) },
    refused: /names "d", but the question has no such option/,
  },
  'on a list with entries': {
    schema: { properties: { l: list(group({ n: text }, 'n')) }, ...when(answered('l'), more) },
    stored: [{ l: [{ n: 'x' }], more: 'x' }, {}],
  },
  'on a required list': {
    schema: {
      properties: { l: list(group({ n: text }, 'n'), { minItems: 1 }) },
      required: ['l'],
      ...when(answered('l'), more),
    },
    refused: /holds whatever is answered/,
  },
  'on an answer inside a group': {
    schema: {
      properties: { g: group({ n: choice }, 'n') },
      required: ['g'],
      ...when({ properties: { g: answered('n', { const: 'b' }) }, required: ['g'] }, more),
    },
    stored: [{ g: { n: 'b' }, more: 'x' }, { g: { n: 'a' } }],
  },
  'on an answer inside a group that has a condition': {
    schema: {
      properties: {
        g: {
          ...group({ n: choice }, 'n'),
          ...when(answered('n', { const: 'a' }), { properties: { o: choice }, ...required('o') }),
        },
      },
      required: ['g'],
      ...when({ properties: { g: answered('o', { const: 'b' }) }, required: ['g'] }, more),
    },
    ui: { 'ui:order': ['*'], g: { 'ui:order': ['*'] } },
    stored: [{ g: { n: 'a', o: 'b' }, more: 'x' }, { g: { n: 'b' } }],
  },
  'on an entry of a list, as a whole': {
    schema: {
      properties: { l: list(group({ n: text }, 'n')) },
      ...when(answered('l', { const: [{ n: 'x' }] }), more),
    },
    refused: /names \[\{"n":"x"\}\], but .* is no single answer.*"contains"/,
  },
  'on a group as a whole': {
    schema: {
      properties: { g: group({ n: text }, 'n') },
      required: ['g'],
      ...when(answered('g', { const: { n: 'x' } }), more),
    },
    refused: /names \{"n":"x"\}, but .* is no single answer.*"properties"/,
  },
  'on the question whose options it gives': {
    schema: {
      properties: { a: text },
      ...when(answered('a', { pattern: '^x' }), { properties: { a: { enum: ['x'] } } }),
    },
    stored: [{ a: 'x' }, { a: 'y' }],
    sentBack: [[{ a: 'xy' }, { a: 'Choose one of the options' }]],
  },
  'one of which gives options that another refuses, with other answers than this one': {
    schema: {
      properties: { k: choice, b: text, a: text },
      allOf: [
        when(answered('k', { const: 'a' }), { properties: { a: { enum: ['x'] } }, ...required('a') }),
        { if: answered('b'), else: { properties: { a: { pattern: '^\\d+$', errorMessage: { pattern: 'Digits' } } } } },
      ],
    },
    stored: [
      { k: 'a', b: 'x', a: 'x' },
      { k: 'b', a: '12' },
    ],
    sentBack: [[{ k: 'a', a: 'x' }, { a: 'Digits' }]],
  },
  'on the question that it brings up': {
    schema: { properties: { a: text }, ...when(answered('b'), { properties: { b: text } }) },
    refused: /This condition can never hold/,
  },
  'on two questions that bring up each other': {
    schema: {
      properties: { a: text },
      allOf: [when(answered('b'), { properties: { c: text } }), when(answered('c'), { properties: { b: text } })],
    },
    refused: /This condition can never hold/,
  },
};
