// `--mend` removes what is without effect: beside a misspelling it would remove what the maintainer meant.
import { expect, it } from 'vitest';
import { findingsOfStep, text } from './support/findingsOfStep.ts';

/** The message of a group in which `c` is required. */
const needed = { errorMessage: { required: { c: 'Needed' } } };

it.each<[string, object, string[]]>([
  [
    'a misspelt "required" in a group that is required',
    {
      properties: { g: { type: 'object', title: 'G', properties: { c: text }, requird: ['c'], ...needed } },
      required: ['g'],
    },
    ['/properties/g/requird'],
  ],
  [
    'a misspelt "properties" in a group that is required',
    {
      properties: { g: { type: 'object', title: 'G', propertes: { c: text }, required: ['c'], ...needed } },
      required: ['g'],
    },
    ['/properties/g/propertes'],
  ],
  [
    'a misspelt "required" in a group that a branch requires',
    {
      properties: {
        a: { ...text, title: 'Other' },
        g: { type: 'object', title: 'G', properties: { c: text }, requird: ['c'], ...needed },
      },
      if: { required: ['a'] },
      // biome-ignore lint/suspicious/noThenProperty: a keyword of JSON Schema
      then: { required: ['g'] },
    },
    // With `required` spelt right `c` is required, and the rule `groupsRequired` reports that its group is not.
    ['/properties/g/requird', '/properties/g'],
  ],
  [
    'a misspelt question in a condition that tests another as well',
    {
      properties: { a: text },
      if: { properties: { a: { const: 'x' }, aa: { const: 'y' } }, required: ['a'] },
      // biome-ignore lint/suspicious/noThenProperty: a keyword of JSON Schema
      then: { properties: { b: { ...text, title: 'B' } } },
    },
    ['/if/properties/aa'],
  ],
])('beside %s nothing is called without effect', (_, schema, expected) => {
  const found = findingsOfStep(schema, { 'ui:order': ['*'] }).map((one) => one.split(' ')[0]);
  expect(found.filter((one) => !one?.startsWith('/ui') && one !== '')).toEqual(expected);
});

it('every question that a condition tests without requiring it is a finding, with what to add', () => {
  const test = (required: object) => ({
    properties: { a: text, c: { ...text, title: 'C' }, d: { ...text, title: 'D' } },
    if: { properties: { a: { const: 'x' }, c: { const: 'y' }, d: { const: 'z' } }, ...required },
    // biome-ignore lint/suspicious/noThenProperty: a keyword of JSON Schema
    then: { properties: { b: { ...text, title: 'B' } } },
  });
  const found = (required: object) =>
    findingsOfStep(test(required), { 'ui:order': ['*'] }).map((one) => one.slice(one.indexOf('Add')));
  expect(found({})).toEqual([
    'Add "required": ["a"] inside "if".',
    'Add "c" to "required" inside "if".',
    'Add "d" to "required" inside "if".',
  ]);
  expect(found({ required: ['a', 'd'] })).toEqual(['Add "c" to "required" inside "if".']);
  expect(found({ required: ['a', 'c', 'd'] })).toEqual([]);
});
