// The smallest definitions that `npm run forms:fuzz` found a fault with, each kept once it was mended.
import {
  answered,
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

const limited = { type: 'integer', minimum: 1, maximum: 9 };
const enough = { minimum: 5 };
const attached = { attachments: { maxBytes: 1_000_000, types: ['application/pdf'] } };

export const drawn: Probes = {
  'conditions on two questions that are both required': {
    schema: {
      properties: { day: text, n: limited, m: limited },
      ...required('day', 'n'),
      allOf: [
        when(answered('n', enough), required('m')),
        when(answered('day', { not: { const: 'x' } }), { properties: { a: number } }),
      ],
    },
    sentBack: [[{ day: 'y', n: 7 }, { m: 'm?' }]],
  },
  'a condition on a required question beside one on an optional question': {
    schema: {
      l: list({
        ...group({ day: text, note: text, kind: choice }, 'day'),
        allOf: [
          when(answered('kind', { const: 'c' }), { properties: { a: choice }, ...required('a') }),
          when(answered('day'), required('note')),
        ],
      }),
    },
    ui: { 'ui:order': ['*'], l: { items: { 'ui:order': ['*'] } } },
    sentBack: [[{ l: [{ day: 'x', kind: 'c', note: 'y' }] }, { 'l[0][a]': 'a?' }]],
  },
  'one name with other limits in two branches that apply together': {
    schema: {
      properties: { a: limited },
      allOf: [
        when(answered('a', enough), { properties: { b: { ...text, minLength: 2 } } }),
        when(answered('a', enough), { properties: { b: text } }),
      ],
    },
    refused: /"b" is asked by two branches that apply together, each with another "minLength"/,
  },
  'one group with other questions in two branches that apply together': {
    schema: {
      properties: { a: choice },
      allOf: [
        when(answered('a'), { properties: { g: group({ x: text }) } }),
        when(answered('a', { const: 'a' }), { properties: { g: group({ y: text }, 'y') }, ...required('g') }),
      ],
    },
    refused: /"g" is asked by two branches that apply together, each with another "properties"/,
  },
  'one list with other entries in two branches that apply together': {
    schema: {
      properties: { d: text },
      allOf: [
        when(answered('d'), { properties: { a: list(group({ s: several }, 's')) } }),
        when(answered('d'), { properties: { a: list(group({ p: text }, 'p')) } }),
      ],
    },
    refused: /"a" is asked by two branches that apply together, each with another "properties"/,
  },
  'a condition on the text that stands for any text': {
    schema: {
      properties: { a: text },
      ...when(answered('a', { not: { const: 'x' } }), { properties: { b: text }, ...required('b') }),
    },
    stored: [{ a: 'x' }],
    sentBack: [[{ a: 'z' }, { b: 'b?' }]],
  },
  'a branch that applies only while a required question is unanswered': {
    schema: {
      properties: { a: text },
      ...required('a'),
      ...when(answered('a'), { properties: { b: text } }, { properties: { c: text } }),
    },
    refused: /This applies only while "a" is unanswered, which is required/,
  },
  'a number that becomes a text by an answer that is refused': {
    schema: {
      properties: { d: limited },
      allOf: [
        when(answered('d', enough), { properties: { a: text } }, { properties: { a: limited }, ...required('a') }),
      ],
    },
    sentBack: [[{ d: 10, a: '1' }, { d: 'Enter 9 or less' }]],
  },
  'files of a list, alone in their form': {
    schema: { x: list(file) },
    form: attached,
    sentBack: [
      [{ x: [{ id: '1', name: 'a.pdf', type: 'application/pdf', size: 0 }] }, { 'x[0]': 'The file is empty' }],
      [{ x: [{ id: '1', name: 'a.txt', type: 'text/plain', size: 1 }] }, { 'x[0]': 'The file must be PDF' }],
    ],
  },
  'a file with another title in a branch': {
    schema: {
      properties: { d: text, x: file },
      ...when(answered('d'), { properties: { x: { title: 'Another' } } }),
    },
    form: attached,
    sentBack: [
      [{ d: 'a', x: { id: '1', name: 'a.pdf', type: 'application/pdf', size: 0 } }, { x: 'The file is empty' }],
    ],
  },
  'a question whose name every object has': {
    schema: { toString: text, valueOf: list(group({ hasOwnProperty: text }, 'hasOwnProperty')) },
    ui: { toString: { 'ui:help': 'Help' }, valueOf: { items: { hasOwnProperty: { 'ui:help': 'Help' } } } },
    refused: /"toString" cannot be sent/,
  },
  'a pattern that only a blank breaks': {
    schema: { x: { ...text, pattern: '^\\S+$', errorMessage: { pattern: 'No blanks' } } },
    sentBack: [[{ x: 'a b' }, { x: 'No blanks' }]],
  },
  'options of which each has to be chosen': {
    schema: { x: { ...several, minItems: 3 } },
    stored: [{ x: ['a', 'b', 'c'] }],
    sentBack: [[{ x: ['a', 'b', 'a'] }, { x: 'Give each only once' }]],
  },
  'as many options as there are, or more': {
    schema: { x: { ...several, maxItems: 3 } },
    refused: /"maxItems" has no effect: there are 3 options.*Remove it/,
  },
  'whole numbers in halves': {
    schema: { x: { type: 'integer', multipleOf: 0.5 } },
    refused: /Every whole number is a multiple of 0\.5/,
  },
  'multiples of three from two on': {
    schema: { x: { type: 'integer', minimum: 2, multipleOf: 3 } },
    stored: [{ x: 3 }],
    sentBack: [[{ x: 4 }, { x: 'Enter a multiple of 3' }]],
  },
  'a limit that a branch on a required question narrows': {
    schema: {
      properties: { a: text, b: { ...text, maxLength: 11 } },
      ...required('a'),
      ...when(answered('a', { not: { const: 'x' } }), { properties: { b: { maxLength: 9 } } }),
    },
    sentBack: [[{ a: 'y', b: '1234567890' }, { b: 'Use at most 9 characters (now 10)' }]],
  },
  'a branch that requires what its condition requires': {
    schema: { properties: { a: text, b: text }, ...when(answered('a'), required('a')) },
    refused: /This branch changes nothing/,
  },
  'a branch that makes a number a date': {
    schema: {
      properties: { a: number },
      ...when(answered('a', { const: 2 }), { properties: { c: text } }, { properties: { a: date } }),
    },
    refused: /"a" is asked outside of this branch as integer, and here with the type "string"/,
  },
  'a condition that only a number between two steps would meet': {
    schema: {
      properties: { n: { type: 'integer', minimum: -1, multipleOf: 2 } },
      ...when(answered('n', { not: { minimum: 0 } }), { properties: { b: text } }),
    },
    refused: /This condition can never hold/,
  },
  'a condition on a number in tenths': {
    schema: {
      properties: { n: { type: 'number', maximum: 4, multipleOf: 0.1 } },
      ...required('n'),
      ...when(answered('n', { minimum: 1 }), { properties: { b: date } }),
    },
    stored: [{ n: 0.3 }, { n: 1.1, b: '2015-04-30' }],
  },
  'a text that decides, with a narrower limit in a branch': {
    schema: {
      properties: { a: number, p: { ...text, pattern: '[aeiou]', errorMessage: { pattern: 'A vowel' } } },
      ...required('p'),
      ...when(answered('a', { maximum: 1 }), { properties: { b: text } }, { properties: { p: { maxLength: 9 } } }),
      dependentSchemas: { p: { properties: { c: number } } },
    },
    sentBack: [[{ a: 2, p: 'a'.repeat(10) }, { p: 'Use at most 9 characters (now 10)' }]],
  },
  'entries whose required answers decide what is required beside them': {
    schema: {
      properties: { l: list(group({ t: text, k: choice, e: several }, 'k', 'e'), { minItems: 1 }), d: text },
      required: ['l'],
      ...when(
        {
          allOf: [
            answered('l', { not: { contains: answered('t', { maxLength: 1 }) } }),
            answered('l', { contains: answered('e', { contains: { enum: ['a', 'b'] } }) }),
          ],
        },
        required('d'),
      ),
    },
    stored: [{ l: [{ t: 'x', k: 'a', e: ['a'] }] }, { l: [{ k: 'a', e: ['c'] }] }],
    sentBack: [[{ l: [{ k: 'a', e: ['a'] }] }, { d: 'd?' }]],
  },
  'entries of which each requires what is tested': {
    schema: {
      properties: { l: list(group({ n: text }, 'n'), { minItems: 1 }), d: text },
      required: ['l'],
      ...when(answered('l', { not: { contains: answered('n') } }), required('d')),
    },
    refused: /can never hold/,
  },
  'a condition on a day before the first one': {
    schema: {
      properties: { t: { ...date, formatMinimum: 'today + 2 days' } },
      ...when(answered('t', { const: '2015-04-30' }), { properties: { m: number } }),
    },
    refused: /can never hold/,
  },
  'several options that become files': {
    schema: {
      properties: { c: several, n: limited },
      ...when(answered('n', enough), { properties: { c: list(file) } }),
    },
    form: attached,
    refused: /"c" is asked outside of this branch as a list of .*, and here with the type "object"/,
  },
  'several options that become others': {
    schema: {
      properties: { c: several, n: limited },
      ...when(answered('n', enough), { properties: { c: { ...several, items: { type: 'string', enum: ['z'] } } } }),
    },
    refused: /"z" is offered here, but the question has no such option/,
  },
  'an "else" that requires what it takes to get there': {
    schema: {
      properties: { c: choice, n: limited },
      if: { not: { allOf: [answered('n', enough), answered('c', { const: 'a' })] } },
      else: required('c'),
    },
    refused: /This branch changes nothing/,
  },
};
