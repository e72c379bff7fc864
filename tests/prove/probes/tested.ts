// What a condition can test of an answer, by the type of its question.
import {
  answered,
  box,
  choice,
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

const more = { properties: { more: text }, ...required('more') };
const other = { 'ui:order': ['*'] };
const ui = { ...other, l: { 'ui:entry': 'One', 'ui:add': 'Add', items: other } };

const ill = list(group({ n: text, ill: box }, 'n'));
const someIll = answered('l', { contains: answered('ill', { const: true }) });

const short = { properties: { l: { contains: answered('n', { maxLength: 1 }) } }, required: ['l'] };
const long = { properties: { l: { contains: answered('n', { minLength: 2 }) } }, required: ['l'] };
const noneShort = { properties: { l: { not: { contains: answered('n', { maxLength: 1 }) } } }, required: ['l'] };
const beginning = { properties: { l: { contains: answered('n', { pattern: '^x' }) } }, required: ['l'] };
const asking = (name: string) => ({ properties: { [name]: number } });
const names = (question: object) => ({ l: list(group({ n: { ...question, uniqueInList: true } }, 'n')) });
const with2 = answered('l', { minItems: 2 });

export const tested: Probes = {
  'the same text of the entries by two conditions': {
    schema: {
      properties: { l: list(group({ n: text }, 'n')) },
      allOf: [when(noneShort, asking('a')), when(beginning, asking('b'))],
    },
    ui: other,
    stored: [{ l: [{ n: 'xy' }], a: 1, b: 1 }, { l: [{ n: 'y' }] }, { l: [{ n: 'x' }], b: 1 }],
  },
  'a short text of one entry, and how many there are, where none stands twice': {
    schema: { properties: names(text), allOf: [when(short, asking('a')), when(with2, asking('b'))] },
    ui: other,
    stored: [
      { l: [{ n: 'x' }], a: 1 },
      { l: [{ n: 'x' }, { n: 'yy' }], a: 1, b: 1 },
    ],
  },
  'short and long texts, one of which every text is, where none stands twice': {
    schema: {
      properties: names(text),
      allOf: [when(short, asking('a')), when(long, asking('b')), when(with2, asking('c'))],
    },
    ui: other,
    stored: [{ l: [{ n: 'x' }, { n: 'y' }], a: 1, c: 1 }],
  },
  'each of the options, of which none stands twice': {
    schema: {
      properties: names({ type: 'string', enum: ['p', 'q'] }),
      allOf: [
        when(answered('l', { contains: answered('n', { const: 'p' }) }), asking('a')),
        when(answered('l', { contains: answered('n', { const: 'q' }) }), asking('b')),
        when(with2, asking('c')),
      ],
    },
    ui: other,
    stored: [{ l: [{ n: 'p' }, { n: 'q' }], a: 1, b: 1, c: 1 }],
  },
  'a ticked checkbox of one of the entries': {
    schema: { properties: { l: ill }, ...when(someIll, more) },
    ui,
    stored: [{ l: [{ n: 'a' }, { n: 'b', ill: true }], more: 'x' }, { l: [{ n: 'a' }] }],
    sentBack: [[{ l: [{ n: 'a', ill: true }] }, { more: 'more?' }]],
  },
  'a ticked checkbox of one of the entries, beside another answer': {
    schema: { properties: { c: choice, l: ill }, ...when({ allOf: [answered('c', { const: 'a' }), someIll] }, more) },
    ui,
    stored: [
      { c: 'a', l: [{ n: 'a' }] },
      { c: 'b', l: [{ n: 'b', ill: true }] },
    ],
    sentBack: [[{ c: 'a', l: [{ n: 'b', ill: true }] }, { more: 'more?' }]],
  },
  'an answer of each entry, under a condition of the group around': {
    schema: {
      properties: { c: choice, l: list(group({ n: number }, 'n')) },
      ...when(answered('c', { const: 'a' }), {
        properties: { l: { items: when(answered('n', { minimum: 10 }), more) } },
      }),
    },
    ui,
    stored: [
      { c: 'a', l: [{ n: 9 }, { n: 10, more: 'x' }] },
      { c: 'b', l: [{ n: 10 }] },
    ],
    sentBack: [[{ c: 'a', l: [{ n: 10 }] }, { 'l[0][more]': 'more?' }]],
  },
  'a text that matches a pattern': {
    schema: { properties: { t: text }, ...when(answered('t', { pattern: '^[A-Z]{2}-\\d+$' }), more) },
    stored: [{ t: 'LB-12', more: 'x' }, { t: 'lb-12' }, {}],
    sentBack: [[{ t: 'LB-1' }, { more: 'more?' }]],
  },
  'a text that has a pattern of its own': {
    schema: {
      properties: { t: { ...text, pattern: '^[a-z]+$', errorMessage: { pattern: 'Letters' } } },
      ...when(answered('t', { pattern: '^(ab|cd)' }), more),
    },
    stored: [{ t: 'abc', more: 'x' }, { t: 'xyz' }],
  },
  ...Object.fromEntries(
    (
      [
        ['a day of a year', { type: 'string', format: 'date' }, '^2027-', '2027-01-09', '2026-01-09'],
        ['a time of the morning', { type: 'string', format: 'time' }, '^0', '08:00', '14:30'],
        [
          'a time within limits',
          { type: 'string', format: 'time', formatMinimum: '07:00', formatMaximum: '12:00' },
          '^0[789]',
          '09:00',
          '10:00',
        ],
        [
          'a day with a time',
          { type: 'string', format: 'date-time' },
          'T1[0-9]:',
          '2026-01-09T10:00',
          '2026-01-09T09:00',
        ],
        ['a telephone number of a country', phone, '^\\+961', '+9613123456', '+33123456789'],
        ['no telephone number of a country', phone, '^\\+(?!961)', '+33123456789', '+9613123456'],
        [
          'an e-mail address of a school',
          { ...text, format: 'email' },
          '@school\\.example$',
          'a@school.example',
          'a@b.cc',
        ],
        ['a part of an address', { ...text, format: 'uri' }, 'films', 'https://films.example/', 'https://b.cc/'],
      ] as const
    ).map(([name, question, pattern, matching, another]) => [
      `${name}, by a pattern`,
      {
        schema: { properties: { t: question }, ...when(answered('t', { pattern }), more) },
        stored: [{ t: matching, more: 'x' }, { t: another }, {}],
      },
    ]),
  ),
  'a pattern that is no regular expression': {
    schema: { properties: { t: text }, ...when(answered('t', { pattern: '(' }), more) },
    refused: /The condition's "\(" is not a regular expression/,
  },
  'a text of at least, and of at most, so many characters': {
    schema: {
      properties: { t: text },
      allOf: [
        when(answered('t', { minLength: 5 }), more),
        when(answered('t', { maxLength: 2 }), { properties: { short: text }, ...required('short') }),
      ],
    },
    stored: [{ t: 'abcde', more: 'x' }, { t: 'abc' }, { t: 'ab', short: 'x' }, { t: '😀😀😀' }],
    sentBack: [[{ t: 'abcde' }, { more: 'more?' }]],
  },
  'a list of at least, and of at most, so many entries': {
    schema: {
      properties: { l: list(group({ n: text }, 'n')) },
      allOf: [
        when(answered('l', { minItems: 2 }), more),
        when(answered('l', { maxItems: 1 }), { properties: { one: text }, ...required('one') }),
      ],
    },
    ui,
    stored: [{ l: [{ n: 'x' }, { n: 'y' }], more: 'x' }, { l: [{ n: 'x' }], one: 'x' }, {}],
    sentBack: [[{ l: [{ n: 'x' }, { n: 'y' }] }, { more: 'more?' }]],
  },
  'so many of several options': {
    schema: { properties: { m: several }, ...when(answered('m', { minItems: 2 }), more) },
    stored: [{ m: ['a', 'c'], more: 'x' }, { m: ['b'] }, {}],
    sentBack: [[{ m: ['a', 'b'] }, { more: 'more?' }]],
  },
  'more of several options than there may be': {
    schema: { properties: { m: { ...several, maxItems: 2 } }, ...when(answered('m', { minItems: 3 }), more) },
    refused: /This condition can never hold/,
  },
  'one of some of several options': {
    schema: { properties: { m: several }, ...when(answered('m', { contains: { enum: ['a', 'b'] } }), more) },
    stored: [{ m: ['a', 'c'], more: 'x' }, { m: ['c'] }],
  },
  'several options, all of which are chosen': {
    schema: {
      properties: { m: several },
      ...when(answered('m', { allOf: [{ contains: { const: 'a' } }, { contains: { const: 'b' } }] }), more),
    },
    stored: [{ m: ['a', 'b'], more: 'x' }, { m: ['a'] }],
  },
  'an option that is not chosen': {
    schema: { properties: { m: several }, ...when(answered('m', { not: { contains: { const: 'a' } } }), more) },
    stored: [{ m: ['b'], more: 'x' }, { m: ['a', 'b'] }],
  },
  'a list with such an entry': {
    schema: {
      properties: { l: list(group({ c: choice, n: text }, 'c')) },
      ...when(answered('l', { contains: answered('c', { const: 'b' }) }), more),
    },
    ui,
    stored: [{ l: [{ c: 'a' }, { c: 'b', n: 'x' }], more: 'x' }, { l: [{ c: 'a' }] }, {}],
    sentBack: [[{ l: [{ c: 'b' }] }, { more: 'more?' }]],
  },
  'a list with an entry of an unknown option': {
    schema: {
      properties: { l: list(group({ c: choice }, 'c')) },
      ...when(answered('l', { contains: answered('c', { const: 'z' }) }), more),
    },
    ui,
    refused: /names "z", but the question has no such option/,
  },
  'a number between two limits': {
    schema: { properties: { n: number }, ...when(answered('n', { minimum: 3, maximum: 5 }), more) },
    stored: [{ n: 3, more: 'x' }, { n: 5, more: 'x' }, { n: 2 }, { n: 6 }],
  },
  'a number beyond a limit that is not allowed itself': {
    schema: {
      properties: { n: { type: 'number' } },
      allOf: [
        when(answered('n', { exclusiveMinimum: 3 }), more),
        when(answered('n', { exclusiveMaximum: -3 }), { properties: { less: text }, ...required('less') }),
      ],
    },
    stored: [{ n: 3 }, { n: 3.1, more: 'x' }, { n: -3 }, { n: -3.5, less: 'x' }],
  },
  'yes, and no': {
    schema: {
      properties: { f: box },
      ...when(answered('f', { const: false }), more, { properties: { other: text } }),
    },
    ui: { ...other, f: { 'ui:widget': 'radio' } },
    stored: [{ f: false, more: 'x' }, { f: true, other: 'x' }, {}],
    sentBack: [[{ f: false }, { more: 'more?' }]],
  },
  'yes or no, whichever': {
    schema: { properties: { f: box }, ...when(answered('f'), more) },
    ui: { ...other, f: { 'ui:widget': 'radio' } },
    stored: [{ f: false, more: 'x' }, { f: true, more: 'y' }, {}],
  },
  'a length of a number': {
    schema: { properties: { n: number }, ...when(answered('n', { minLength: 2 }), more) },
    refused: /The condition tests a text, but the answer is of type integer/,
  },
};
