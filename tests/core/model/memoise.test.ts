import { expect, it, vi } from 'vitest';
import { memoise, memoise2 } from '../../../engine/core/model/memoise.ts';

it('computes once for each argument', () => {
  const compute = vi.fn((argument: object) => ({ argument }));
  const remembered = memoise(compute);
  const [one, other] = [{}, {}];
  expect(remembered(one)).toBe(remembered(one));
  expect(remembered(other)).not.toBe(remembered(one));
  expect(compute).toHaveBeenCalledTimes(2);
});

it('computes once for each pair of arguments', () => {
  const compute = vi.fn((first: object, second: object) => ({ first, second }));
  const remembered = memoise2(compute);
  const [one, other] = [{}, {}];
  expect(remembered(one, other)).toBe(remembered(one, other));
  expect(remembered(other, one)).toEqual({ first: other, second: one });
  expect(remembered(one, one)).not.toBe(remembered(one, other));
  expect(compute).toHaveBeenCalledTimes(3);
});
