// Answers that stand there at first: the service adds none, and a definition whose default is no answer is refused.
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
  required,
  several,
  text,
  when,
} from './probe.ts';

export const defaults: Probes = {
  'of every kind': {
    schema: {
      a: { ...text, default: 'x' },
      b: { ...number, default: 3 },
      c: { ...choice, default: 'b' },
      d: { ...box, default: true },
      e: { ...several, default: ['a', 'c'] },
      f: { ...date, default: '2026-10-01' },
    },
    stored: [{}, { a: 'y' }, { a: 'x', b: 3, c: 'b', d: true, e: ['a', 'c'], f: '2026-10-01' }],
  },
  'of a required question': {
    schema: { properties: { a: { ...choice, default: 'a' } }, ...required('a') },
    stored: [{ a: 'a' }],
    sentBack: [[{}, { a: 'a?' }]],
  },
  'in groups and entries': {
    schema: {
      g: group({ a: { ...text, default: 'x' } }),
      l: list(group({ n: text, m: { ...number, default: 2 } }, 'n')),
    },
    stored: [{ g: {} }, { g: { a: 'x' }, l: [{ n: 'x' }, { n: 'y', m: 2 }] }],
  },
  'that brings up a question': {
    schema: {
      properties: { k: { ...choice, default: 'a' } },
      ...when(answered('k', { const: 'a' }), { properties: { m: text }, ...required('m') }),
    },
    stored: [{ k: 'b' }, { k: 'a', m: 'x' }],
    sentBack: [[{ k: 'a' }, { m: 'm?' }]],
  },
  'of what nobody can change': {
    schema: { a: { ...text, readOnly: true, default: 'x' } },
    stored: [{ a: 'x' }],
  },

  'in a branch': {
    schema: { properties: { k: choice }, ...when(answered('k'), { properties: { m: { ...text, default: 'x' } } }) },
    stored: [{}, { k: 'a' }, { k: 'a', m: 'x' }],
  },
  'in a group of a branch': {
    schema: {
      properties: { k: choice },
      ...when(answered('k'), { properties: { g: group({ m: { ...text, default: 'x' } }) } }),
    },
    ui: { 'ui:order': ['*'], g: { 'ui:order': ['*'] } },
    stored: [{}, { k: 'a', g: { m: 'x' } }],
  },
  'of a branch, to a question that is asked anyway': {
    schema: {
      properties: { k: choice, m: text },
      ...when(answered('k', { const: 'a' }), { properties: { m: { default: 'x' } } }),
    },
    stored: [{ m: 'y' }, { k: 'a' }],
  },
  'that a branch would refuse': {
    schema: {
      properties: { k: choice, m: { ...number, maximum: 3 } },
      ...when(answered('k', { const: 'a' }), { properties: { m: { default: 4 } } }),
    },
    refused: /refused by "maximum"/,
  },
  'of a group': { schema: { g: { ...group({ a: text }), default: {} } }, refused: /Groups.*at the questions/ },
  'of a list': {
    schema: { l: { ...list(group({ n: text }, 'n')), default: [{}] } },
    refused: /Groups.*at the questions/,
  },
  'of a file': {
    schema: { x: { ...file, default: 'x' } },
    form: { attachments: { maxBytes: 1000, types: ['application/pdf'] } },
    refused: /A file has no "default"/,
  },
  'an unknown option': { schema: { e: { ...several, default: ['z'] } }, refused: /refused by "enum"/ },
  'one option of several': { schema: { e: { ...several, default: 'a' } }, refused: /refused by "type"/ },
  'a date that does not exist': { schema: { a: { ...date, default: '2026-02-30' } }, refused: /refused by "format"/ },
  'of a list with fewer entries than it needs': {
    schema: { l: list(number, { minItems: 2, default: [1] }) },
    refused: /"default" \[1\] is refused by "minItems"/,
  },
  'of a list with more entries than it takes': {
    schema: { l: list(number, { default: [1, 2, 3, 4] }) },
    refused: /"default" \[1,2,3,4\] is refused by "maxItems"/,
  },
  'of options of which one comes twice': {
    schema: { s: { ...several, default: ['a', 'a'] } },
    refused: /"default" \["a","a"\] is refused by "uniqueItems"/,
  },
  'of a list with a row that is empty': {
    schema: { l: { ...list(list(number, { title: 'Row', minItems: 1 })), default: [[]] } },
    refused: /"default" \[\[\]\] is refused by "minItems"/,
  },
  'of the entries of rows, and of groups in rows': {
    schema: { l: list(list(group({ n: text, m: { ...number, default: 'x' } }, 'n'), { title: 'Row', minItems: 1 })) },
    refused: /"default" "x" is refused by "type"/,
  },
  'rows that stand there at first, in a branch': {
    schema: {
      properties: { c: choice },
      ...when(answered('c'), {
        properties: { l: { ...list(list(choice, { title: 'Row', minItems: 1 })), default: [['a']] } },
      }),
    },
    stored: [{ c: 'a' }, { c: 'a', l: [['b']] }],
  },
};
