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
