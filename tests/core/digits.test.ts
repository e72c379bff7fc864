import { expect, it } from 'vitest';
import { foldDigits } from '../../engine/core/digits.ts';

it.each([
  ['٠١٢٣٤٥٦٧٨٩', '0123456789'],
  ['۰۱۲۳۴۵۶۷۸۹', '0123456789'],
  ['0123456789', '0123456789'],
  ['\u200e\u200f\u061c\u202a1\u202e\u2066\u2069', '1'],
  ['  ٣ شارع ', '3 شارع'],
  ['٪٫٬', '٪٫٬'],
])('%j folds to %j', (text, folded) => {
  expect(foldDigits(text)).toBe(folded);
});
