// Answers that follow from others: shown, kept, computed again by the service, never taken from what was sent.
import {
  answered,
  box,
  choice,
  date,
  group,
  list,
  number,
  type Probes,
  required,
  several,
  text,
  when,
} from './probe.ts';

/** A question that nobody answers. */
const computed = (type: string, computation: object) => ({ type, readOnly: true, computed: computation });

const decimal = { type: 'number' };
const total = (...names: string[]) => computed('number', { sum: names });

export const computedProbes: Probes = {
  'a sum': {
    schema: { a: number, b: decimal, t: total('a', 'b') },
    stored: [{ t: 0 }, { a: 1, b: 0.5, t: 1.5 }, { b: -2, t: -2 }],
    settled: [
      [
        { a: 1, b: 2, t: 99 },
        { a: 1, b: 2, t: 3 },
      ],
      [{ a: 1 }, { a: 1, t: 1 }],
      [
        { a: 1, t: 'many' },
        { a: 1, t: 1 },
      ],
      [
        { b: 0.1, a: 0, t: 0 },
        { b: 0.1, a: 0, t: 0.1 },
      ],
    ],
  },
  'a sum of binary fractions': {
    schema: { a: decimal, b: decimal, t: total('a', 'b') },
    stored: [{ a: 0.1, b: 0.2, t: 0.3 }],
  },
  'over a list, in each entry and of all': {
    schema: {
      children: list(
        group(
          {
            grade: choice,
            extra: number,
            fee: computed('integer', { pick: 'grade', of: { a: 100, b: 200, c: 300 } }),
            cost: computed('integer', { sum: ['fee', 'extra'] }),
          },
          'grade',
        ),
      ),
      n: computed('integer', { count: 'children' }),
      t: computed('integer', { sum: ['children/cost'] }),
    },
    stored: [
      { n: 0, t: 0 },
      { children: [{ grade: 'b', fee: 200, cost: 200 }], n: 1, t: 200 },
      {
        children: [
          { grade: 'a', fee: 100, cost: 100 },
          { grade: 'c', extra: 5, fee: 300, cost: 305 },
        ],
        n: 2,
        t: 405,
      },
    ],
    settled: [
      [
        { children: [{ grade: 'a', fee: 1, cost: 1 }], n: 7, t: 1 },
        { children: [{ grade: 'a', fee: 100, cost: 100 }], n: 1, t: 100 },
      ],
    ],
  },
  'how many options, entries and answers': {
    schema: {
      s: several,
      l: list(group({ x: text, yes: box }, 'x')),
      ofS: computed('integer', { count: 's' }),
      ofYes: computed('integer', { count: 'l/yes' }),
    },
    stored: [
      { ofS: 0, ofYes: 0 },
      { s: ['a', 'c'], l: [{ x: 'p', yes: true }, { x: 'q' }], ofS: 2, ofYes: 1 },
    ],
  },
  'texts joined': {
    schema: {
      first: text,
      last: text,
      l: list(group({ x: text }, 'x')),
      name: computed('string', { join: ['first', 'last'] }),
      all: computed('string', { join: ['l/x'], with: ', ' }),
    },
    stored: [
      {},
      { first: 'A', name: 'A' },
      { first: 'A', last: 'B', l: [{ x: 'p' }, { x: 'q' }], name: 'A B', all: 'p, q' },
    ],
    settled: [[{ name: 'Somebody' }, {}]],
  },
  'the time between dates': {
    schema: {
      from: date,
      to: date,
      days: computed('integer', { difference: ['from', 'to'], in: 'days' }),
      months: computed('integer', { difference: ['from', 'to'], in: 'months' }),
      age: computed('integer', { difference: ['from', '2026-10-01'], in: 'years' }),
    },
    stored: [
      {},
      { to: '2020-01-01' },
      { from: '2024-02-29', to: '2025-02-28', days: 365, months: 11, age: 2 },
      { from: '1969-12-31', to: '1970-01-01', days: 1, months: 0, age: 56 },
      { from: '2020-10-02', to: '2020-10-01', days: -1, months: -1, age: 5 },
    ],
  },
  'only while it is asked': {
    schema: {
      properties: { c: choice, a: number },
      ...when(answered('c', { const: 'a' }), { properties: { b: number, t: total('a', 'b') } }),
    },
    stored: [{ a: 1 }, { c: 'a', a: 1, b: 2, t: 3 }],
    settled: [
      [
        { c: 'b', a: 1, b: 2, t: 3 },
        { c: 'b', a: 1 },
      ],
    ],
  },
  'without what is not asked': {
    schema: {
      properties: { c: choice, a: number, t: total('a', 'b') },
      ...when(answered('c', { const: 'a' }), { properties: { b: number } }),
    },
    stored: [{ c: 'a', a: 1, b: 2, t: 3 }],
    settled: [
      [
        { c: 'b', a: 1, b: 2, t: 3 },
        { c: 'b', a: 1, t: 1 },
      ],
    ],
  },
  'of another step': {
    schema: { children: list(group({ fee: number }, 'fee')) },
    form: {
      steps: [
        { id: 'who', label: 'Who', at: '/who' },
        { id: 'end', label: 'End' },
      ],
    },
    files: {
      'trip/end.schema.json': {
        type: 'object',
        properties: {
          t: { title: 'Total', ...computed('integer', { sum: ['who/children/fee'] }) },
          x: { ...text, title: 'X' },
        },
      },
      'trip/end.ui.json': { 'ui:order': ['*'] },
    },
    stored: [{ who: { children: [{ fee: 3 }, { fee: 4 }] }, t: 7 }],
    settled: [
      [
        { who: { children: [{ fee: 3 }] }, t: 8 },
        { who: { children: [{ fee: 3 }] }, t: 3 },
      ],
    ],
  },

  'an unknown question': {
    schema: { a: number, t: total('a', 'c') },
    refused: /"c" names no question.*Name a question/,
  },
  'from itself': {
    schema: { a: number, t: total('a', 'u'), u: total('t') },
    refused: /"t" would be computed from itself/,
  },
  'a sum of texts': { schema: { a: text, t: total('a') }, refused: /"a" has answers that a sum cannot be made of/ },
  'a text joined of a choice': {
    schema: { c: choice, t: computed('string', { join: ['c'] }) },
    refused: /"c" has answers that a join cannot be made of/,
  },
  'a whole number with a fraction': {
    schema: { a: decimal, t: computed('integer', { sum: ['a'] }) },
    refused: /not always whole.*"number"/,
  },
  'a text as sum': { schema: { a: number, t: computed('string', { sum: ['a'] }) }, refused: /A sum is no string/ },
  'an option without number': {
    schema: { c: choice, t: computed('integer', { pick: 'c', of: { a: 1, b: 2 } }) },
    refused: /no number for the option "c"/,
  },
  'a number without option': {
    schema: { c: choice, t: computed('integer', { pick: 'c', of: { a: 1, b: 2, c: 3, d: 4 } }) },
    refused: /"c" has no option "d"/,
  },
  'a number of a text': {
    schema: { a: text, t: computed('integer', { pick: 'a', of: { a: 1 } }) },
    refused: /"a" has answers that a pick cannot be made of/,
  },
  'not read-only': {
    schema: { a: number, t: { ...total('a'), readOnly: undefined } },
    refused: /nobody can change it\. Add "readOnly": true/,
  },
  'with a limit': {
    schema: { a: number, t: { ...total('a'), maximum: 3 } },
    refused: /nobody could keep to its "maximum"/,
  },
  required: {
    schema: { properties: { a: number, t: total('a') }, ...required('t') },
    refused: /"t" is computed, so it cannot be missing/,
  },
  'in a condition': {
    schema: {
      properties: { a: number, t: total('a') },
      ...when(answered('t', { minimum: 3 }), { properties: { b: text } }),
    },
    refused: /The condition refers to "t", which is computed/,
  },
  'several computations': {
    schema: { a: number, t: computed('integer', { sum: ['a'], count: 'a' }) },
    refused: /It is computed as sum and as count\. Write one of sum, count/,
  },
  'an unknown computation': {
    schema: { a: number, t: computed('integer', { product: ['a'] }) },
    refused: /There is no computation "product"\. Write one of sum/,
  },
  'a difference without unit': {
    schema: { a: date, t: computed('integer', { difference: ['a', '2020-01-01'] }) },
    refused: /A difference lacks "in"/,
  },
  'a key of the ui file without effect': {
    schema: { a: number, t: total('a') },
    ui: { 'ui:order': ['*'], t: { 'ui:placeholder': '0' } },
    refused: /"ui:placeholder" has no effect on an answer that is shown only/,
  },
};
