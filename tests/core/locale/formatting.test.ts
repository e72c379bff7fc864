import { describe, expect, it, test } from 'vitest';
import { normaliseAnswer } from '../../../engine/core/answers/normaliseAnswer.ts';
import { dateIn, dateInWords, joinWithOr, numberIn, quantityIn } from '../../../engine/core/locale/formatting.ts';

test.each([
  [0, '0', '٠'],
  [7, '7', '٧'],
  [1625, '1625', '١٦٢٥'],
  [1_234_567, '1234567', '١٢٣٤٥٦٧'],
  [-3, '-3', '\u061c-٣'],
  [2.5, '2.5', '٢٫٥'],
  [-0.25, '-0.25', '\u061c-٠٫٢٥'],
  [1e21, '1000000000000000000000', '١٠٠٠٠٠٠٠٠٠٠٠٠٠٠٠٠٠٠٠٠٠'],
])('%d is written with the digits and separators of each language', (number, english, arabic) => {
  expect([numberIn('en', number), numberIn('ar', number)]).toEqual([english, arabic]);
});

test.each([
  [0, '0', '٠'],
  [999, '999', '٩٩٩'],
  [1000, '1,000', '١٬٠٠٠'],
  [1035.25, '1,035.25', '١٬٠٣٥٫٢٥'],
  [0.123456, '0.123456', '٠٫١٢٣٤٥٦'],
  [-1_234_567.5, '-1,234,567.5', '\u061c-١٬٢٣٤٬٥٦٧٫٥'],
  [1e21, '1,000,000,000,000,000,000,000', '١٬٠٠٠٬٠٠٠٬٠٠٠٬٠٠٠٬٠٠٠٬٠٠٠٬٠٠٠'],
  [1.5e-7, '1.5e-7', '١٫٥e\u061c-٧'],
])('the quantity %d is written with thousands apart', (number, english, arabic) => {
  expect([quantityIn('en', number), quantityIn('ar', number)]).toEqual([english, arabic]);
});

test.each([0, 7, 999, 1000, 1035.25, -0.5, -1_234_567.5, 9_007_199_254_740_991])(
  'the quantity %d, as Arabic pages write it, is read as this number where it is typed',
  (number) => {
    for (const write of [numberIn, quantityIn]) {
      expect(normaliseAnswer({ type: 'number' }, write('ar', number))).toBe(number);
    }
  },
);

test.each([
  ['2015-04-30', '30/04/2015', '٣٠\u200f/٠٤\u200f/٢٠١٥'],
  ['2026-11-01', '01/11/2026', '٠١\u200f/١١\u200f/٢٠٢٦'],
  ['30 April', '30 April', '30 April'],
  ['', '', ''],
])('dateIn writes "%s" in digits', (day, english, arabic) => {
  expect([dateIn('en', day), dateIn('ar', day)]).toEqual([english, arabic]);
});

describe('dateInWords', () => {
  it.each([
    [2015, 4, 30, '30 April 2015', '٣٠ نيسان ٢٠١٥'],
    [2026, 11, 2, '2 November 2026', '٢ تشرين الثاني ٢٠٢٦'],
  ])('%d-%d-%d', (year, month, day, english, arabic) => {
    expect([dateInWords('en', year, month, day), dateInWords('ar', year, month, day)]).toEqual([english, arabic]);
  });

  it('names every month in both languages', () => {
    const months = Array.from({ length: 12 }, (_, i) => i + 1);
    expect(months.map((month) => dateInWords('en', 1, month, 1).slice(2, -2))).toEqual(
      'January February March April May June July August September October November December'.split(' '),
    );
    expect(months.map((month) => dateInWords('ar', 1, month, 1).slice(2, -2))).toEqual(
      'كانون الثاني|شباط|آذار|نيسان|أيار|حزيران|تموز|آب|أيلول|تشرين الأول|تشرين الثاني|كانون الأول'.split('|'),
    );
  });
});

test.each([
  [[], '', ''],
  [['PDF'], 'PDF', 'PDF'],
  [['PDF', 'PNG'], 'PDF or PNG', 'PDF أو PNG'],
  [['PDF', 'JPEG', 'PNG'], 'PDF, JPEG or PNG', 'PDF أو JPEG أو PNG'],
])('joinWithOr joins %j', (choices, english, arabic) => {
  expect([joinWithOr('en', choices), joinWithOr('ar', choices)]).toEqual([english, arabic]);
});
