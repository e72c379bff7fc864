// Groups whose answers visitors name and that cannot be carried.
import { named } from './named.ts';
import { group, type Probes, text } from './probe.ts';

const ui = { 'ui:order': ['*'] };

export const namedRefused: Probes = {
  'a widget that does not fit': {
    schema: { g: named(text) },
    ui: { ...ui, g: { additionalProperties: { 'ui:widget': 'radio' } } },
    refused: /"value" cannot be shown by "radio"/,
  },
  'an unknown question in the ui file': {
    schema: { g: named(text) },
    ui: { ...ui, g: { value: { 'ui:help': 'Help' } } },
    refused: /There is no question "value" here/,
  },
  'without a greatest number': {
    schema: { g: named(text, { maxProperties: undefined }) },
    refused: /This list has no maximum length\. Add "maxProperties"/,
  },
  'answers without a greatest length': { schema: { g: named({ type: 'string' }) }, refused: /Add "maxLength"/ },
  'answers of any kind': { schema: { g: named({}) }, refused: /"value" has no type/ },
  'beside questions of its own': {
    schema: { g: { ...group({ a: text }), additionalProperties: text } },
    refused: /"additionalProperties" is not a keyword.*in a group of its own, inside the step/,
  },
  'as a step': {
    schema: { properties: {}, additionalProperties: text },
    refused: /"additionalProperties" is not a keyword.*in a group of its own, inside the step/,
  },
  'more names than there are': {
    schema: { g: named(text, { minProperties: 3, propertyNames: { title: 'Which', enum: ['a', 'b'] } }) },
    refused: /Visitors can give 2 different names, but have to give 3\. Lower "minProperties"/,
  },
  'names that match patterns': {
    schema: { g: { type: 'object', patternProperties: { '^x': text } } },
    refused: /"patternProperties".*let visitors name them/,
  },
  'answers at first': {
    schema: { g: named(text, { default: { a: 'x' } }) },
    refused: /Groups and lists have no "default"/,
  },
};
