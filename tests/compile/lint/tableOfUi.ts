// Rules for the keys of ui files.
import type { RuleExamples } from './ruleExamples.ts';

const text = { type: 'string', title: 'Text', maxLength: 50 };

export const uiCases: Readonly<Record<string, RuleExamples>> = {
  uiKeysFit: {
    good: [{ schema: { a: text }, ui: { a: { 'ui:script': 'latin' } } }],
    bad: [
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
