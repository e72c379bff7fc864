// When a question is asked, as a reader of the form on paper has to be told.
import { expect, it } from 'vitest';
import { conditionsOf } from '../../../engine/core/model/conditionsOf.ts';
import { group, text, when, yesNo } from '../support/schemas.ts';

const conditions = (schema: Parameters<typeof conditionsOf>[0]) => Object.fromEntries(conditionsOf(schema));
const b = group({ b: text });

it('says nothing of questions that are always asked', () => {
  expect(conditions(group({ a: text }))).toEqual({});
  expect(conditions(group({ a: yesNo, b: text }, when('a', 'yes', b)))).toEqual({});
});

it('knows the one answer that brings a question up', () => {
  expect(conditions(group({ a: yesNo }, when('a', 'yes', b)))).toEqual({
    b: { key: 'a', values: ['yes'], except: false },
  });
});

it('knows a question of else by the answer that keeps it away', () => {
  expect(conditions(group({ a: yesNo }, when('a', 'yes', group({ c: text }), b)))).toEqual({
    c: { key: 'a', values: ['yes'], except: false },
    b: { key: 'a', values: ['yes'], except: true },
  });
});

it.each([
  ['one of several answers', { enum: ['x', 'y'] }, { key: 'a', values: ['x', 'y'], except: false }],
  ['any other than these', { not: { enum: ['x', 'y'] } }, { key: 'a', values: ['x', 'y'], except: true }],
  ['any other than this one', { not: { const: 'x' } }, { key: 'a', values: ['x'], except: true }],
])('%s', (_, test, expected) => {
  // biome-ignore lint/suspicious/noThenProperty: a keyword of JSON Schema
  const schema = group({ a: text }, { if: { properties: { a: test }, required: ['a'] }, then: b });
  expect(conditions(schema)).toEqual({ b: expected });
});

it.each([
  ['answers of several questions', { properties: { a: { const: 'yes' }, x: { const: 'no' } } }],
  ['a number', { properties: { a: { minimum: 3 } } }],
  ['something else than an answer', { anyOf: [{ required: ['a'] }] }],
])('does not put into words what depends on %s, and knows that it is not always asked', (_, test) => {
  // biome-ignore lint/suspicious/noThenProperty: a keyword of JSON Schema
  const schema = group({ a: yesNo, x: yesNo }, { if: test, then: b });
  expect([...conditionsOf(schema)]).toEqual([['b', undefined]]);
});

it('knows that any answer will do', () => {
  // biome-ignore lint/suspicious/noThenProperty: a keyword of JSON Schema
  const schema = group({ a: text }, { if: { required: ['a'] }, then: b, else: group({ c: text }) });
  expect(conditions(schema)).toEqual({
    b: { key: 'a', values: [], except: true },
    c: { key: 'a', values: [], except: false },
  });
});

it('finds conditions in allOf and below other conditions, each by what stands directly above it', () => {
  const below = group({ b: yesNo }, when('b', 'no', group({ c: text })));
  const schema = group(
    { a: yesNo, x: yesNo },
    { allOf: [when('a', 'yes', below), when('x', 'no', group({ d: text }))] },
  );
  expect(conditions(schema)).toEqual({
    b: { key: 'a', values: ['yes'], except: false },
    c: { key: 'b', values: ['no'], except: false },
    d: { key: 'x', values: ['no'], except: false },
  });
});
