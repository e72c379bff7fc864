// `anyOf` that means "at least one of these answers": refused with the condition that says as much, which is accepted as it is written in the repair.
import { expect, it } from 'vitest';
import { checkForm } from '../../engine/compile/checkForm.ts';
import { writeForm } from './support/writeForm.ts';

const box = (title: string) => ({ type: 'boolean', title });
const choice = (title: string) => ({ type: 'string', title, enum: ['bus', 'car'] });
const number = (title: string) => ({ type: 'integer', title, minimum: 0, maximum: 9 });
const asked = (name: string, test: object) => ({ properties: { [name]: test } });

function checked(step: object) {
  const folder = writeForm({
    'trip/who.schema.json': { type: 'object', ...step },
    'trip/who.ui.json': { 'ui:order': ['*'] },
    'trip/ar.json': undefined,
  });
  return checkForm(folder, 'trip').findings;
}

it.each([
  ['boxes', { a: box('A'), b: box('B') }, { const: true }],
  ['choices', { a: choice('A'), b: choice('B'), c: choice('C') }, { const: 'bus' }],
  ['numbers', { a: number('A'), b: number('B') }, { minimum: 1 }],
])('of %s', (_, properties, test) => {
  const anyOf = Object.keys(properties).map((name) => asked(name, test));
  const [finding, ...others] = checked({ properties, anyOf, errorMessage: { anyOf: 'One of these' } });
  expect([finding?.place.pointer, others]).toEqual(['/anyOf', []]);
  const [, condition = '', branch = ''] =
    /^Write "if": (.*) and "then": (.*), with the message for them\.$/.exec(finding?.repair ?? '') ?? [];
  const then = JSON.parse(branch);
  const [[last, limits]] = Object.entries<object>(then.properties) as [[string, object]];
  const [keyword = ''] = Object.keys(limits);
  const message = keyword === 'enum' ? {} : { errorMessage: { [keyword]: 'One of these' } };
  const branchWithWords = {
    ...then,
    properties: { [last]: { ...limits, ...message } },
    errorMessage: { required: { [last]: 'One of these' } },
  };
  // biome-ignore lint/suspicious/noThenProperty: a keyword of JSON Schema
  expect(checked({ properties, if: JSON.parse(condition), then: branchWithWords })).toEqual([]);
});
