import { describe, expect, it } from 'vitest';
import { CircularCondition, pruneAnswers } from '../../../engine/core/answers/pruneAnswers.ts';
import type { Answers, Schema } from '../../../engine/core/model/types.ts';
import { file, group, list, text, when, yesNo } from '../support/schemas.ts';

/** Answering a with yes shows b, b shows c, c shows d. */
const chain = group(
  { a: yesNo },
  {
    allOf: [
      when('a', 'yes', { properties: { b: yesNo } }),
      when('b', 'yes', { properties: { c: yesNo } }),
      when('c', 'yes', { properties: { d: text } }),
    ],
  },
);
/** The same in reverse order: one pass over the conditions then hides only one question. */
const backwards: Schema = { ...chain, allOf: [...(chain.allOf ?? [])].reverse() };
/** The same, each condition nested in the previous one. */
const nested = group(
  { a: yesNo },
  when('a', 'yes', {
    properties: { b: yesNo },
    ...when('b', 'yes', { properties: { c: yesNo }, ...when('c', 'yes', { properties: { d: text } }) }),
  }),
);
const full: Answers = { a: 'yes', b: 'yes', c: 'yes', d: 'end' };

describe.each([
  ['one after the other', chain],
  ['in reverse', backwards],
  ['one inside the other', nested],
])('a chain of three conditions, %s', (_, schema) => {
  it.each<[Answers, Answers]>([
    [full, full],
    [
      { ...full, c: 'no' },
      { a: 'yes', b: 'yes', c: 'no' },
    ],
    [
      { ...full, b: 'no' },
      { a: 'yes', b: 'no' },
    ],
    [{ ...full, a: 'no' }, { a: 'no' }],
    [{ b: 'yes', c: 'yes', d: 'end' }, {}],
  ])('%j becomes %j', (answers, pruned) => {
    expect(pruneAnswers(schema, answers)).toEqual(pruned);
  });

  it('is pruned in every list entry and in groups at any depth', () => {
    const deep = group({ outer: group({ rows: list(group({ inner: schema })) }) });
    const rows = [{ inner: full }, { inner: { ...full, a: 'no' } }, { inner: { ...full, b: 'no' } }];
    const kept = [{ inner: full }, { inner: { a: 'no' } }, { inner: { a: 'yes', b: 'no' } }];
    expect(pruneAnswers(deep, { outer: { rows } })).toEqual({ outer: { rows: kept } });
  });
});

describe('pruneAnswers removes', () => {
  it('an answer without a question in the schema', () => {
    expect(pruneAnswers(group({ a: text }), { a: '1', z: '2' })).toEqual({ a: '1' });
  });

  it('the answers of the branch that does not apply', () => {
    const schema = group({ a: yesNo }, when('a', 'yes', group({ b: text }), group({ c: text })));
    expect(pruneAnswers(schema, { a: 'yes', b: '1', c: '2' })).toEqual({ a: 'yes', b: '1' });
    expect(pruneAnswers(schema, { a: 'no', b: '1', c: '2' })).toEqual({ a: 'no', c: '2' });
  });

  it('a hidden group and a hidden list with their content', () => {
    const then = { properties: { g: group({ x: text }), l: list(group({ y: text })) } };
    const schema = group({ a: yesNo }, when('a', 'yes', then));
    expect(pruneAnswers(schema, { a: 'no', g: { x: '1' }, l: [{ y: '2' }] })).toEqual({ a: 'no' });
  });

  it('no property of a file', () => {
    const report = { id: '1', name: 'a.pdf', type: 'application/pdf', size: 5 };
    expect(pruneAnswers(group({ report: file, more: list(file) }), { report, more: [report] })).toEqual({
      report,
      more: [report],
    });
  });
});

