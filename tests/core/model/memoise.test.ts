import { expect, it, vi } from 'vitest';
import { memoise, memoise2 } from '../../../engine/core/model/memoise.ts';

it('computes once for each argument', () => {
  const compute = vi.fn((argument: object) => ({ argument }));
  const memoised = memoise(compute);
  const [one, other] = [{}, {}];
  expect(memoised(one)).toBe(memoised(one));
  expect(memoised(other)).not.toBe(memoised(one));
  expect(compute).toHaveBeenCalledTimes(2);
});

it('computes once for each pair of arguments', () => {
  const compute = vi.fn((first: object, second: object) => ({ first, second }));
  const memoised = memoise2(compute);
  const [one, other] = [{}, {}];
  expect(memoised(one, other)).toBe(memoised(one, other));
  expect(memoised(other, one)).toEqual({ first: other, second: one });
  expect(memoised(one, one)).not.toBe(memoised(one, other));
  expect(compute).toHaveBeenCalledTimes(3);
});
