// A ui entry is of all branches that ask for its question: labels, order and closed options are those of every branch that has them.
import { expect, it } from 'vitest';
import { checkForm } from '../../../engine/compile/checkForm.ts';
import { writeForm } from '../support/writeForm.ts';

const options = (...all: readonly string[]) => ({ title: 'D', type: 'string', enum: all });
const either = (one: object, other: object, declared?: object) => ({
  type: 'object',
  properties: { c: { ...options('yes', 'no'), title: 'C' }, ...(declared && { d: declared }) },
  if: { properties: { c: { const: 'yes' } }, required: ['c'] },
  // biome-ignore lint/suspicious/noThenProperty: a keyword of JSON Schema
  then: { properties: { d: one } },
  else: { properties: { d: other } },
});
const apart = either(options('a', 'b'), options('p', 'q'));
const narrowed = either({ enum: ['a', 'b'] }, { enum: ['b', 'c'] }, options('a', 'b', 'c'));
const checked = (step: object, d: object) =>
  checkForm(writeForm({ 'trip/who.schema.json': step, 'trip/who.ui.json': { 'ui:order': ['c', 'd'], d } }), 'trip');

it.each<[what: string, step: object, d: object, one: object, other: object]>([
  [
    'labels by value',
    apart,
    { 'ui:enumNames': { a: 'A', b: 'B', p: 'P', q: 'Q' } },
    { enum: ['a', 'b'], enumNames: ['A', 'B'] },
    { enum: ['p', 'q'], enumNames: ['P', 'Q'] },
  ],
  [
    'labels by the position in the declaration',
    narrowed,
    { 'ui:enumNames': ['A', 'B', 'C'] },
    { enum: ['a', 'b'], enumNames: ['A', 'B'] },
    { enum: ['b', 'c'], enumNames: ['B', 'C'] },
  ],
  ['an order', apart, { 'ui:enumOrder': ['b', 'a', 'q', 'p'] }, { enum: ['b', 'a'] }, { enum: ['q', 'p'] }],
  ['closed options', apart, { 'ui:enumDisabled': ['a', 'p'] }, { enum: ['b'] }, { enum: ['q'] }],
])('%s', (_, step, d, one, other) => {
  const { definition, findings } = checked(step, d);
  expect(findings.map(({ message }) => message)).toEqual([]);
  const schema = definition?.steps[0]?.schema;
  expect([schema?.then?.properties?.d, schema?.else?.properties?.d]).toMatchObject([one, other]);
});

it.each<[what: string, d: object, ...findings: (readonly [at: string, text: string])[]]>([
  [
    'labels by position where no branch has all options',
    { 'ui:enumNames': ['One', 'Two'] },
    ['/d/ui:enumNames', 'Name the labels by value, as {"a":"One"}: not all branches have the same options.'],
  ],
  ['an order that is theirs', { 'ui:enumOrder': ['a', 'b', 'p', 'q'] }, ['/d/ui:enumOrder', 'Remove it.']],
  [
    'what no branch has',
    { 'ui:enumNames': { a: 'A', x: 'X' }, 'ui:enumDisabled': ['y'] },
    ['/d/ui:enumNames/x', 'Remove it, or write one of ["a","b","p","q"].'],
    ['/d/ui:enumDisabled/0', 'Write one of "enum", or remove it.'],
  ],
  [
    'a branch without an open option',
    { 'ui:enumDisabled': ['p', 'q'] },
    ['/d/ui:enumDisabled', 'Name fewer options, or remove the question.'],
  ],
])('%s: one finding each', (_, d, ...findings) => {
  expect(checked(apart, d).findings.map(({ place, repair }) => [place.pointer, repair])).toEqual(findings);
});
