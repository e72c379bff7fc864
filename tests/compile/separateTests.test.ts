// `anyOf` that means "at least one of these answers": refused with the condition that says as much, which is accepted as it is written in the repair.
import { expect, it } from 'vitest';
import { findingsOfStep, text } from './support/findingsOfStep.ts';

const box = { type: 'boolean' };
const choice = { type: 'string', enum: ['bus', 'car'] };
const number = { type: 'integer', minimum: 0, maximum: 9 };
const required = { required: ['a', 'b'], errorMessage: { required: { a: 'A is required', b: 'B is required' } } };
const then = 'then';
/** A group that has a condition already. */
const conditional = {
  if: { properties: { k: { const: 'bus' } }, required: ['k'] },
  [then]: { required: ['l'], errorMessage: { required: { l: 'L is required' } } },
};
const further = { k: { ...choice, title: 'K' }, l: { ...text, title: 'L' } };

const findingsOf = (step: object) => findingsOfStep(step, { 'ui:order': ['*'] });
const anyOf = (names: readonly string[], test: object) => names.map((name) => ({ properties: { [name]: test } }));
const REPAIR = /Write (?:an entry of "allOf": \{(?<entry>.*)\}|(?<beside>.*)), with the message for them\.$/;

it.each<[string, string[], object, object, object]>([
  ['boxes', ['a', 'b'], box, { const: true }, {}],
  ['three choices', ['a', 'b', 'c'], choice, { const: 'bus' }, {}],
  ['choices that are required', ['a', 'b'], choice, { const: 'bus' }, required],
  ['numbers', ['a', 'b'], number, { minimum: 1 }, {}],
  ['numbers that are required', ['a', 'b'], number, { minimum: 1 }, required],
  ['choices of a group with a condition', ['a', 'b'], choice, { const: 'bus' }, conditional],
])('%s', (_, names, question, test, group) => {
  const asked = Object.fromEntries(names.map((name) => [name, { ...question, title: name.toUpperCase() }]));
  const step = { ...group, properties: { ...asked, ...(group === conditional && further) } };
  const errorMessage = { ...Object(Object(group).errorMessage), anyOf: 'One of these' };
  const [finding, ...others] = findingsOf({ ...step, anyOf: anyOf(names, test), errorMessage });
  expect(others).toEqual([]);
  const { entry, beside } = REPAIR.exec(finding ?? '')?.groups ?? {};
  const branch = JSON.parse(`{${entry ?? beside}}`);
  const [[last, limits] = ['', {}]] = Object.entries<object>(branch.then.properties);
  const [keyword = ''] = Object.keys(limits);
  // Options have no message of their own.
  if (keyword !== 'enum')
    branch.then.properties = { [last]: { ...limits, errorMessage: { [keyword]: 'One of these' } } };
  if (branch.then.required) branch.then.errorMessage = { required: { [last]: 'One of these' } };
  expect(findingsOf(entry === undefined ? { ...step, ...branch } : { ...step, allOf: [branch] })).toEqual([]);
});

it('of tests that are no limits it is told in words', () => {
  const step = { properties: { a: text, b: { ...text, title: 'B' } }, anyOf: anyOf(['a', 'b'], { minLength: 2 }) };
  expect(findingsOf(step)).toEqual([expect.stringMatching(/^\/anyOf .*Write an "if" with "not" and all of these/)]);
});
