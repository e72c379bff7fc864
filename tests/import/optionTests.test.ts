// A test of an option that its question does not have is false: the rest of the condition stays, and the report names what went.
import { expect, it } from 'vitest';
import { fitted } from './support/fitted.ts';

const text = (title: string) => ({ type: 'string', title, maxLength: 9 });
const a = { type: 'string', title: 'A', enum: ['x', 'y'] };
const several = { type: 'array', title: 'M', items: { type: 'string', enum: ['p', 'q'] }, uniqueItems: true };
const then = 'then';
const is = (value: string, name = 'a') => ({ properties: { [name]: { const: value } }, required: [name] });
const b = { properties: { b: text('B') }, required: ['b'] };

it.each<[string, object, object]>([
  ['beside what else has to hold', { allOf: [{ not: is('zz') }, is('x')] }, { allOf: [is('x')] }],
  ['beside what else may hold', { anyOf: [is('zz'), is('y')] }, { anyOf: [is('y')] }],
  [
    'within another part',
    { allOf: [{ not: { anyOf: [is('zz'), { not: is('y') }] } }, { required: ['m'] }] },
    { allOf: [{ not: { anyOf: [{ not: is('y') }] } }, { required: ['m'] }] },
  ],
  [
    'among several',
    { anyOf: [{ properties: { m: { contains: { const: 'zz' } } }, required: ['m'] }, is('x')] },
    { anyOf: [is('x')] },
  ],
])('a test of an option that is not there goes alone: %s', (_, condition, expected) => {
  const { left, lines, schema } = fitted({ properties: { a, m: several }, allOf: [{ if: condition, [then]: b }] });
  expect(left).toEqual([]);
  expect(schema.allOf).toMatchObject([{ if: expected, [then]: { required: ['b'] } }]);
  expect(lines.join('\n')).toMatch(/A part of a condition: the others decide\. The condition names "zz"/);
});

it.each<[string, object]>([
  ['else', { if: is('zz'), else: b }],
  ['then', { if: { not: is('zz') }, [then]: b }],
])('what depends on it alone is asked always, and stays required: %s', (_, condition) => {
  const { left, lines, schema } = fitted({ properties: { a }, allOf: [condition] });
  expect(left).toEqual([]);
  expect(schema.allOf).toMatchObject([{ allOf: [{ properties: { b: { title: 'B' } }, required: ['b'] }] }]);
  expect(lines.join('\n')).toMatch(/A condition: what depends on it is asked always\. The condition names "zz"/);
});

it('what would never be asked is asked always, and need not be answered', () => {
  const { schema, lines } = fitted({ properties: { a }, allOf: [{ if: is('zz'), [then]: b }] });
  expect(JSON.stringify(schema.allOf)).not.toMatch(/required|"if"/);
  expect(lines.join('\n')).toMatch(/is asked always, and need not be answered\. The condition names "zz"/);
});

it('of JSON Forms, a layout that is never hidden leaves the rules in it', () => {
  const rule = (effect: string, only: string) => ({
    rule: { effect, condition: { scope: '#/properties/a', schema: { const: only } } },
  });
  const control = (name: string, others: object = {}) => ({
    type: 'Control',
    scope: `#/properties/${name}`,
    ...others,
  });
  const { left, lines, schema } = fitted(
    { properties: { a, b: text('B'), c: text('C') }, required: ['b', 'c'] },
    {
      type: 'VerticalLayout',
      elements: [
        control('a'),
        { type: 'VerticalLayout', ...rule('HIDE', 'zz'), elements: [control('b', rule('SHOW', 'x')), control('c')] },
      ],
    },
    'jsonforms',
  );
  expect(left).toEqual([]);
  expect(schema.allOf).toMatchObject([
    { if: { allOf: [is('x')] }, [then]: { required: ['b'] } },
    { allOf: [{ properties: { c: {} }, required: ['c'] }] },
  ]);
  expect(lines.join('\n')).toMatch(/elements\/1\/elements\/0\n +A part of a condition/);
});
