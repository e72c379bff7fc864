// The words of other makers lead to ours.
import { answered, box, choice, date, group, list, number, type Probes, required, text, when } from './probe.ts';

/** Messages for names that something else requires. */
const messages = (...names: readonly string[]) => ({ errorMessage: required(...names).errorMessage });

export const foreign: Probes = {
  dependentRequired: {
    schema: { properties: { a: text, b: text }, dependentRequired: { a: ['b'] }, ...messages('b') },
    stored: [{}, { b: 'x' }, { a: 'x', b: 'y' }],
    sentBack: [[{ a: 'x' }, { b: 'b?' }]],
  },
  dependentSchemas: {
    schema: { properties: { a: text }, dependentSchemas: { a: { properties: { b: text }, ...required('b') } } },
    stored: [{}, { a: 'x', b: 'y' }],
    settled: [[{ b: 'y' }, {}]],
    sentBack: [[{ a: 'x' }, { b: 'b?' }]],
  },
  'dependentRequired and dependentSchemas together': {
    schema: {
      properties: { a: text, b: text },
      dependentRequired: { a: ['b'] },
      dependentSchemas: { a: { properties: { c: text } } },
      ...messages('b'),
    },
    stored: [{ a: 'x', b: 'y', c: 'z' }, { b: 'y' }],
    sentBack: [[{ a: 'x', c: 'z' }, { b: 'b?' }]],
  },
  prefixItems: {
    schema: { a: { type: 'array', maxItems: 2, prefixItems: [text] } },
    refused: /each of the 1 entries under "properties"/,
  },
  discriminator: {
    schema: { g: { ...group({ a: text }), discriminator: { propertyName: 'a' } } },
    refused: /"discriminator".*"if"/,
  },
  nullable: { schema: { a: { ...text, nullable: true } }, refused: /"nullable".*"required"/ },
  formatExclusiveMinimum: {
    schema: { a: { ...text, format: 'date', formatExclusiveMinimum: 'today' } },
    refused: /"formatExclusiveMinimum".*"today \+ 1 day"/,
  },
  unevaluatedProperties: {
    schema: { properties: { a: text }, unevaluatedProperties: false },
    refused: /"unevaluatedProperties".*Remove it/,
  },
  'a type or null': {
    schema: { properties: { a: { ...text, type: ['string', 'null'] }, b: { ...number, type: ['null', 'integer'] } } },
    stored: [{}, { a: 'x', b: 3 }],
  },
  'options and null': {
    schema: { a: { type: ['string', 'null'], enum: [null, 'p', 'q'], enumNames: ['None', 'P', 'Q'], default: null } },
    stored: [{}, { a: 'p' }],
    sentBack: [[{ a: 'r' }, { a: 'Choose one of the options' }]],
  },
  'a question or null': {
    schema: { a: { anyOf: [{ ...text, title: 'A' }, { type: 'null' }] } },
    stored: [{}, { a: 'x' }],
  },
  'a part that is written elsewhere, or null': {
    schema: {
      $defs: { name: { ...text, title: 'Name' } },
      properties: { a: { anyOf: [{ $ref: '#/$defs/name' }, { type: 'null' }] } },
    },
    stored: [{}, { a: 'x' }],
  },
  'two types': {
    schema: { a: { ...text, type: ['string', 'number'] } },
    refused: /"type" is \["string","number"\], which is not allowed here.*Use one of string/,
  },
  'names that visitors choose': {
    schema: { g: { ...group({ a: text }), additionalProperties: text } },
    refused: /"additionalProperties".*in a group of its own/,
  },
  'options as anyOf of an enum each': {
    schema: {
      a: {
        type: 'string',
        anyOf: [
          { type: 'string', enum: ['p'], title: 'P' },
          { type: 'string', enum: ['q'], title: 'Q' },
        ],
      },
    },
    stored: [{ a: 'q' }],
    sentBack: [[{ a: 'r' }, { a: 'Choose one of the options' }]],
  },
  'formatMinimum by another answer': {
    schema: {
      properties: {
        from: date,
        to: { ...date, formatMinimum: { $data: '1/from' }, errorMessage: { formatMinimum: 'Not before' } },
      },
      ...required('from', 'to'),
    },
    stored: [{ from: '2026-10-01', to: '2026-10-01' }],
    sentBack: [[{ from: '2026-10-02', to: '2026-10-01' }, { to: 'Not before' }]],
  },
  'formatExclusiveMaximum by another answer': {
    schema: {
      from: {
        ...date,
        formatExclusiveMaximum: { $data: '1/to' },
        errorMessage: { formatExclusiveMaximum: 'Too late' },
      },
      to: date,
    },
    stored: [{ from: '2026-09-30', to: '2026-10-01' }],
    sentBack: [[{ from: '2026-10-01', to: '2026-10-01' }, { from: 'Too late' }]],
  },
  'minimum by another answer': {
    schema: { a: number, b: { ...number, minimum: { $data: '1/a' }, errorMessage: { minimum: 'Too few' } } },
    stored: [{ a: 3, b: 3 }],
    sentBack: [[{ a: 3, b: 2 }, { b: 'Too few' }]],
  },
  'const by another answer': {
    schema: { a: text, b: { ...text, const: { $data: '1/a' }, errorMessage: { const: 'Not the same' } } },
    stored: [{ a: 'x', b: 'x' }],
    sentBack: [[{ a: 'x', b: 'y' }, { b: 'Not the same' }]],
  },
  'options of a box': { schema: { a: { ...box, enum: [true, false] } }, refused: /"ui:widget": "radio"/ },
  'titled options of a box': {
    schema: {
      a: {
        ...box,
        oneOf: [
          { const: true, title: 'I do' },
          { const: false, title: 'I do not' },
        ],
      },
    },
    refused: /"type": "string"/,
  },
  'exclusiveMinimum of a whole number': {
    schema: { a: { ...number, exclusiveMinimum: 3 } },
    refused: /Write "minimum": 4/,
  },
  'exclusiveMaximum of a whole number': {
    schema: { a: { ...number, exclusiveMaximum: 3 } },
    refused: /Write "maximum": 2/,
  },
  'exclusiveMinimum of a number': {
    schema: { a: { ...number, type: 'number', exclusiveMinimum: 0 } },
    refused: /"multipleOf": 0\.01.*"minimum": 0\.01/,
  },
  'exclusiveMaximum between two steps': {
    schema: { a: { ...number, type: 'number', multipleOf: 0.5, exclusiveMaximum: 3.4 } },
    refused: /Write "maximum": 3\./,
  },
  'exclusiveMinimum of a number with steps': {
    schema: { a: { ...number, type: 'number', multipleOf: 0.5, exclusiveMinimum: 3 } },
    refused: /Write "minimum": 3\.5/,
  },
  'options in RJSF’s spelling in entries and cases, one of them closed': {
    schema: {
      l: list(
        group(
          {
            n: {
              oneOf: [
                { const: 'p', title: 'P' },
                { const: 'q', title: 'Q' },
              ],
              title: 'n',
            },
          },
          'n',
        ),
      ),
    },
    ui: { l: { items: { n: { 'ui:options': { enumDisabled: ['q'], widget: 'select' } } } } },
    stored: [{ l: [{ n: 'p' }] }],
    sentBack: [[{ l: [{ n: 'q' }] }, { 'l[0][n]': 'Choose one of the options' }]],
  },
  'the order of a group that a branch adds to, and of entries': {
    schema: {
      properties: { k: choice, g: group({ a: text, b: text }) },
      ...when(answered('k'), { properties: { g: { properties: { c: text } } } }),
    },
    ui: { 'ui:order': ['g', '*'], g: { 'ui:order': ['c', '*', 'a'] } },
    stored: [{ k: 'a', g: { a: 'x', b: 'y', c: 'z' } }],
  },
};
