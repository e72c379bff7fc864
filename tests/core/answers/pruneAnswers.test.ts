import { describe, expect, it } from 'vitest';
import { pruneAnswers } from '../../../engine/core/answers/pruneAnswers.ts';
import type { Answers, Schema } from '../../../engine/core/model/types.ts';
import { file, group, list, text, when, yesNo } from '../support/schemas.ts';

/** a asks b, b asks c, c asks d. */
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
/** The same, the conditions written in the order in which one pass clears least. */
const backwards: Schema = { ...chain, allOf: [...(chain.allOf ?? [])].reverse() };
/** The same, each condition inside the one before. */
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
  ])('%j becomes %j', (answers, settled) => {
    expect(pruneAnswers(schema, answers)).toEqual(settled);
  });

  it('falls in every entry of a list and in groups at any depth', () => {
    const deep = group({ outer: group({ rows: list(group({ inner: schema })) }) });
    const rows = [{ inner: full }, { inner: { ...full, a: 'no' } }, { inner: { ...full, b: 'no' } }];
    const kept = [{ inner: full }, { inner: { a: 'no' } }, { inner: { a: 'yes', b: 'no' } }];
    expect(pruneAnswers(deep, { outer: { rows } })).toEqual({ outer: { rows: kept } });
  });
});

describe('what is cleared', () => {
  it('is an answer that no question of the schema has', () => {
    expect(pruneAnswers(group({ a: text }), { a: '1', z: '2' })).toEqual({ a: '1' });
  });

  it('is the answer to the other branch', () => {
    const schema = group({ a: yesNo }, when('a', 'yes', group({ b: text }), group({ c: text })));
    expect(pruneAnswers(schema, { a: 'yes', b: '1', c: '2' })).toEqual({ a: 'yes', b: '1' });
    expect(pruneAnswers(schema, { a: 'no', b: '1', c: '2' })).toEqual({ a: 'no', c: '2' });
  });

  it('is a whole group and a whole list with what stands in them', () => {
    const then = { properties: { g: group({ x: text }), l: list(group({ y: text })) } };
    const schema = group({ a: yesNo }, when('a', 'yes', then));
    expect(pruneAnswers(schema, { a: 'no', g: { x: '1' }, l: [{ y: '2' }] })).toEqual({ a: 'no' });
  });

  it('is no part of a file', () => {
    const report = { id: '1', name: 'a.pdf', type: 'application/pdf', size: 5 };
    expect(pruneAnswers(group({ report: file, more: list(file) }), { report, more: [report] })).toEqual({
      report,
      more: [report],
    });
  });
});

describe('what is opened', () => {
  const siblings = list(group({ name: text, inner: group({ x: text }) }), { minItems: 2 });

  it('is every group and every list that is required with a least number of entries', () => {
    const lists = { siblings, cousins: siblings, free: list(group({ x: text })), tags: list(text) };
    const schema = group({ who: group({ name: text }), ...lists }, { required: ['siblings', 'free', 'tags'] });
    expect(pruneAnswers(schema, {})).toEqual({ who: {}, siblings: [{ inner: {} }, { inner: {} }] });
  });

  it('is a list as soon as it is required, and stays when it is not any more', () => {
    const schema = group({ a: yesNo, siblings }, when('a', 'yes', { required: ['siblings'] }));
    expect(pruneAnswers(schema, { a: 'no' })).toEqual({ a: 'no' });
    const on = pruneAnswers(schema, { a: 'yes' });
    expect(on).toHaveProperty('siblings.length', 2);
    expect(pruneAnswers(schema, { ...on, a: 'no' })).toHaveProperty('siblings.length', 2);
  });

  it('is no list that is optional; without entries it is absent again', () => {
    const schema = group({ siblings, tags: list(text) });
    expect(pruneAnswers(schema, { siblings: [{ inner: {} }], tags: [] })).toEqual({ siblings: [{ inner: {} }] });
    expect(pruneAnswers(schema, { siblings: [] })).toEqual({});
    expect(pruneAnswers(group({ siblings }, { required: ['siblings'] }), { siblings: [] })).toEqual({ siblings: [] });
  });

  it('is a list that a condition brings, again each time', () => {
    const schema = group({ a: yesNo }, when('a', 'yes', { properties: { siblings }, required: ['siblings'] }));
    const on = pruneAnswers(schema, { a: 'yes' });
    expect(on).toEqual({ a: 'yes', siblings: [{ inner: {} }, { inner: {} }] });
    expect(pruneAnswers(schema, { ...on, siblings: [{ name: '1', inner: {} }] })).toHaveProperty('siblings.length', 1);
    expect(pruneAnswers(schema, pruneAnswers(schema, { ...on, a: 'no' }))).toEqual({ a: 'no' });
  });
});

describe('a definition that contradicts itself', () => {
  it('is an error, not a loop without end', () => {
    const rows = list(group({ x: text }), { minItems: 1 });
    const schema = group(
      { a: text },
      { if: { required: ['rows'] }, else: { properties: { rows }, required: ['rows'] } },
    );
    expect(() => pruneAnswers(schema, {})).toThrow('Circular condition: a list hides itself.');
  });
});

it('no number is so odd that it is taken for a change', () => {
  const odd = { n: Number.NaN, list: [Number.NaN] };
  expect(pruneAnswers(group({ n: { type: 'number' }, list: list({ type: 'number' }) }), odd)).toBe(odd);
});

describe('identity', () => {
  const schema = group({ left: group({ a: yesNo }, when('a', 'yes', group({ b: text }))), rows: list(chain) });

  it('is kept when nothing changes, also for an equal copy', () => {
    const answers = pruneAnswers(schema, { left: { a: 'yes', b: '1' }, rows: [full] });
    expect(pruneAnswers(schema, answers)).toBe(answers);
    const copy = structuredClone(answers);
    expect(pruneAnswers(schema, copy)).toBe(copy);
  });

  it('is kept by every branch that nothing changes in', () => {
    const before = pruneAnswers(schema, { left: { a: 'yes', b: '1' }, rows: [full, full] });
    const [first] = before.rows as Answers[];
    const next = pruneAnswers(schema, { ...before, rows: [first, { ...full, c: 'no' }] });
    expect(next.left).toBe(before.left);
    expect((next.rows as Answers[])[0]).toBe(first);
    expect((next.rows as Answers[])[1]).toEqual({ a: 'yes', b: 'yes', c: 'no' });
  });

  it('leaves what it was given as it was', () => {
    const answers = Object.freeze({ left: Object.freeze({ a: 'no', b: '1' }), rows: Object.freeze([]) });
    expect(pruneAnswers(schema, answers)).toEqual({ left: { a: 'no' } });
    expect(answers.left.b).toBe('1');
  });
});
