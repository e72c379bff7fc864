// A condition on another step without effect is reported as one on the step's own answers is.
import { expect, it } from 'vitest';
import { checkForm } from '../../../../engine/compile/checkForm.ts';
import { formFile, writeForm } from '../../support/writeForm.ts';

const text = (title: string) => ({ type: 'string', title, maxLength: 80 });
const is = (test: object, key = 'n') => ({ properties: { [`/one/${key}`]: test }, required: [`/one/${key}`] });
// biome-ignore lint/suspicious/noThenProperty: a keyword of JSON Schema
const asking = { then: { properties: { u: text('U') } } };

function check(two: object, ui: object = { 'ui:order': ['*'] }) {
  const folder = writeForm({
    'trip/form.json': formFile({
      steps: [
        { id: 'one', label: 'One', at: '/one' },
        { id: 'two', label: 'Two', at: '/two' },
      ],
    }),
    'trip/who.schema.json': undefined,
    'trip/who.ui.json': undefined,
    'trip/one.schema.json': {
      type: 'object',
      properties: { n: { type: 'integer', title: 'N', minimum: 0, maximum: 5 } },
    },
    'trip/one.ui.json': {},
    'trip/two.schema.json': { type: 'object', properties: { t: text('T') }, ...two },
    'trip/two.ui.json': ui,
  });
  return checkForm(folder, 'trip').findings.map(({ code, place, problem }) => `${code} ${place.pointer} ${problem}`);
}

const inGroup = (more: object) => ({
  properties: { g: { type: 'object', title: 'G', properties: { t: text('T') }, ...more } },
});
const inEntries = (more: object) => ({
  properties: {
    l: {
      type: 'array',
      title: 'L',
      maxItems: 3,
      items: {
        type: 'object',
        properties: { k: text('K') },
        required: ['k'],
        errorMessage: { required: { k: 'K is needed' } },
        ...more,
      },
    },
  },
});

it.each<[string, object, object, string]>([
  ['without branches', { if: is({ minimum: 3 }) }, {}, 'branchesHaveEffect /if Nothing depends'],
  // biome-ignore lint/suspicious/noThenProperty: a keyword of JSON Schema
  ['with an empty branch', { if: is({ minimum: 3 }), then: {} }, {}, 'branchesHaveEffect /then This branch changes'],
  [
    'without branches, in a group',
    inGroup({ if: is({ minimum: 3 }) }),
    {},
    'branchesHaveEffect /properties/g/if Nothing',
  ],
  [
    'without branches, in an entry',
    inEntries({ allOf: [{ if: is({ minimum: 3 }) }] }),
    {},
    'branchesHaveEffect /properties/l/items/allOf/0/if Nothing',
  ],
  [
    'that never holds',
    { if: is({ minimum: 9 }), ...asking },
    { 'ui:order': ['*'] },
    'conditionsVary /if This condition can never',
  ],
  [
    'that never holds, in a group',
    inGroup({ if: is({ minimum: 9 }), ...asking }),
    { g: { 'ui:order': ['*'] } },
    'conditionsVary /properties/g/if This condition can never',
  ],
  [
    'that holds for every answer',
    { if: is({ minimum: 0 }), ...asking },
    { 'ui:order': ['*'] },
    'conditionsVary /if/properties This condition holds for every answer',
  ],
  [
    'with a test that another implies',
    { if: { allOf: [is({ minimum: 3 }), is({ minimum: 2 })] }, ...asking },
    { 'ui:order': ['*'] },
    'testsDecide /if/allOf/1 A test of',
  ],
])('a condition on another step %s', (_, two, ui, says) => {
  expect(check(two, ui)).toEqual([expect.stringContaining(says)]);
});

it.each<[string, object, object]>([
  ['of the step', { if: is({ minimum: 3 }), ...asking }, { 'ui:order': ['*'] }],
  ['of a group', inGroup({ if: is({ minimum: 3 }), ...asking }), { g: { 'ui:order': ['*'] } }],
  [
    'of an entry',
    inEntries({ allOf: [{ if: is({ minimum: 3 }), ...asking }] }),
    { l: { items: { 'ui:order': ['*'] } } },
  ],
])('a condition on another step with an effect: %s', (_, two, ui) => {
  expect(check(two, ui)).toEqual([]);
});
