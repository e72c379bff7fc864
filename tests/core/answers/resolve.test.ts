import { describe, expect, it } from 'vitest';
import { resolve } from '../../../engine/core/answers/resolve.ts';
import type { Schema } from '../../../engine/core/model/types.ts';
import { group, text, when, yesNo } from '../support/schemas.ts';

const labelled = (title: string): Schema => ({ ...text, title });

describe('resolve', () => {
  it('returns a group without conditions unchanged', () => {
    const schema = group({ a: text }, { required: ['a'] });
    expect(resolve(schema, { a: '1' })).toBe(schema);
  });

  it('merges the branches that apply, in the order of the conditions', () => {
    const schema = group(
      { a: yesNo },
      {
        required: ['a'],
        allOf: [
          when('a', 'yes', group({ b: text }, { required: ['b'] }), group({ c: text })),
          group({ d: text }, { required: ['d', 'a'] }),
        ],
      },
    );
    expect(resolve(schema, { a: 'yes' })).toEqual(group({ a: yesNo, b: text, d: text }, { required: ['a', 'b', 'd'] }));
    expect(resolve(schema, { a: 'no' })).toEqual(group({ a: yesNo, c: text, d: text }, { required: ['a', 'd'] }));
  });

  it('treats a missing group as an empty one', () => {
    const schema = group({ a: yesNo }, when('a', 'yes', group({ b: text }), group({ c: text })));
    expect(Object.keys(resolve(schema, undefined).properties ?? {})).toEqual(['a', 'c']);
  });

  it('merges a title from a branch into the question and keeps its other keywords', () => {
    const schema = group(
      { who: yesNo, name: { ...labelled('Name'), maxLength: 5 } },
      when('who', 'yes', group({ name: { title: "Father's Name" } }), group({ name: { title: "Guardian's Name" } })),
    );
    expect(resolve(schema, { who: 'yes' }).properties?.name).toEqual({ ...text, maxLength: 5, title: "Father's Name" });
    expect(resolve(schema, { who: 'no' }).properties?.name).toEqual({
      ...text,
      maxLength: 5,
      title: "Guardian's Name",
    });
  });

  it('merges groups that several branches add to', () => {
    const schema = group(
      { who: group({ a: text }, { required: ['a'] }) },
      { allOf: [group({ who: group({ b: text }, { required: ['b'] }) })] },
    );
    const who = resolve(schema, {}).properties?.who ?? {};
    expect(resolve(who, {})).toMatchObject(group({ a: text, b: text }, { required: ['a', 'b'] }));
  });

  const names = (letters: readonly string[]) => letters.map((letter) => `Label ${letter}`);
  const options = (letters: readonly string[], labels?: readonly string[]): Schema => ({
    enum: letters,
    ...(labels && { enumNames: labels }),
  });
  const abc = options(['a', 'b', 'c'], names(['a', 'b', 'c']));
  it.each<readonly [what: string, declared: Schema, first: Schema, second: Schema, both: Schema]>([
    ['the label of an option', abc, options(['c']), {}, options(['c'], ['Label c'])],
    ['its label in the branch', abc, options(['c'], ['Sea']), {}, options(['c'], ['Sea'])],
    ['the options that both leave', abc, options(['a', 'b']), options(['b', 'c']), options(['b'], ['Label b'])],
    ['values as labels', options(['a', 'b']), options(['b']), {}, options(['b'], ['b'])],
    ['the greater least length', { maxLength: 9 }, { minLength: 5 }, { minLength: 3 }, { maxLength: 9, minLength: 5 }],
    ['the smaller most length', { maxLength: 9 }, { maxLength: 5 }, { maxLength: 7 }, { maxLength: 5 }],
    ['the greater minimum', { minimum: 0 }, { minimum: 5 }, { minimum: 3 }, { minimum: 5 }],
    ['the smaller maximum', { maximum: 9 }, { maximum: 5 }, { maximum: 7 }, { maximum: 5 }],
    [
      'the counts of a list',
      { maxItems: 9 },
      { minItems: 3, maxItems: 4 },
      { minItems: 2, maxItems: 5 },
      { minItems: 3, maxItems: 4 },
    ],
  ])('keeps, of what two branches say of one question, %s', (_, declared, first, second, both) => {
    const schema = group(
      { a: yesNo, b: yesNo, q: declared, list: { type: 'array', items: declared } },
      {
        allOf: [
          when('a', 'yes', group({ q: first, list: { items: first } })),
          when('b', 'yes', group({ q: second, list: { items: second } })),
        ],
      },
    );
    const { q, list } = resolve(schema, { a: 'yes', b: 'yes' }).properties ?? {};
    expect([q, list?.items]).toEqual([both, both]);
  });

  it('returns the same object for the same results of the conditions, whatever the other answers', () => {
    const schema = group({ a: yesNo, b: yesNo }, { allOf: [when('a', 'yes', {}), when('b', 'yes', {})] });
    const combinations = ['yes', 'no'].flatMap((a) => ['yes', 'no'].map((b) => resolve(schema, { a, b })));
    expect(new Set(combinations).size).toBe(4);
    expect(resolve(schema, { a: 'yes', b: 'no', x: 1 })).toBe(combinations[1]);
  });

  it('does not modify the schema', () => {
    const schema = group({ a: yesNo }, when('a', 'yes', group({ b: text }, { required: ['b'] })));
    const before = structuredClone(schema);
    resolve(schema, { a: 'yes' });
    expect(schema).toEqual(before);
  });
});
