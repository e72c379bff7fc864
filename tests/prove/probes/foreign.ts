// The words of other makers lead to ours.
import { box, group, number, type Probes, text } from './probe.ts';

export const foreign: Probes = {
  dependentRequired: {
    schema: { properties: { a: text }, dependentRequired: { a: ['b'] } },
    refused: /"dependentRequired".*"dependencies"/,
  },
  dependentSchemas: {
    schema: { properties: { a: text }, dependentSchemas: { a: {} } },
    refused: /"dependentSchemas".*"dependencies"/,
  },
  prefixItems: {
    schema: { a: { type: 'array', maxItems: 2, prefixItems: [text] } },
    refused: /a question for each entry/,
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
  'two types': {
    schema: { a: { ...text, type: ['string', 'null'] } },
    refused: /"type" is \["string","null"\], which is not allowed here.*Use one of string/,
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
};
