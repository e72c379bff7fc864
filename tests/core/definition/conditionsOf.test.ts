// The conditions that the printed form explains in words.
import { expect, it } from 'vitest';
import { conditionsOf } from '../../../engine/core/definition/conditionsOf.ts';
import { group, list, text, when, yesNo } from '../support/schemas.ts';

const conditions = (schema: Parameters<typeof conditionsOf>[0]) => Object.fromEntries(conditionsOf(schema));
const b = group({ b: text });

it('has no entry for questions that are always visible', () => {
  expect(conditions(group({ a: text }))).toEqual({});
  expect(conditions(group({ a: yesNo, b: text }, when('a', 'yes', b)))).toEqual({});
});

it('names the answer that shows a question', () => {
  expect(conditions(group({ a: yesNo }, when('a', 'yes', b)))).toEqual({
    b: { key: 'a', values: ['yes'], except: false },
  });
});

it('names the answer that hides a question of `else`', () => {
  expect(conditions(group({ a: yesNo }, when('a', 'yes', group({ c: text }), b)))).toEqual({
    c: { key: 'a', values: ['yes'], except: false },
    b: { key: 'a', values: ['yes'], except: true },
  });
});

it.each([
  ['a question shown by one of several answers', { enum: ['x', 'y'] }, { key: 'a', values: ['x', 'y'], except: false }],
  [
    'a question shown by any answer but several',
    { not: { enum: ['x', 'y'] } },
    { key: 'a', values: ['x', 'y'], except: true },
  ],
  ['a question shown by any answer but one', { not: { const: 'x' } }, { key: 'a', values: ['x'], except: true }],
])('%s', (_, test, expected) => {
  // biome-ignore lint/suspicious/noThenProperty: a keyword of JSON Schema
  const schema = group({ a: text }, { if: { properties: { a: test }, required: ['a'] }, then: b });
  expect(conditions(schema)).toEqual({ b: expected });
});

it.each([
  ['answers of several questions', { properties: { a: { const: 'yes' }, x: { const: 'no' } } }],
  ['a number', { properties: { a: { minimum: 3 } } }],
  ['another answer beside', { properties: { a: { const: 'yes' } }, required: ['a', 'x'] }],
  ['an alternative beside', { properties: { a: { const: 'yes' } }, required: ['a'], anyOf: [{ required: ['x'] }] }],
  ['two answers', { required: ['a', 'x'] }],
  ['an option, and how many', { properties: { a: { contains: { const: 'yes' }, minItems: 2 } }, required: ['a'] }],
  ['a text and its pattern', { properties: { a: { enum: ['yes', 'no'], pattern: 'y' } }, required: ['a'] }],
  ['something other than an answer', { anyOf: [{ required: ['a'] }] }],
])('gives undefined for a condition on %s: the question is conditional, but not in words', (_, test) => {
  // biome-ignore lint/suspicious/noThenProperty: a keyword of JSON Schema
  const schema = group({ a: yesNo, x: yesNo }, { if: test, then: b });
  expect([...conditionsOf(schema)]).toEqual([['b', undefined]]);
});

it('handles a condition that any answer satisfies', () => {
  // biome-ignore lint/suspicious/noThenProperty: a keyword of JSON Schema
  const schema = group({ a: text }, { if: { required: ['a'] }, then: b, else: group({ c: text }) });
  expect(conditions(schema)).toEqual({
    b: { key: 'a', values: [], except: true },
    c: { key: 'a', values: [], except: false },
  });
});

it('finds conditions in allOf and nested ones, each with its innermost condition', () => {
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

it.each([
  [
    'two answers of one question',
    [when('a', 'yes', b), when('a', 'no', b)],
    { key: 'a', values: ['yes', 'no'], except: false },
  ],
  ['the same answer twice', [when('a', 'yes', b), when('a', 'yes', b)], { key: 'a', values: ['yes'], except: false }],
  ['answers of two questions', [when('a', 'yes', b), when('x', 'no', b)], undefined],
  ['an answer, and any but another', [when('a', 'yes', b), when('a', 'no', group({}), b)], undefined],
])('says of a question of two branches when it is asked: %s', (_, allOf, expected) => {
  expect([...conditionsOf(group({ a: yesNo, x: yesNo }, { allOf }))]).toEqual([['b', expected]]);
});

it('a question that a nested condition only narrows is asked by the outer one, and one that both branches ask always', () => {
  const narrower = group({ b: { maxLength: 3 } });
  const below = { ...b, ...when('x', 'no', narrower) };
  expect(conditions(group({ a: yesNo, x: yesNo }, when('a', 'yes', below)))).toEqual({
    b: { key: 'a', values: ['yes'], except: false },
  });
  expect(conditions(group({ a: yesNo }, when('a', 'yes', b, narrower)))).toEqual({});
});

it('names what a branch adds to a group or a list beside it, and not what it asks with a group of its own', () => {
  const more = group({ g: group({ m: text }), l: list(group({ n: text })), h: group({ k: text }) });
  const schema = group({ a: yesNo, g: group({ c: text }), l: list(group({ d: text })) }, when('a', 'yes', more));
  const condition = { key: 'a', values: ['yes'], except: false };
  expect(conditions(schema)).toEqual({ 'g/m': condition, 'l/n': condition, h: condition });
});
