import { expect, test } from 'vitest';
import { numberIn } from '../../engine/core/inLanguage.ts';

test.each([0, 7, 10, 1625, 1_234_567, -3, 2.5, -0.25, 1e21])(
  '%d is written as readers of each language write it',
  (number) => {
    const plain = { useGrouping: false };
    expect(numberIn('en', number)).toBe(new Intl.NumberFormat('en-GB', plain).format(number));
    expect(numberIn('ar', number)).toBe(new Intl.NumberFormat('ar-LB', plain).format(number));
  },
);
