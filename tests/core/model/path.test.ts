import { describe, expect, it } from 'vitest';
import { getIn, setIn, toName, toPath } from '../../../engine/core/model/path.ts';
import { isRecord } from '../../../engine/core/model/schema.ts';
import type { Path } from '../../../engine/core/model/types.ts';

describe('a name', () => {
  it.each<[string, Path]>([
    ['', []],
    ['maritalStatus', ['maritalStatus']],
    ['learnerInfo[firstNameAR]', ['learnerInfo', 'firstNameAR']],
    ['otherInfo[siblings][0][firstName]', ['otherInfo', 'siblings', 0, 'firstName']],
    ['learners[12][lastName]', ['learners', 12, 'lastName']],
    ['addtional_info', ['addtional_info']],
  ])('%j is the path %j, and back', (name, path) => {
    expect(toPath(name)).toEqual(path);
    expect(toName(path)).toBe(name);
  });
});

describe('getIn', () => {
  const answers = { a: { b: [{ c: 'x' }] }, text: 'yes', none: null };
  it.each<[Path, unknown]>([
    [[], answers],
    [['a', 'b', 0, 'c'], 'x'],
    [['a', 'b', 1, 'c'], undefined],
    [['z', 'y', 'x'], undefined],
    [['text', 'length'], undefined],
    [['text', 0], undefined],
    [['none', 'a'], undefined],
  ])('%j', (path, answer) => {
    expect(getIn(answers, path)).toBe(answer);
  });
});

describe('setIn', () => {
  it.each<[unknown, Path, unknown, unknown]>([
    [{}, ['a'], '1', { a: '1' }],
    [{ a: '1', b: '2' }, ['a'], undefined, { b: '2' }],
    [{}, ['a'], undefined, {}],
    [undefined, ['a', 'b'], '1', { a: { b: '1' } }],
    [{}, ['l', 0, 'x'], '1', { l: [{ x: '1' }] }],
    [{ l: [{ x: '1' }, { x: '2' }] }, ['l', 1, 'x'], undefined, { l: [{ x: '1' }, {}] }],
    [{ a: 'text' }, ['a', 'b'], '1', { a: { b: '1' } }],
    [{ a: ['text'] }, ['a', 'b'], '1', { a: { b: '1' } }],
    [{ a: '1' }, [], '2', '2'],
  ])('%j at %j: %j', (value, path, answer, expected) => {
    expect(setIn(value, path, answer)).toStrictEqual(expected);
  });

  it('copies the objects on the path and no others', () => {
    const before = { a: { b: '1' }, rows: [{ x: '1' }, { x: '2' }] };
    const after = setIn(before, ['rows', 1, 'x'], '3') as typeof before;
    expect(after.a).toBe(before.a);
    expect(after.rows[0]).toBe(before.rows[0]);
    expect(before.rows[1]).toEqual({ x: '2' });
  });
});

it.each<[unknown, boolean]>([
  [{}, true],
  [[], false],
  [null, false],
  [undefined, false],
  ['text', false],
  [7, false],
])('isRecord(%j) is %s', (value, verdict) => {
  expect(isRecord(value)).toBe(verdict);
});