describe('pruneAnswers adds', () => {
  const siblings = list(group({ name: text, inner: group({ x: text }) }), { minItems: 2 });

  it('every group, and every required list with minItems', () => {
    const lists = { siblings, cousins: siblings, free: list(group({ x: text })), tags: list(text) };
    const schema = group({ who: group({ name: text }), ...lists }, { required: ['siblings', 'free', 'tags'] });
    expect(pruneAnswers(schema, {})).toEqual({ who: {}, siblings: [{ inner: {} }, { inner: {} }] });
  });

  it('a list when it becomes required; the list stays when it becomes optional again', () => {
    const schema = group({ a: yesNo, siblings }, when('a', 'yes', { required: ['siblings'] }));
    expect(pruneAnswers(schema, { a: 'no' })).toEqual({ a: 'no' });
    const on = pruneAnswers(schema, { a: 'yes' });
    expect(on).toHaveProperty('siblings.length', 2);
    expect(pruneAnswers(schema, { ...on, a: 'no' })).toHaveProperty('siblings.length', 2);
  });

  it('no optional list; an optional list without entries is removed', () => {
    const schema = group({ siblings, tags: list(text) });
    expect(pruneAnswers(schema, { siblings: [{ inner: {} }], tags: [] })).toEqual({ siblings: [{ inner: {} }] });
    expect(pruneAnswers(schema, { siblings: [] })).toEqual({});
    expect(pruneAnswers(group({ siblings }, { required: ['siblings'] }), { siblings: [] })).toEqual({ siblings: [] });
  });

  it('a list each time its condition becomes true', () => {
    const schema = group({ a: yesNo }, when('a', 'yes', { properties: { siblings }, required: ['siblings'] }));
    const on = pruneAnswers(schema, { a: 'yes' });
    expect(on).toEqual({ a: 'yes', siblings: [{ inner: {} }, { inner: {} }] });
    expect(pruneAnswers(schema, { ...on, siblings: [{ name: '1', inner: {} }] })).toHaveProperty('siblings.length', 1);
    expect(pruneAnswers(schema, pruneAnswers(schema, { ...on, a: 'no' }))).toEqual({ a: 'no' });
  });
});

describe('a condition that hides its own question throws instead of looping forever:', () => {
  it.each([
    ['a required list', list(group({ x: text }), { minItems: 1 })],
    ['a group', group({ x: text })],
    ['a fixed answer', { ...text, const: 'x', readOnly: true }],
  ])('%s', (_, own) => {
    const schema = group({ a: text }, { if: { required: ['own'] }, else: { properties: { own }, required: ['own'] } });
    expect(() => pruneAnswers(schema, {})).toThrow(CircularCondition);
  });
});

it('NaN is not taken for a change: the same object is returned', () => {
  const odd = { n: Number.NaN, list: [Number.NaN] };
  expect(pruneAnswers(group({ n: { type: 'number' }, list: list({ type: 'number' }) }), odd)).toBe(odd);
});

describe('pruneAnswers returns', () => {
  const schema = group({ left: group({ a: yesNo }, when('a', 'yes', group({ b: text }))), rows: list(chain) });

  it('its argument when nothing changes, also for an equal copy', () => {
    const answers = pruneAnswers(schema, { left: { a: 'yes', b: '1' }, rows: [full] });
    expect(pruneAnswers(schema, answers)).toBe(answers);
    const copy = structuredClone(answers);
    expect(pruneAnswers(schema, copy)).toBe(copy);
  });

  it('unchanged branches as the same objects', () => {
    const before = pruneAnswers(schema, { left: { a: 'yes', b: '1' }, rows: [full, full] });
    const [first] = before.rows as Answers[];
    const next = pruneAnswers(schema, { ...before, rows: [first, { ...full, c: 'no' }] });
    expect(next.left).toBe(before.left);
    expect((next.rows as Answers[])[0]).toBe(first);
    expect((next.rows as Answers[])[1]).toEqual({ a: 'yes', b: 'yes', c: 'no' });
  });

  it('a new object and does not modify its argument', () => {
    const answers = Object.freeze({ left: Object.freeze({ a: 'no', b: '1' }), rows: Object.freeze([]) });
    expect(pruneAnswers(schema, answers)).toEqual({ left: { a: 'no' } });
    expect(answers.left.b).toBe('1');
  });
});

describe('one name with a number in one branch and a text in the other', () => {
  const schema = group(
    { a: yesNo },
    when('a', 'yes', { properties: { b: { type: 'integer' } } }, { properties: { b: text } }),
  );

  it.each<[Answers, Answers]>([
    [
      { a: 'no', b: 7 },
      { a: 'no', b: '7' },
    ],
    [
      { a: 'yes', b: '7' },
      { a: 'yes', b: 7 },
    ],
    [
      { a: 'yes', b: 'x' },
      { a: 'yes', b: 'x' },
    ],
  ])('%j is read as %j', (answers, read) => {
    expect(pruneAnswers(schema, answers)).toEqual(read);
  });
});
