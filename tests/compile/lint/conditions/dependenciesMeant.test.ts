// Whether a boolean is a checkbox or asks for yes or no is said by `ui:widget`, which only the whole check reads; the table of examples runs the rule alone.
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
