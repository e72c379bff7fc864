// Conditions as form builders write them at the question which they are for, each with the `if` that is meant, or with the names of its questions.
import { expect, it } from 'vitest';
import { findingsOfStep, text } from './support/findingsOfStep.ts';

const IS_YES = '{"properties":{"b":{"const":"yes"}},"required":["b"]}';
const OPEN = '{ "properties": { "b": { "const": ... } }, "required": ["b"] }';
const equal = { component: 'b', operator: 'isEqual', value: 'yes' };
const above = { component: 'c', operator: 'greaterThan', value: 3 };

it.each<[keyword: string, condition: unknown, written: string]>([
  ['visibleIf', "{b} = 'yes'", IS_YES],
  ['visibleIf', "{b} <> 'yes'", `{"not":${IS_YES}}`],
  ['visibleIf', '{b} notempty', '{"required":["b"]}'],
  ['visibleIf', '{b} empty', '{"not":{"required":["b"]}}'],
  [
    'visibleIf',
    "{b} contains 'x' and {c} > 3",
    OPEN.replace(' }, "r', ', "c": { "const": ... } }, "r').replace('"]', '","c"]'),
  ],
  ['dependsOn', 'b', OPEN],
  ['customConditional', "show = data.b === 'yes'", IS_YES],
  ['condition', { field: 'b', operator: '==', value: 'yes' }, IS_YES],
  ['condition', { field: 'b', operator: '>', value: 3 }, OPEN],
  ['ui:if', { b: 'yes' }, IS_YES],
  ['showWhen', { b: ['yes', 'no'] }, '{"properties":{"b":{"enum":["yes","no"]}},"required":["b"]}'],
  ['conditional', { show: false, when: 'b', eq: 'yes' }, `{"not":${IS_YES}}`],
  ['conditional', { show: true, conjunction: 'all', conditions: [equal] }, IS_YES],
  ['conditional', { conjunction: 'any', conditions: [equal, equal] }, `{"anyOf":[${IS_YES},${IS_YES}]}`],
  ['conditional', { conditions: [above] }, OPEN.replaceAll('"b"', '"c"')],
])('%s: %j', (keyword, condition, written) => {
  expect(findingsOfStep({ properties: { a: { ...text, [keyword]: condition } } }, { 'ui:order': ['*'] })).toEqual([
    `/properties/a/${keyword} "${keyword}" is not a keyword that a form can use here. Move the question to "properties" of "then", beside "if": ${written} of its group.`,
  ]);
});
