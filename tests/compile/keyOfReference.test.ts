// A keyword that is misspelt, or another's, whose value is a `$ref` and nothing else: the finding is at the keyword, and nothing is found at the part that the `$ref` leads to.
import { expect, it } from 'vitest';
import { findingsOfStep, text } from './support/findingsOfStep.ts';

const $defs = {
  person: {
    type: 'object',
    properties: { first: { ...text, title: 'First name' } },
    required: ['first'],
    errorMessage: { required: { first: 'First name is required' } },
  },
  more: { properties: { b: { ...text, title: 'B' } } },
  size: { type: 'string', enum: ['s', 'm'], enumNames: ['Small', 'Medium'] },
};
const list = { type: 'array', title: 'Children', maxItems: 3 };
const used = (...names: (keyof typeof $defs)[]) => Object.fromEntries(names.map((name) => [name, $defs[name]]));
const to = (name: keyof typeof $defs) => ({ $ref: `#/$defs/${name}` });

it.each<[string, object, string]>([
  [
    'of a list, misspelt',
    { properties: { kids: { ...list, item: to('person') } }, $defs: used('person') },
    '/properties/kids/item "item" is not a keyword that a form can use here. Correct its spelling, or remove it. Perhaps "items" was meant.',
  ],
  [
    'of a list, beside a right $ref to the same part',
    {
      properties: { kids: { ...list, itmes: to('person') }, mother: { ...to('person'), title: 'Mother' } },
      required: ['mother'],
      $defs: used('person'),
    },
    '/properties/kids/itmes "itmes" is not a keyword that a form can use here. Correct its spelling, or remove it. Perhaps "items" was meant.',
  ],
  [
    'of a list, by another name',
    { properties: { kids: { ...list, entry: to('person') } }, $defs: used('person') },
    '/properties/kids/entry "entry" is not a keyword that a form can use here. Write it as "items", which describes one entry of the list.',
  ],
  [
    'of a list of options',
    {
      properties: { kids: { type: 'array', title: 'Sizes', uniqueItems: true, itmes: to('size') } },
      $defs: used('size'),
    },
    '/properties/kids/itmes "itmes" is not a keyword that a form can use here. Correct its spelling, or remove it. Perhaps "items" was meant.',
  ],
  [
    'of a branch',
    {
      properties: { a: { ...text, title: 'A' } },
      if: { required: ['a'] },
      tehn: to('more'),
      $defs: used('more'),
    },
    '/tehn "tehn" is not a keyword that a form can use here. Correct its spelling, or remove it. Perhaps "then" was meant.',
  ],
  [
    'of the reference itself',
    {
      properties: { mother: { ref: '#/$defs/person', title: 'Mother' } },
      required: ['mother'],
      $defs: used('person'),
    },
    '/properties/mother/ref "ref" is not a keyword that a form can use here. Correct its spelling, or remove it. Perhaps "$ref" was meant.',
  ],
])('%s', (_, step, finding) => {
  expect(findingsOfStep({ type: 'object', ...step }, { 'ui:order': ['*'] })).toEqual([finding]);
});
