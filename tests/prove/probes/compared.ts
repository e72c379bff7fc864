// Long because it is one table: two answers of a group compared, judged alike by browser and service.
import { answered, choice, date, group, list, number, type Probes, required, text, when } from './probe.ts';

const time = { type: 'string', format: 'time' };
const dateTime = { type: 'string', format: 'date-time' };
const email = { type: 'string', format: 'email', maxLength: 50 };

/** A question that is compared with another, and what is said otherwise. */
const than = (question: object, keyword: string, name: string) => ({
  ...question,
  [keyword]: { $data: `1/${name}` },
  errorMessage: { [keyword]: 'Not so' },
});
const wrong = (name: string) => ({ [name]: 'Not so' });

export const compared: Probes = {
  'the same e-mail address again': {
    schema: { properties: { a: email, b: than(email, 'equals', 'a') }, ...required('a', 'b') },
    stored: [{ a: 'x@example.org', b: 'x@example.org' }],
    sentBack: [
      [{ a: 'x@example.org', b: 'y@example.org' }, wrong('b')],
      [{ b: 'y@example.org' }, { a: 'a?' }],
    ],
  },
  'the same text again': {
    schema: { a: text, b: than(text, 'equals', 'a') },
    stored: [{}, { a: 'x' }, { b: 'x' }, { a: 'x', b: 'x' }],
    sentBack: [[{ a: 'x', b: 'X' }, wrong('b')]],
  },
  'a period of days': {
    schema: { properties: { from: date, to: than(date, 'moreThan', 'from') }, ...required('from', 'to') },
    stored: [{ from: '2026-09-30', to: '2026-10-01' }],
    sentBack: [
      [{ from: '2026-10-01', to: '2026-10-01' }, wrong('to')],
      [{ from: '2026-10-01', to: '2025-12-31' }, wrong('to')],
      [{ from: 'soon', to: '2025-12-31' }, { from: 'Enter a day as day, month and year, for example 30/4/2015' }],
    ],
  },
  ...Object.fromEntries(
    (
      [
        ['a day from today on', date, { formatMinimum: 'today' }, 'atLeast'],
        [
          'a day of the next year',
          date,
          { formatMinimum: 'today + 1 year', formatMaximum: 'today + 14 months' },
          'moreThan',
        ],
        ['a day long ago', date, { formatMaximum: '1990-01-01' }, 'lessThan'],
        ['a day with a time in the next month', dateTime, { formatMinimum: 'today + 1 month' }, 'moreThan'],
        ['a late time', time, { formatMinimum: '20:16' }, 'moreThan'],
        ['a large number', number, { minimum: 1000 }, 'moreThan'],
        ['a small number with parts', { type: 'number', multipleOf: 0.5 }, { maximum: -400.5 }, 'lessThan'],
      ] as const
    ).map(([name, question, limits, keyword]) => [
      `${name}, and one that has to be ${keyword} it`,
      {
        schema: {
          properties: {
            a: { ...question, ...limits },
            b: than(question, keyword, 'a'),
            c: than(question, keyword, 'b'),
          },
          ...required('a', 'b', 'c'),
        },
        stored: [],
      },
    ]),
  ),
  'days of a pattern': {
    schema: {
      properties: {
        from: { ...date, pattern: '^2026-10', errorMessage: { pattern: 'October' } },
        to: than({ ...date, pattern: '^2026-(09|10)' }, 'atLeast', 'from'),
      },
      ...required('from', 'to'),
    },
    refused: /no message for "pattern"/,
  },
  'numbers with steps and limits': {
    schema: {
      properties: {
        a: { ...number, minimum: 3, maximum: 9 },
        b: than({ type: 'number', minimum: 0, maximum: 4, multipleOf: 0.5 }, 'moreThan', 'a'),
      },
      ...required('a', 'b'),
    },
    stored: [{ a: 3, b: 3.5 }],
    sentBack: [[{ a: 3, b: 3 }, wrong('b')]],
  },
  'a chain': {
    schema: {
      properties: { a: number, b: than(number, 'moreThan', 'a'), c: than(number, 'moreThan', 'b') },
      ...required('a', 'b', 'c'),
    },
    stored: [{ a: 1, b: 2, c: 3 }],
    sentBack: [
      [
        { a: 3, b: 2, c: 1 },
        { b: 'Not so', c: 'Not so' },
      ],
    ],
  },
  'more than one comparison': {
    schema: {
      properties: {
        a: number,
        z: number,
        b: {
          ...number,
          atLeast: { $data: '1/a' },
          lessThan: { $data: '1/z' },
          errorMessage: { atLeast: 'Too little', lessThan: 'Too much' },
        },
      },
      ...required('a', 'b'),
    },
    stored: [{ a: 1, b: 1, z: 2 }],
    sentBack: [
      [{ a: 1, b: 0, z: 2 }, { b: 'Too little' }],
      [{ a: 1, b: 2, z: 2 }, { b: 'Too much' }],
    ],
  },
  'in the entries of a list': {
    schema: { l: list(group({ a: number, b: than(number, 'atMost', 'a') }, 'a')) },
    stored: [
      {
        l: [
          { a: 1, b: 1 },
          { a: 9, b: 3 },
        ],
      },
    ],
    sentBack: [
      [
        {
          l: [
            { a: 1, b: 1 },
            { a: 2, b: 3 },
          ],
        },
        wrong('l[1][b]'),
      ],
    ],
  },
  'in a condition as well': {
    schema: {
      properties: { a: number, b: than(number, 'atMost', 'a') },
      ...when(answered('b', { minimum: 5 }), { properties: { c: text } }),
      ...required('a', 'b'),
    },
    stored: [{ a: 6, b: 5, c: 'x' }],
  },
  'with what is computed': {
    schema: {
      properties: {
        a: number,
        sum: { type: 'integer', readOnly: true, computed: { sum: ['a'] } },
        paid: than(number, 'atMost', 'sum'),
      },
    },
    stored: [{ a: 5, sum: 5, paid: 5 }],
    sentBack: [[{ a: 5, sum: 9, paid: 6 }, wrong('paid')]],
  },
  'with what is computed from answers that may be blank': {
    schema: {
      properties: {
        from: date,
        to: date,
        days: { type: 'integer', readOnly: true, computed: { difference: ['from', 'to'], in: 'days' } },
        taken: than(number, 'atMost', 'days'),
        kind: choice,
        price: { type: 'number', readOnly: true, computed: { pick: 'kind', of: { a: 1.5, b: 2, c: 3 } } },
        paid: than({ type: 'number' }, 'atLeast', 'price'),
        first: text,
        whole: { type: 'string', readOnly: true, computed: { join: ['first'] } },
        again: than(text, 'equals', 'whole'),
      },
    },
    stored: [{}, { taken: 3, paid: 1 }],
    sentBack: [
      [{ from: '2026-01-01', to: '2026-01-03', taken: 3 }, wrong('taken')],
      [{ kind: 'b', paid: 1.5 }, wrong('paid')],
      [{ first: 'x', again: 'y' }, wrong('again')],
    ],
  },

  'an unknown question': {
    schema: { a: number, b: than(number, 'atMost', 'aa') },
    refused: /"aa" is not another question.*"a"/,
  },
  'with itself': { schema: { a: number, b: than(number, 'atMost', 'b') }, refused: /"b" is not another question/ },
  'with each other': {
    schema: { a: than(number, 'atMost', 'b'), b: than(number, 'atMost', 'a') },
    refused: /compared with each other/,
  },
  'a number with a date': {
    schema: { a: date, b: than(number, 'atMost', 'a') },
    refused: /"a" is not another question/,
  },
  'texts by order': { schema: { a: text, b: than(text, 'atMost', 'a') }, refused: /compares numbers, dates and times/ },
  choices: { schema: { a: choice, b: than(choice, 'equals', 'a') }, refused: /compares texts and numbers/ },
  'without words': {
    schema: { a: number, b: { ...number, atMost: { $data: '1/a' } } },
    refused: /no message for "atMost"/,
  },
  'limits that exclude it': {
    schema: { a: { ...number, minimum: 9 }, b: than({ ...number, maximum: 3 }, 'atLeast', 'a') },
    refused: /its limits and those of "a" exclude it/,
  },
  'with an answer that nobody can change': {
    schema: { a: { ...number, default: 4 }, b: than(number, 'atMost', 'a') },
    ui: { a: { 'ui:readonly': true } },
    stored: [{ a: 4, b: 4 }],
    sentBack: [[{ b: 5 }, wrong('b')]],
  },
  'of which nobody can change the one that is compared': {
    schema: { a: date, b: than({ ...date, default: '2015-04-30' }, 'lessThan', 'a') },
    ui: { b: { 'ui:disabled': true } },
    stored: [{ b: '2015-04-30' }, { a: '2015-05-01', b: '2015-04-30' }],
    sentBack: [[{ a: '2015-04-30' }, wrong('b')]],
  },
  'a number that has to equal one that nobody can change': {
    schema: { g: group({ a: number, b: than({ ...number, default: 1 }, 'equals', 'a') }) },
    ui: { g: { b: { 'ui:readonly': true } } },
    stored: [{ g: { b: 1 } }, { g: { a: 1, b: 1 } }],
    sentBack: [[{ g: { a: 2 } }, { 'g[b]': 'Not so' }]],
  },
  'multiples that exclude it': {
    schema: { a: { ...number, maximum: 19, multipleOf: 10 }, b: than({ ...number, minimum: 15 }, 'lessThan', 'a') },
    refused: /its limits and those of "a" exclude it/,
  },
  'multiples, of which none is one of both': {
    schema: {
      a: { ...number, minimum: 2, maximum: 5, multipleOf: 2 },
      b: than({ ...number, minimum: 3, maximum: 7, multipleOf: 3 }, 'equals', 'a'),
    },
    refused: /its limits and those of "a" exclude it/,
  },
  'multiples, of which one is one of both': {
    schema: {
      a: { type: 'number', minimum: 0.2, maximum: 0.3, multipleOf: 0.1 },
      b: than({ type: 'number', minimum: 0.3, maximum: 0.6, multipleOf: 0.3 }, 'equals', 'a'),
    },
    stored: [{ a: 0.2 }, { a: 0.3, b: 0.3 }],
    sentBack: [[{ a: 0.2, b: 0.3 }, wrong('b')]],
  },
  'patterns that exclude it': {
    schema: {
      a: { ...text, pattern: '^\\d{3}$', errorMessage: { pattern: 'Digits' } },
      b: {
        ...than({ ...text, pattern: '^[a-z]+$' }, 'equals', 'a'),
        errorMessage: { pattern: 'Letters', equals: 'Not so' },
      },
    },
    refused: /its limits and those of "a" exclude it/,
  },
  'a pattern that excludes the only answer to the other': {
    schema: {
      a: { ...text, pattern: '^\\d{3}$', errorMessage: { pattern: 'Digits' } },
      b: than({ ...text, default: 'x' }, 'equals', 'a'),
    },
    ui: { b: { 'ui:readonly': true } },
    refused: /its limits and those of "a" exclude it/,
  },
  'lengths that exclude it': {
    schema: { a: { ...text, maxLength: 3 }, b: { ...than(text, 'equals', 'a'), minLength: 4 } },
    refused: /its limits and those of "a" exclude it/,
  },
  'with an answer that nobody can change and that excludes it': {
    schema: { a: { ...number, default: 4 }, b: than({ ...number, minimum: 5 }, 'atMost', 'a') },
    ui: { a: { 'ui:readonly': true } },
    refused: /its limits and those of "a" exclude it/,
  },
  'with a day that nobody can change and that excludes it': {
    schema: {
      a: { ...date, default: '2026-01-02' },
      b: than({ ...date, formatMaximum: '2026-01-01' }, 'atLeast', 'a'),
    },
    ui: { a: { 'ui:readonly': true } },
    refused: /its limits and those of "a" exclude it/,
  },
  ...Object.fromEntries(
    (
      [
        ['days', date, { formatMinimum: '2027-01-01', formatMaximum: '2027-06-30' }, '2027-05-01', '2026-05-01'],
        ['times', time, { formatMinimum: '08:00', formatMaximum: '15:00' }, '09:00', '07:00'],
        ['numbers', number, { minimum: 2, maximum: 9 }, 5, 1],
        ['texts', { type: 'string' }, { minLength: 3, maxLength: 5 }, 'abc', 'a'],
      ] as const
    ).map(([what, question, limits, right, early]) => [
      `required ${what} with the same limits, compared: what is wrong with an answer itself is said first`,
      {
        schema: {
          properties: {
            a: { ...question, ...limits },
            b: {
              ...than({ ...question, ...limits }, 'equals', 'a'),
              // In an order in which the comparison would be said first.
              errorMessage: Object.fromEntries(['equals', ...Object.keys(limits)].map((one) => [one, `Not ${one}`])),
            },
          },
          ...required('a', 'b'),
        },
        stored: [{ a: right, b: right }],
        sentBack: [[{ a: right, b: early }, { b: `Not ${Object.keys(limits)[0]}` }]],
      },
    ]),
  ),
  ...Object.fromEntries(
    (
      [
        ['a day', date, { formatMinimum: '2030-01-01', formatMaximum: '2039-12-31' }, '2035-01-01', '2036-01-01'],
        ['a time', time, { formatMinimum: '20:30', formatMaximum: '22:00' }, '21:00', '21:30'],
        ['a number', number, { minimum: 100, maximum: 200 }, 150, 151],
      ] as const
    ).map(([what, question, limits, right, above]) => [
      `${what} with limits, compared with one that has none`,
      {
        schema: { a: question, b: than({ ...question, ...limits }, 'atLeast', 'a') },
        stored: [{ a: right, b: right }],
        sentBack: [[{ a: above, b: right }, wrong('b')]],
      },
    ]),
  ),
};
