// A finding about an option or a comparison names the place that is in the file, however it is written.
import { expect, it } from 'vitest';
import { findingsOfStep } from '../support/findingsOfStep.ts';

const question = { type: 'string', title: 'Way' };
const titled = (...options: readonly object[]) => ({ ...question, oneOf: options });

it.each<[string, object, string]>([
  ['enum', { ...question, enum: ['bus', 'bus'] }, '/properties/way/enum/1 The option "bus" occurs twice.'],
  [
    'constants',
    titled({ const: 'bus', title: 'Bus' }, { const: 'bus', title: 'Coach' }),
    '/properties/way/oneOf/1/const The option "bus" occurs twice.',
  ],
  [
    'titles of constants',
    titled({ const: 'bus', title: 'Bus' }, { const: 'coach', title: 'Bus' }),
    '/properties/way/oneOf/1/title The label "Bus" occurs twice.',
  ],
  [
    'options by enum',
    { ...question, anyOf: [{ enum: ['bus'] }, { enum: ['bus'], title: 'Coach' }] },
    '/properties/way/anyOf/1/enum The option "bus" occurs twice.',
  ],
  [
    'entries of a list',
    { type: 'array', title: 'Ways', uniqueItems: true, items: { ...titled({ const: 'a' }, { const: 'a' }) } },
    '/properties/way/items/oneOf/1/const The option "a" occurs twice.',
  ],
  [
    'all options of yes and no',
    {
      type: 'boolean',
      title: 'Way',
      oneOf: [
        { const: true, title: 'Sure' },
        { const: false, title: 'Not' },
      ],
    },
    '/properties/way/oneOf A list of options has no effect on an answer of type boolean.',
  ],
  [
    'a comparison that is written as a limit',
    { type: 'string', format: 'date', title: 'Until', formatMinimum: { $data: '1/from' } },
    '/properties/way/formatMinimum There is no message for "atLeast".',
  ],
])('%s', (_, way, finding) => {
  expect(
    findingsOfStep({ properties: { from: { type: 'string', format: 'date', title: 'From' }, way } }, {}),
  ).toContainEqual(expect.stringContaining(finding));
});
