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

const repairIn = (step: object) => {
  const [finding, ...others] = checked(step);
  expect([finding?.place.pointer, others]).toEqual(['/anyOf', []]);
  return finding?.repair ?? '';
};

const REPAIR = /^Write (?:an entry of "allOf": \{(?<entry>.*)\}|(?<beside>.*)), with the message for them\.$/;
const none = { required: { a: 'A is required', b: 'B is required', c: 'C is required' } };
const other = {
  if: { properties: { k: { const: 'x' } }, required: ['k'] },
  [String('then')]: { required: ['l'], errorMessage: { required: { l: 'L is required' } } },
};
const further = {
  k: { type: 'string', title: 'K', enum: ['x', 'y'] },
  l: { type: 'string', title: 'L', maxLength: 9 },
};

it.each<[string, Readonly<Record<string, object>>, object, object]>([
  ['boxes', { a: box('A'), b: box('B') }, { const: true }, {}],
  ['choices', { a: choice('A'), b: choice('B'), c: choice('C') }, { const: 'bus' }, {}],
  ['choices that are required', { a: choice('A'), b: choice('B') }, { const: 'bus' }, { required: ['a', 'b'] }],
  ['numbers', { a: number('A'), b: number('B') }, { minimum: 1 }, {}],
  ['numbers that are required', { a: number('A'), b: number('B') }, { minimum: 1 }, { required: ['a', 'b'] }],
  ['choices, where the group has another condition', { a: choice('A'), b: choice('B') }, { const: 'bus' }, other],
])('of %s', (_, asked_, test, beside) => {
  const properties = beside === other ? { ...asked_, ...further } : asked_;
  const required =
    'required' in beside ? { errorMessage: { required: { a: none.required.a, b: none.required.b } } } : {};
  const anyOf = Object.keys(asked_).map((name) => asked(name, test));
  const words = { errorMessage: { ...Object(Object(required).errorMessage), anyOf: 'One of these' } };
  const { entry, beside: written } = REPAIR.exec(repairIn({ properties, ...beside, anyOf, ...words }))?.groups ?? {};
  const branch = JSON.parse(`{${entry ?? written}}`);
  const [[last, limits] = ['', {}]] = Object.entries<object>(branch.then.properties);
  const [keyword = ''] = Object.keys(limits);
  const message = keyword === 'enum' ? {} : { errorMessage: { [keyword]: 'One of these' } };
  branch.then.properties = { [last]: { ...limits, ...message } };
  if (branch.then.required) branch.then.errorMessage = { required: { [last]: 'One of these' } };
  const all = { properties, ...beside, ...required };
  expect(checked(entry === undefined ? { ...all, ...branch } : { ...all, allOf: [branch] })).toEqual([]);
});

it('of tests that are no limits it is told in words', () => {
  const a = { type: 'string', title: 'A', maxLength: 9 };
  const anyOf = [asked('a', { minLength: 1 }), asked('b', { minLength: 1 })];
  expect(repairIn({ properties: { a, b: { ...a, title: 'B' } }, anyOf })).toMatch(/^Write an "if" with "not" and all/);
});
