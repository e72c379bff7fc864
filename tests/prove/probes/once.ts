// Lists in which an answer stands once.
import { answered, box, choice, date, group, list, number, type Probes, text, when } from './probe.ts';

const ui = { 'ui:order': ['*'] };

const again = 'This is in the list already';

export const once: Probes = {
  'a question of the entries': {
    schema: {
      l: list(group({ d: { ...date, uniqueInList: true }, n: { ...number, uniqueInList: true } }, 'd')),
    },
    stored: [{ l: [{ d: '2026-10-05', n: 1 }, { d: '2026-10-06' }, { d: '2026-10-07' }] }],
    sentBack: [
      [
        { l: [{ d: '2026-10-05', n: 1 }, { d: '5/10/2026' }, { d: '2026-10-07', n: '١' }] },
        { 'l[1][d]': again, 'l[2][n]': again },
      ],
    ],
  },
  'a day that another of its entry has to follow, in a list that begins with two': {
    schema: {
      properties: {
        l: list(
          group(
            {
              from: { ...date, uniqueInList: true, formatMaximum: '2020-01-01' },
              to: { ...date, moreThan: { $data: '1/from' }, errorMessage: { moreThan: 'Later' } },
            },
            'from',
            'to',
          ),
          { minItems: 2 },
        ),
        m: list(
          group(
            {
              n: { ...number, uniqueInList: true },
              most: { ...number, equals: { $data: '1/n' }, errorMessage: { equals: 'As n' } },
            },
            'n',
            'most',
          ),
          { minItems: 3 },
        ),
      },
      required: ['l', 'm'],
    },
  },
  'a list that begins with several, as many as another answer says': {
    schema: {
      properties: {
        count: { ...number, minimum: 2, maximum: 3 },
        l: list(group({ n: { ...text, uniqueInList: true }, c: { ...choice, uniqueInList: true } }, 'n', 'c'), {
          minItems: 2,
          lengthEquals: { $data: '1/count' },
          errorMessage: { lengthEquals: 'Not so many' },
        }),
      },
      required: ['count', 'l'],
      errorMessage: { required: { count: 'count?' } },
    },
    stored: [
      {
        count: 2,
        l: [
          { n: 'x', c: 'a' },
          { n: 'y', c: 'b' },
        ],
      },
    ],
    sentBack: [
      [
        {
          count: 2,
          l: [
            { n: 'x', c: 'a' },
            { n: 'y', c: 'a' },
          ],
        },
        { 'l[1][c]': again },
      ],
    ],
  },
  'in a branch of the entries': {
    schema: {
      l: list({
        ...group({ c: choice }, 'c'),
        ...when(answered('c', { const: 'a' }), {
          properties: { n: { ...text, uniqueInList: true, errorMessage: { uniqueInList: 'Twice' } } },
        }),
      }),
    },
    ui: { ...ui, l: { items: ui } },
    stored: [{ l: [{ c: 'a', n: 'x' }, { c: 'a', n: 'y' }, { c: 'b' }] }],
    sentBack: [[{ l: [{ c: 'a', n: 'x' }, { c: 'b' }, { c: 'a', n: 'x' }] }, { 'l[2][n]': 'Twice' }]],
  },
  'a large entry that two lists share': {
    schema: {
      $defs: {
        entry: group(
          {
            n: { ...text, title: 'Name', uniqueInList: true },
            more: {
              ...choice,
              title: 'x'.repeat(300),
              enum: 'abcdefghijklmnopqrstuvwxyz'.split('').map((one) => one.repeat(9)),
            },
          },
          'n',
        ),
      },
      properties: { a: list({ $ref: '#/$defs/entry' }), b: list({ $ref: '#/$defs/entry' }) },
    },
    stored: [{ a: [{ n: 'x' }], b: [{ n: 'x' }] }],
    sentBack: [[{ a: [{ n: 'x' }], b: [{ n: 'x' }, { n: 'x' }] }, { 'b[1][n]': again }]],
  },
  'a question that is in no list': {
    schema: { n: { ...text, uniqueInList: true } },
    refused: /"n" is not asked in the entries of a list/,
  },
  'a question in a group of an entry': {
    schema: { l: list({ ...group({ g: group({ n: { ...text, uniqueInList: true } }, 'n') }), required: ['g'] }) },
    refused: /"n" is not asked in the entries of a list/,
  },
  'entries that are single answers': {
    schema: { l: list({ ...text, uniqueInList: true }) },
    refused: /no effect on entries that are single answers.*"uniqueItems": true/,
  },
  'a list of one entry': {
    schema: { l: list(group({ n: { ...text, uniqueInList: true } }, 'n'), { maxItems: 1 }) },
    refused: /no effect on a list of one entry/,
  },
  'fewer options than entries': {
    schema: {
      properties: {
        l: list(group({ c: { ...choice, enum: ['a', 'b'], uniqueInList: true } }, 'c'), { minItems: 3, maxItems: 4 }),
      },
      required: ['l'],
    },
    refused: /"c" has 2 options, and so many entries cannot differ/,
  },
  'a checkbox': {
    schema: { l: list(group({ n: text, b: { ...box, uniqueInList: true } }, 'n')) },
    refused: /"uniqueInList" has no effect on an answer of type boolean/,
  },
};
