// `ui:widget` decides whether a boolean is a checkbox or asks for yes or no. The examples of `lint/table.ts` have no ui file, so these two run the whole check.
import { expect, it } from 'vitest';
import { findingsOfStep } from '../../support/findingsOfStep.ts';

const schema = {
  properties: { a: { type: 'string', title: 'A', maxLength: 9 }, b: { type: 'boolean', title: 'B' } },
  dependentRequired: { b: ['a'] },
  errorMessage: { required: { a: 'A is required' } },
};

it.each<[what: string, ui: object, found: object]>([
  ['a checkbox', { 'ui:order': ['*'] }, []],
  [
    'yes or no',
    { 'ui:order': ['*'], b: { 'ui:widget': 'radio' } },
    [expect.stringMatching(/applies after "no", too.*"const":true/)],
  ],
])('a dependency on %s', (_, ui, found) => {
  expect(findingsOfStep(schema, ui)).toEqual(found);
});
