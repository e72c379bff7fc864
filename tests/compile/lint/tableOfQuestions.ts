// Long because every rule has all of its examples, accepted and refused, in one entry of the table.
// Rules for single questions.
import type { RuleExamples } from './ruleExamples.ts';
import { limitsInBranches } from './tableOfNarrowing.ts';

const text = { type: 'string', title: 'Text', maxLength: 50 };
const number = { type: 'integer', title: 'Number' };
const file = { type: 'object', format: 'attachment', title: 'File' };
const list = { type: 'array', title: 'List', maxItems: 3, items: text };
const choice = { type: 'string', title: 'Choice', enum: ['a', 'b'] };
const _attachments = { maxBytes: 1000, types: ['application/pdf'] };

export const questionCases: Readonly<Record<string, RuleExamples>> = {
  lengthsLimited: {
    // "c" breaks another rule, by its "oneOf"; once that is mended it is a choice, which needs no maximum length.
    good: [
      { schema: { a: text, l: list, c: { type: 'string', title: 'C', oneOf: [{ const: 'x', description: 'X' }] } } },
      // What is declared outside of the branch bounds the answer in it, too.
      {
        schema: {
          properties: { a: text, b: { type: 'string', format: 'date', title: 'B' } },
          dependentSchemas: { a: { properties: { a: { type: 'string' }, b: { type: 'string' } } } },
        },
      },
    ],
    bad: [
      { schema: { a: { type: 'string', title: 'Text' } }, at: '/properties/a', says: 'no maximum length' },
      { schema: { a: { ...list, maxItems: undefined } }, at: '/properties/a', says: 'no maximum length' },
    ],
  },
  formats: {
    good: [
      { schema: { a: { ...text, format: 'date' }, b: file } },
      ...[
        'Phone bill',
        'Number of phones',
        'Minutes per mobile',
        'Screen time on phone',
        'Students without a phone',
      ].map((title) => ({
        schema: { a: { ...number, title } },
      })),
    ],
    bad: [
      { schema: { a: { ...text, format: 'dat' } }, at: '/properties/a/format', says: 'Perhaps "date" was meant' },
      ...[
        'Phone',
        'Telephone number',
        'Mother’s mobile',
        'Emergency phone (mobile)',
        'Telephone number of the mother',
      ].map((title) => ({
        schema: { a: { ...number, title } },
        at: '/properties/a/type',
        says: 'A telephone number is no number',
      })),
    ],
  },
  keywords: {
    good: [{ schema: { a: { ...text, minLength: 2 } } }],
    bad: [
      {
        schema: { a: { ...text, minLenght: 2 } },
        at: '/properties/a/minLenght',
        says: 'Perhaps "minLength" was meant',
      },
      { schema: { a: { oneOf: [text] } }, at: '/properties/a/oneOf', says: 'Write options as "enum"' },
      {
        schema: { properties: { a: text }, if: { properties: { a: { format: 'date' } } }, else: {} },
        at: '/if/properties/a/format',
        says: 'A condition cannot use "format"',
      },
    ],
  },
  keywordsFitType: {
    good: [
      { schema: { a: { ...text, minLength: 1 }, b: { ...number, minimum: 1 } } },
      { schema: { a: { ...text, format: 'date', formatMaximum: 'today' } } },
    ],
    bad: [
      { schema: { a: { ...number, maxLength: 3 } }, at: '/properties/a/maxLength', says: 'of type integer' },
      {
        schema: { a: { type: 'object', readOnly: true, const: {}, properties: { b: text } } },
        at: '/properties/a/const',
        says: 'of type object',
      },
      { schema: { a: { ...number, format: 'date' } }, at: '/properties/a/format', says: 'make the type string' },
      { schema: { a: { ...text, enumNames: ['A'] } }, at: '/properties/a/enumNames', says: 'but there are none' },
      {
        schema: { a: { ...text, formatMaximum: 'today' } },
        at: '/properties/a/formatMaximum',
        says: 'a text that is not a date',
      },
      {
        schema: {
          type: 'object',
          properties: { a: { type: 'boolean', title: 'A' }, b: text },
          if: { properties: { b: { const: 'x' } }, required: ['b'] },
          // biome-ignore lint/suspicious/noThenProperty: a keyword of JSON Schema
          then: { properties: { a: { enum: [true] } } },
        },
        at: '/then/properties/a/enum',
        says: 'Write "const": true',
      },
    ],
  },
  keywordsHaveMessages: {
    good: [{ schema: { a: { ...text, pattern: '^x$', errorMessage: { pattern: 'Write x' } } } }],
    bad: [
      {
        schema: { a: { ...text, pattern: '^x$' } },
        at: '/properties/a/pattern',
        says: 'There is no message for "pattern"',
      },
      {
        schema: { a: { ...text, errorMessage: ' ' } },
        at: '/properties/a/errorMessage',
        says: 'This message is empty',
      },
    ],
  },
  labelsFitOptions: {
    good: [{ schema: { a: { ...choice, enum: ['yes', 'no'], enumNames: ['Yes', 'Not yet'] } } }],
    bad: [
      {
        schema: { a: { ...choice, enum: ['kg-1', 'kg-2', 'kg-3'], enumNames: ['KG 1', 'KG 3', 'Third'] } },
        at: '/properties/a/enumNames/1',
        says: '"kg-2" has the label "KG 3"',
      },
    ],
  },
  limitsAgree: {
    good: [
      ...limitsInBranches.good,
      { schema: { a: { ...text, minLength: 50 }, b: { ...number, minimum: 1, maximum: 1 } } },
      { schema: { a: { ...text, pattern: '^[0-9]{4}$', between: [2010, 2024] } } },
      { schema: { a: { ...text, pattern: '^(?:ab|c){2,3}$', minLength: 6, maxLength: 6 } } },
      {
        schema: { a: { ...number, minimum: Number.MIN_SAFE_INTEGER, maximum: Number.MAX_SAFE_INTEGER } },
      },
      { schema: { a: { ...number, type: 'number', minimum: 0.000001, default: 999_999_999_999_999 } } },
      { schema: { a: { ...number, type: 'number', minimum: 0.3, maximum: 0.4, multipleOf: 0.1 } } },
      { schema: { a: { ...list, items: choice, uniqueItems: true, maxItems: undefined, minItems: 2 } } },
      { schema: { a: { ...list, items: { type: 'integer', minimum: 1, maximum: 4 }, uniqueItems: true } } },
      { schema: { a: { ...list, items: { type: 'string', format: 'date' }, uniqueItems: true } } },
      { schema: { a: { type: 'string', title: 'Fixed', const: 'x', readOnly: true, maxLength: 9 } } },
      {
        schema: {
          properties: { a: text, b: choice },
          if: { properties: { b: { const: 'a' } }, required: ['b'] },
          // biome-ignore lint/suspicious/noThenProperty: a keyword of JSON Schema
          then: { properties: { a: { enum: ['x'] } } },
        },
      },
    ],
    bad: [
      ...limitsInBranches.bad,
      ...(
        [
          [{ type: 'integer', minimum: 1, maximum: 3 }, 3],
          [{ type: 'number', minimum: 0.1, maximum: 0.3, multipleOf: 0.1 }, 3],
          [{ type: 'number', minimum: 2, maximum: 2 }, 1],
          [{ type: 'object', properties: { a: choice, b: choice }, required: ['a'] }, 6],
          [{ type: 'object', properties: { a: choice, b: { type: 'boolean' } }, required: ['a', 'b'] }, 2],
          [{ type: 'array', items: { ...choice, enum: ['a', 'b', 'c'] }, uniqueItems: true, maxItems: 2 }, 6],
          [{ type: 'array', items: choice, maxItems: 2 }, 6],
          [{ type: 'array', items: { type: 'integer', minimum: 1, maximum: 2 }, uniqueItems: true }, 4],
          [{ type: 'string', format: 'time', formatMinimum: '08:00', formatMaximum: '08:01' }, 2],
          [{ type: 'string', format: 'date', formatMinimum: 'today', formatMaximum: 'today + 1 day' }, 2],
          [{ type: 'string', format: 'date', formatMinimum: '2020-01-01', formatMaximum: '2020-01-03' }, 3],
        ] as const
      ).map(([items, count]) => ({
        schema: { a: { ...list, items, maxItems: 9, uniqueItems: true } },
        at: '/properties/a/maxItems',
        says: `"maxItems" has no effect: there are ${count} different answers`,
      })),
      ...(
        [
          ['minimum', 1e15],
          ['maximum', -1e15],
          ['minimum', 1e-7],
          ['multipleOf', 1e-7],
          ['default', 5e-7],
          ['default', 1e21],
        ] as const
      ).map(([keyword, limit]) => ({
        schema: { a: { ...number, type: 'number', [keyword]: limit } },
        at: `/properties/a/${keyword}`,
        says: `"${keyword}" is ${limit}. Numbers are read from a millionth`,
      })),
      ...(
        [
          ['minLength', { minLength: 6, maxLength: 15 }, 'has at most 5 characters, and "minLength" is 6'],
          ['maxLength', { maxLength: 4 }, 'has at least 5 characters, and "maxLength" is 4'],
        ] as const
      ).map(([keyword, limits, says]) => ({
        schema: { a: { ...text, pattern: '^[0-9]{5}$', ...limits } },
        at: `/properties/a/${keyword}`,
        says,
      })),
      ...[{ a: { ...text, maxLength: 0 } }, { a: { ...list, maxItems: 0 } }].map((schema) => ({
        schema,
        at: `/properties/a/${'items' in schema.a ? 'maxItems' : 'maxLength'}`,
        says: 'No answer can be given',
      })),
      {
        schema: { a: { ...list, uniqueItems: false } },
        at: '/properties/a/uniqueItems',
        says: '"uniqueItems" is false',
      },
      {
        schema: { a: { ...number, minimum: 6, maximum: 6, multipleOf: 2 } },
        at: '/properties/a/multipleOf',
        says: '"multipleOf" has no effect: the only number from 6 to 6',
      },
      ...(
        [
          [{ maxLength: 9 }, '"maxLength" has no effect. Each option passes it.'],
          [{ minLength: 1 }, '"minLength" has no effect. Each option passes it.'],
          [{ pattern: '^[ab]$' }, '"pattern" has no effect. Each option passes it.'],
        ] as const
      ).map(([limit, says]) => ({
        schema: { a: { ...choice, ...limit } },
        at: `/properties/a/${Object.keys(limit)}`,
        says,
      })),
      {
        schema: { properties: { a: text }, allOf: [{ properties: { a: { enum: ['x'] } } }] },
        at: '/allOf/0/properties/a/enum',
        says: '"maxLength" has no effect. Each option passes it. Remove "maxLength"',
      },
      {
        schema: { a: { type: 'string', format: 'date', formatMinimum: 'today', formatMaximum: 'today - 1 day' } },
        at: '/properties/a/formatMinimum',
        says: 'No answer can satisfy both',
      },
      {
        schema: { a: { ...number, minimum: 4, maximum: 5, multipleOf: 3 } },
        at: '/properties/a/multipleOf',
        says: 'No multiple of 3 lies between 4 and 5',
      },
      {
        schema: { a: { ...number, enum: [2, 3], multipleOf: 2 } },
        at: '/properties/a/enum/1',
        says: '3 can never be chosen: "multipleOf"',
      },
      {
        schema: { a: { ...list, items: choice, uniqueItems: true, minItems: 3 } },
        at: '/properties/a/minItems',
        says: 'but there are 2 options',
      },
      { schema: { a: { ...text, minLength: 51 } }, at: '/properties/a/minLength', says: '"minLength" is 51' },
      { schema: { a: { ...number, minimum: 2, maximum: 1 } }, at: '/properties/a/minimum', says: '"maximum" is 1' },
      { schema: { a: { ...list, minItems: 4 } }, at: '/properties/a/minItems', says: '"maxItems" is 3' },
      { schema: { a: { ...text, between: [9, 1] } }, at: '/properties/a/between', says: 'between 9 and 1' },
      {
        schema: { a: { ...text, pattern: '^[0-9]{2}$', between: [100, 200] } },
        at: '/properties/a/between',
        says: 'pattern',
      },
      { schema: { a: { ...choice, pattern: '^a$' } }, at: '/properties/a/enum/1', says: '"b" can never be chosen' },
      { schema: { a: { ...number, const: 3, maximum: 2 } }, at: '/properties/a/const', says: 'refused by "maximum"' },
      {
        schema: {
          properties: { a: { ...text, minLength: 5 }, b: choice },
          if: { properties: { b: { const: 'a' } }, required: ['b'] },
          else: { properties: { a: { maxLength: 3 } } },
        },
        at: '/else/properties/a/maxLength',
        says: 'No answer can satisfy both',
      },
    ],
  },
  listsSupported: {
    good: [
      { schema: { a: { ...list, items: choice, uniqueItems: true }, b: { ...list, items: file } } },
      { schema: { a: { ...list, items: { type: 'object', properties: { a: text } } } } },
      { schema: { a: list, b: { ...list, items: choice } } },
      { schema: { a: { ...list, items: { ...list, title: 'Row' } } } },
    ],
    bad: [
      {
        schema: { a: { ...list, items: { type: 'boolean' } } },
        at: '/properties/a/items',
        says: 'a list of checkboxes',
      },
      { schema: { a: { ...list, items: { ...list, title: '' } } }, at: '/properties/a/items', says: 'have no title' },
    ],
  },
  messagesReachable: {
    good: [
      {
        schema: {
          a: { type: 'number', title: 'A', maximum: 9, errorMessage: { maximum: 'Too many', type: 'No number' } },
        },
      },
      // The missing message is for requiredHaveMessages to name.
      { schema: { type: 'object', properties: { a: text, b: text }, dependentRequired: { a: ['b'] } } },
    ],
    bad: [
      {
        schema: { a: { ...text, minLength: 3, errorMessage: { minLenght: 'Too short' } } },
        at: '/properties/a/errorMessage/minLenght',
        says: 'Perhaps "minLength" was meant',
      },
      {
        schema: {
          properties: { a: text, b: text },
          required: ['a'],
          errorMessage: { required: { b: 'B is required' } },
        },
        at: '/errorMessage/required/b',
        says: '"b" is not required here',
      },
      {
        schema: { properties: { a: text }, required: ['a'], errorMessage: 'Fill it in' },
        at: '/errorMessage',
        says: 'Write {"required":{"a":"Fill it in"}}',
      },
      {
        schema: { g: { type: 'object', title: 'Group', properties: { a: text }, errorMessage: 'Fill it in' } },
        at: '/properties/g/errorMessage',
        says: 'in place of those of every question in it. Remove it.',
      },
      {
        schema: { a: { ...list, errorMessage: 'Too many' } },
        at: '/properties/a/errorMessage',
        says: 'Write {"maxItems":"Too many"}',
      },
      {
        schema: { a: { ...file, errorMessage: { type: 'No file' } } },
        at: '/properties/a/errorMessage',
        says: 'no messages of its own',
      },
    ],
  },
  fieldNamesValid: {
    good: [{ schema: { first_name2: text, l: { ...list, maxItems: 10_000 } } }],
    bad: [
      { schema: { 'first-name': text }, at: '/properties/first-name', says: '"who[first-name]" cannot be sent' },
      { schema: { constructor: text }, at: '/properties/constructor', says: 'every JavaScript object has' },
      { schema: { 'a[0]': text }, at: '/properties/a[0]', says: '"who[a[0]]" cannot be sent' },
      { schema: { 15: text }, at: '/properties/15', says: '"who[15]" cannot be sent' },
      { schema: { l: { ...list, maxItems: 10_001 } }, at: '/properties/l/items', says: 'who[l][10000]' },
    ],
  },
  noDuplicates: {
    good: [
      { schema: { a: { ...choice, enumNames: ['A', 'B'] } } },
      { schema: { a: { ...choice, enum: ['a', 'A'], enumNames: ['Alpha', 'Beta'] } } },
      { schema: { a: { ...choice, enum: ['a', 'A'] } }, ui: { a: { 'ui:enumNames': ['Alpha', 'Beta'] } } },
    ],
    bad: [
      {
        schema: { a: { ...choice, enum: ['a', 'A'] } },
        at: '/properties/a/enum/1',
        says: 'The options "a" and "A" differ only in capital letters. Remove one, or write under "enumNames" what each is called.',
      },
      {
        schema: { a: { ...choice, enum: ['a', 'a '], enumNames: ['Alpha', 'Beta'] } },
        at: '/properties/a/enum/1',
        says: '"a" occurs twice',
      },
      {
        schema: { a: { ...choice, enum: ['a', 'b', 'a'] } },
        at: '/properties/a/enum/2',
        says: '"a" occurs twice',
      },
      { schema: { a: { ...choice, enumNames: ['A', 'A '] } }, at: '/properties/a/enumNames/1', says: 'twice' },
      {
        schema: { a: { ...choice, enumNames: ['A', 'a '] } },
        at: '/properties/a/enumNames/1',
        says: 'The labels "A" and "a" differ only in capital letters. Remove one, or make the two differ.',
      },
      { schema: { a: { ...choice, enumNames: ['A'] } }, at: '/properties/a/enumNames', says: '2 options but 1 names' },
    ],
  },
  placeholders: {
    good: [{ schema: { a: { ...number, minimum: 1, errorMessage: { minimum: 'At least {minimum}' } } } }],
    bad: [
      {
        schema: { a: { ...number, minimum: 1, errorMessage: { minimum: 'At least {min}' } } },
        at: '/properties/a/errorMessage/minimum',
        says: '{min} of a message names no keyword',
      },
    ],
  },
  requiredHaveMessages: {
    good: [
      { schema: { properties: { a: text }, required: ['a'], errorMessage: { required: { a: 'A is required' } } } },
      { schema: { properties: { a: text }, required: ['a'], errorMessage: { required: 'All are required' } } },
    ],
    bad: [
      {
        schema: {
          properties: { a: text, b: { ...text, title: 'B' } },
          required: ['a', 'b'],
          errorMessage: { required: 'All are required' },
        },
        at: '/errorMessage/required',
        says: 'shown at each of "a", "b". Write {"a":"Text is required","b":"B is required"}.',
      },
      { schema: { properties: { a: text }, required: ['a'] }, at: '/required', says: 'a missing "a"' },
      ...['dependentRequired', 'dependencies'].map((keyword) => ({
        schema: { properties: { a: text, b: { ...text, title: 'B' } }, [keyword]: { a: ['b'] } },
        at: `/${keyword}/a`,
        says: `{ "required": { "b": "B is required" } } beside "${keyword}".`,
      })),
      ...['dependentSchemas', 'dependencies'].map((keyword) => ({
        schema: { properties: { a: text }, [keyword]: { a: { properties: { b: text }, required: ['b'] } } },
        at: `/${keyword}/a/required`,
        says: '{ "required": { "b": "Text is required" } } beside "required".',
      })),
    ],
  },
  schemasAreObjects: {
    good: [{ schema: { a: text } }],
    bad: [{ schema: { a: true }, at: '', says: '"true" is not the schema of a question' }],
  },
  typesDeclared: {
    good: [{ schema: { a: text, g: { type: 'object', properties: { a: text } }, l: list } }],
    bad: [
      { schema: { a: { title: 'Text' } }, at: '/properties/a', says: 'Add "type": "string"' },
      { schema: { a: { title: 'Text', minimum: 3.5 } }, at: '/properties/a', says: 'Add "type": "number"' },
      { schema: { a: { title: 'Text', minimum: 3 } }, at: '/properties/a', says: 'Add "type": "integer"; or' },
      {
        schema: { a: { title: 'Text', enum: [{ lat: 3 }] } },
        at: '/properties/a',
        says: 'An option is a text or a number',
      },
      { schema: { a: { ...text, type: ['string', 'number'] } }, at: '/properties/a/type', says: '["string","number"]' },
      { schema: { g: { properties: { a: text } } }, at: '/properties/g', says: 'Add "type": "object"' },
      { schema: { a: { ...list, items: undefined } }, at: '/properties/a', says: 'no schema for its entries' },
      { schema: { type: undefined, properties: { a: text } }, at: '', says: 'This group of questions has no type' },
    ],
  },
};
