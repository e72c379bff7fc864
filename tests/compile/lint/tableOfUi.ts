// Rules for the keys of ui files.
import type { RuleExamples } from './ruleExamples.ts';

const text = { type: 'string', title: 'Text', maxLength: 50 };
const choice = { type: 'string', title: 'Choice', enum: ['x', 'y'] };
const list = { type: 'array', title: 'List', maxItems: 3, items: { type: 'object', properties: { b: text } } };

export const uiCases: Readonly<Record<string, RuleExamples>> = {
  widgetsFit: {
    good: [
      { schema: { a: choice }, ui: { a: { 'ui:widget': 'combobox' } } },
      { schema: { a: { type: 'boolean', title: 'A' } }, ui: { a: { 'ui:widget': 'radio' } } },
      { schema: { a: text }, ui: { a: { 'ui:widget': 'textarea' } } },
      { schema: { a: text }, ui: { a: { 'ui:widget': 'of-the-site' } } },
    ],
    bad: [
      {
        schema: { a: text },
        ui: { a: { 'ui:widget': 'radio' } },
        at: 'who.ui.json#/a/ui:widget',
        says: '"a" cannot be shown by "radio", which is for one of several options, or yes and no.',
      },
      {
        schema: { g: { type: 'object', properties: { a: choice } } },
        ui: { g: { a: { 'ui:widget': 'textarea' } } },
        at: 'who.ui.json#/g/a/ui:widget',
        says: '"a" cannot be shown by "textarea", which is for a text.',
      },
      {
        schema: { l: { type: 'array', items: choice, uniqueItems: true } },
        ui: { l: { 'ui:widget': 'select' } },
        at: 'who.ui.json#/l/ui:widget',
        says: '"l" cannot be shown by "select"',
      },
    ],
  },
  uiNamesFields: {
    good: [{ schema: { a: text }, ui: { a: { 'ui:description': 'Hint' } } }],
    bad: [
      {
        schema: { name: text },
        ui: { nane: { 'ui:description': 'Hint' } },
        at: 'who.ui.json#/nane',
        says: 'Perhaps "name" was meant',
      },
      {
        schema: { name: text },
        ui: { 'ui:sections': [{ fields: ['nane', 'name'] }] },
        at: 'who.ui.json#/ui:sections/0/fields/0',
        says: 'Perhaps "name" was meant',
      },
      {
        schema: { name: text },
        ui: { 'ui:sections': [{ fields: ['name'] }, { fields: ['name'] }] },
        at: 'who.ui.json#/ui:sections/1/fields/0',
        says: 'is in 2 sections',
      },
      { schema: { name: text }, ui: { name: { a: {} } }, at: 'who.ui.json#/name/a', says: 'no question "a" here' },
      { schema: { l: list }, ui: { l: { b: {} } }, at: 'who.ui.json#/l/b', says: 'Put it under "items"' },
    ],
  },
  lockedAnswers: {
    good: [
      { schema: { a: { ...text, default: 'x' } }, ui: { a: { 'ui:disabled': true } } },
      {
        schema: { g: { type: 'object', properties: { a: { ...text, default: 'x' } } } },
        ui: { g: { 'ui:readonly': true } },
      },
      { schema: { a: text }, ui: { a: { 'ui:disabled': false } } },
    ],
    bad: [
      {
        schema: { a: text },
        ui: { a: { 'ui:disabled': true } },
        at: 'who.ui.json#/a/ui:disabled',
        says: 'Nobody can answer "a". Give it a "default" in the schema, or name it under "prefill"',
      },
      {
        schema: { g: { type: 'object', properties: { a: text } } },
        ui: { g: { 'ui:readonly': true } },
        at: 'who.ui.json#/g/a/ui:readonly',
        says: 'Nobody can answer "a"',
      },
    ],
  },
  optionsNamed: {
    good: [
      { schema: { a: choice }, ui: { a: { 'ui:enumNames': ['One', 'Two'], 'ui:enumOrder': ['y', '*'] } } },
      { schema: { a: choice }, ui: { a: { 'ui:options': { enumNames: { x: 'One', y: 'Two' } } } } },
    ],
    bad: [
      {
        schema: { a: choice },
        ui: { a: { 'ui:enumNames': ['One'] } },
        at: 'who.ui.json#/a/ui:enumNames',
        says: 'does not fit the 2 options. Give each option one label',
      },
      {
        schema: { a: choice },
        ui: { a: { 'ui:enumOrder': ['y'] } },
        at: 'who.ui.json#/a/ui:enumOrder',
        says: 'Name each option once, or "*"',
      },
    ],
  },
  passwordsHidden: {
    good: [{ schema: { a: text }, ui: { a: { 'ui:widget': 'password' } } }],
    bad: [
      {
        schema: { a: { ...text, default: 'abc' } },
        ui: { a: { 'ui:widget': 'password' } },
        at: 'who.schema.json#/properties/a/default',
        says: 'Remove "default"',
      },
      {
        schema: {
          l: {
            type: 'array',
            title: 'Lists',
            maxItems: 3,
            items: { ...list, items: { type: 'object', properties: { b: { ...text, default: 'abc' } } } },
          },
        },
        ui: { l: { items: { items: { b: { 'ui:widget': 'password' } } } } },
        at: 'who.schema.json#/properties/l/items/items/properties/b/default',
        says: 'Remove "default"',
      },
    ],
  },
  uiKeysFit: {
    good: [
      { schema: { a: text }, ui: { a: { 'ui:script': 'latin' } } },
      { schema: { a: { ...text, pattern: '^[0-9]+(\\.[0-9]{2})?$' } }, ui: { a: { 'ui:inputmode': 'numeric' } } },
    ],
    bad: [
      ...[{ pattern: '^[A-Z]{3}$' }, { format: 'email' }, { pattern: '^[0-9]+-[0-9]+$' }].map((limits) => ({
        schema: { a: { ...text, ...limits } },
        ui: { a: { 'ui:inputmode': 'numeric' } },
        at: 'who.ui.json#/a/ui:inputmode',
        says: 'has not the characters of any allowed answer. Remove it.',
      })),
      {
        schema: { a: text },
        ui: { a: { 'ui:add': 'Add' } },
        at: 'who.ui.json#/a/ui:add',
        says: 'has no effect on a text',
      },
    ],
  },
  autocompleteKnown: {
    good: [{ schema: { a: text }, ui: { a: { 'ui:autocomplete': 'section-child given-name' } } }],
    bad: [
      {
        schema: { a: text },
        ui: { a: { 'ui:autocomplete': 'given-nam' } },
        at: 'who.ui.json#/a/ui:autocomplete',
        says: 'Perhaps "given-name" was meant',
      },
    ],
  },
};
