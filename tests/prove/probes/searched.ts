// Drawn definitions whose valid answers are hard to find: one answer decides what others have to be.
import { answered, choice, file, group, list, number, type Probes, required, several, text, when } from './probe.ts';

const pair = { type: 'array', items: choice, minItems: 2, maxItems: 4 };

export const searched: Probes = {
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
  'entries that a group asks for with the second entry of a list that it begins with': {
    schema: {
      properties: {
        g: {
          ...group({ l: list(group({ a: text }, 'a'), { minItems: 1 }) }),
          required: ['l'],
          ...when(answered('l', { minItems: 2 }), { properties: { m: list(group({ n: number }, 'n')) } }),
        },
      },
      required: ['g'],
    },
    ui: { g: { 'ui:order': ['*'] } },
    stored: [{ g: { l: [{ a: 'x' }] } }, { g: { l: [{ a: 'x' }, { a: 'x' }], m: [{ n: 1 }] } }],
    sentBack: [[{ g: { l: [{ a: 'x' }, { a: 'x' }], m: [{ n: 'y' }] } }, { 'g[m][0][n]': 'Enter a number' }]],
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
  'a text that decides, which a branch on another question narrows': {
    schema: {
      properties: {
        p: { ...text, pattern: '^[a-z]+$', errorMessage: { pattern: 'Letters' } },
        f: { type: 'string', format: 'email', maxLength: 100 },
        b: text,
      },
      ...required('p'),
      ...when(answered('p'), required('b')),
      dependentSchemas: { f: { properties: { p: { maxLength: 3 } } } },
    },
    stored: [{ p: 'abcd', b: 'x' }],
    sentBack: [[{ p: 'abcd', b: 'x', f: 'a@b.c' }, { p: 'Use at most 3 characters (now 4)' }]],
  },
  'as many options as an optional number says': {
    schema: {
      properties: {
        l: {
          ...several,
          lengthEquals: { $data: '1/n' },
          errorMessage: { lengthEquals: 'As many as you say' },
        },
        n: { ...number, minimum: 1, maximum: 3 },
      },
      ...required('l'),
    },
    stored: [{ l: ['a'] }, { n: 2, l: ['a', 'b'] }],
    sentBack: [[{ n: 3, l: ['a', 'b'] }, { l: 'As many as you say' }]],
  },
  'as many files as a number from two on': {
    schema: {
      properties: {
        l: list(file, { lengthEquals: { $data: '1/n' }, errorMessage: { lengthEquals: 'As many as you say' } }),
        n: { type: 'integer', minimum: 2, maximum: 3 },
      },
      ...required('l', 'n'),
    },
    form: { attachments: { maxBytes: 1_000_000, types: ['application/pdf'] } },
    sentBack: [
      [{ l: [{ id: '1', name: 'a.pdf', type: 'application/pdf', size: 9 }], n: 2 }, { l: 'As many as you say' }],
    ],
  },
  'as many as a number says that is always more': {
    schema: {
      l: list(text, { lengthEquals: { $data: '1/n' }, errorMessage: { lengthEquals: 'As many' } }),
      n: { type: 'integer', minimum: 4 },
    },
    refused: /never as long as "n" says/,
  },
  'a day that is always after the other': {
    schema: {
      d: { type: 'string', format: 'date', formatMaximum: 'today - 3 years' },
      e: {
        type: 'string',
        format: 'date',
        formatMinimum: 'today + 2 days',
        moreThan: { $data: '1/d' },
        errorMessage: { moreThan: 'Later' },
      },
    },
    refused: /Every answer to "e" keeps to this.*Remove "moreThan"/,
  },
  'a day that is after the other only for now': {
    schema: {
      d: { type: 'string', format: 'date', formatMaximum: 'today' },
      e: {
        type: 'string',
        format: 'date',
        formatMinimum: '2010-01-01',
        moreThan: { $data: '1/d' },
        errorMessage: { moreThan: 'Later' },
      },
    },
    sentBack: [[{ d: '2012-01-01', e: '2011-01-01' }, { e: 'Later' }]],
  },
  'an address in fewer characters than addresses have': {
    schema: {
      properties: { a: { type: 'string', format: 'uri', maxLength: 100 }, b: text },
      ...when(answered('b'), { properties: { a: { maxLength: 9 } } }),
    },
    refused: /No uri can be given: it has at least 10 characters/,
  },
  'an option that a branch refuses': {
    schema: {
      properties: { a: { type: 'string', enum: ['short', 'much longer'] }, b: text },
      ...when(answered('b'), { properties: { a: { maxLength: 6 } } }),
    },
    refused: /The option "much longer" can never be chosen in this branch/,
  },
  'entries that are named by several options': {
    schema: { l: list(group({ s: several, t: text }, 's')) },
    ui: { l: { 'ui:named-by': 's' } },
    refused: /"s" under "ui:named-by" names a question whose answer is no text/,
  },
  'no messages': {
    schema: { properties: { a: text }, errorMessage: {} },
    refused: /There are no messages in this. Remove it/,
  },
  'more files than the service takes at once': {
    schema: {
      properties: {
        l: list(group({ f: list(file, { minItems: 2 }), g: list(file, { minItems: 2 }) }, 'f', 'g'), { minItems: 2 }),
      },
      required: ['l'],
    },
    form: { attachments: { maxBytes: 1_000_000, types: ['application/pdf'] } },
    refused: /Up to 18 files are asked for at once, and the service takes 6: l\[\]\[f\] \(9\), l\[\]\[g\] \(9\)/,
  },
  'a default before the first day': {
    schema: { d: { type: 'string', format: 'date', formatMinimum: 'today + 2 days', default: '2015-04-30' } },
    refused: /The "default" "2015-04-30" is refused by "formatMinimum"/,
  },
  'a locked answer after the last day': {
    schema: { d: { type: 'string', format: 'date', formatMaximum: '2010-01-01', default: '2015-04-30' } },
    ui: { d: { 'ui:disabled': true } },
    refused: /"2015-04-30", is refused by "formatMaximum"/,
  },
};
