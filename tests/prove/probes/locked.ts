// `ui:disabled` and `ui:readonly` lock a question: its default is then the only answer; `ui:enumNames` and `ui:enumOrder`.
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

const disabled = { 'ui:disabled': true };

export const locked: Probes = {
  'a text with a default': {
    schema: { x: { ...text, default: 'a' }, y: text },
    ui: { x: disabled },
    stored: [{ x: 'a', y: 'b' }],
    settled: [[{ y: 'b' }, { x: 'a', y: 'b' }]],
  },
  'a required choice with a default': {
    schema: { properties: { x: { ...choice, default: 'b' } }, required: ['x'] },
    ui: { x: { 'ui:readonly': true } },
    settled: [[{}, { x: 'b' }]],
  },
  'a number with a default as updown': {
    schema: { x: { ...number, default: 3 } },
    ui: { x: { 'ui:options': { widget: 'updown', readonly: true } } },
    settled: [[{}, { x: 3 }]],
  },
  'a group': {
    schema: { g: group({ x: { ...text, default: 'a' }, y: { ...number, default: 1 } }) },
    ui: { g: disabled },
    settled: [[{}, { g: { x: 'a', y: 1 } }]],
  },
  'a group but for one question': {
    schema: { g: group({ x: { ...text, default: 'a' }, y: text }) },
    ui: { g: { ...disabled, y: { 'ui:disabled': false } } },
    settled: [[{ g: { y: 'b' } }, { g: { x: 'a', y: 'b' } }]],
  },
  'a question of entries': {
    schema: { l: list(group({ n: text, x: { ...text, default: 'a' } }, 'n')) },
    ui: { l: { items: { x: disabled } } },
    settled: [[{ l: [{ n: 'b' }] }, { l: [{ n: 'b', x: 'a' }] }]],
  },
  'a question of a branch': {
    schema: {
      properties: { k: choice },
      ...when(answered('k', { const: 'a' }), { properties: { x: { ...text, default: 'a' } } }),
    },
    ui: { 'ui:order': ['*'], x: disabled },
    settled: [
      [{ k: 'a' }, { k: 'a', x: 'a' }],
      [{ k: 'b', x: 'a' }, { k: 'b' }],
    ],
  },
  'a choice that decides a branch': {
    schema: {
      properties: { x: { ...choice, default: 'a' } },
      ...when(answered('x', { const: 'a' }), { properties: { y: text } }),
    },
    ui: { 'ui:order': ['*'], x: disabled },
    refused: /This condition holds whatever is answered/,
  },
  'a question that a link answers': {
    schema: { x: text },
    ui: { x: disabled },
    form: { prefill: { x: '/x' } },
    stored: [{}, { x: 'a' }],
  },
  'a required question that only a link answers': {
    schema: { properties: { x: text }, ...required('x') },
    ui: { x: disabled },
    form: { prefill: { x: '/x' } },
    refused: /"x" is required, and nobody can answer it. Give it a "default" in the schema; or remove "ui:disabled"/,
  },
  'a question without an answer': { schema: { x: text }, ui: { x: disabled }, refused: /Nobody can answer "x"/ },
  'a default that is no answer': {
    schema: { x: { ...number, maximum: 3, default: 4 } },
    ui: { x: disabled },
    refused: /is refused by "maximum"/,
  },
  'a checkbox': {
    schema: { x: { ...box, default: true } },
    ui: { x: disabled },
    refused: /"ui:disabled" has no effect on a checkbox/,
  },
  'several options': {
    schema: { x: { ...several, default: ['a'] } },
    ui: { x: disabled },
    refused: /"ui:disabled" has no effect on several options/,
  },
  'a list': {
    schema: { x: list(group({ n: text }, 'n')) },
    ui: { x: disabled },
    refused: /"ui:disabled" has no effect on a list/,
  },
  'a file': {
    schema: { x: file },
    ui: { x: disabled },
    form: { attachments: { maxBytes: 1000, types: ['application/pdf'] } },
    refused: /"ui:disabled" has no effect on a file/,
  },

  'labels and order of options': {
    schema: { x: choice },
    ui: { x: { 'ui:enumNames': ['Ay', 'Bee', 'Cee'], 'ui:enumOrder': ['c', '*'] } },
    stored: [{ x: 'c' }],
  },
  'labels of several options, by value': {
    schema: { x: several },
    ui: { x: { 'ui:options': { enumNames: { a: 'Ay' }, enumOrder: ['*', 'a'] } } },
    settled: [[{ x: ['a', 'b'] }, { x: ['a', 'b'] }]],
  },
  'two labels for three options': {
    schema: { x: choice },
    ui: { x: { 'ui:enumNames': ['Ay', 'Bee'] } },
    refused: /does not fit the 3 options/,
  },
  'an order without one option': {
    schema: { x: choice },
    ui: { x: { 'ui:enumOrder': ['a', 'b'] } },
    refused: /does not have each option once/,
  },
  'equal labels': { schema: { x: choice }, ui: { x: { 'ui:enumNames': ['A', 'A', 'B'] } }, refused: /./ },
  'labels of a text': { schema: { x: text }, ui: { x: { 'ui:enumNames': ['A'] } }, refused: /has no effect on a text/ },
  'how many of the options are chosen, more than there are': {
    schema: {
      n: { ...number, default: 4 },
      s: { ...several, lengthEquals: { $data: '1/n' }, errorMessage: { lengthEquals: 'Not so many' } },
    },
    ui: { n: { 'ui:readonly': true } },
    refused: /The list is never as long as "n" says/,
  },
};
