import { describe, expect, it } from 'vitest';
import { foldDigits, foldText } from '../../../engine/core/locale/foldText.ts';

it.each([
  ['٠١٢٣٤٥٦٧٨٩', '0123456789'],
  ['۰۱۲۳۴۵۶۷۸۹', '0123456789'],
  ['0123456789', '0123456789'],
  ['\u200e\u200f\u061c\u202a1\u202e\u2066\u2069', '1'],
  ['  ٣ شارع ', '3 شارع'],
  ['٪٫٬', '٪٫٬'],
  ['１２３', '123'],
])('%j folds to %j', (text, folded) => {
  expect(foldDigits(text)).toBe(folded);
});

const INVISIBLE = '\u200b\u200e\u200f\u061c\u202a\u202b\u202c\u202d\u202e\u2060\u2066\u2067\u2068\u2069\ufeff';

describe('foldText', () => {
  it.each([...INVISIBLE])('removes the invisible character %j anywhere in a text', (mark) => {
    const marked = `${mark} ${mark}Ma${mark}ya ${mark}مايا${mark} ${mark}`;
    expect(foldText(marked)).toBe('Maya مايا');
    expect(foldText(mark)).toBe('');
  });

  it.each([
    // Joiners between letters are part of the word: Persian, Kurdish, emoji of several people.
    ['می\u200cخواهم', 'می\u200cخواهم'],
    ['👨\u200d👩\u200d👧', '👨\u200d👩\u200d👧'],
    ['\u200cمایا\u200c \u200dرنا\u200d', 'مایا رنا'],
    ['\u200c\u200d', ''],
    ['٣ شارع الأرز', '٣ شارع الأرز'],
    ["Renée O'Neill-Żółć ", "Renée O'Neill-Żółć"],
    ['line\nline\n', 'line\nline'],
  ])('%j becomes %j', (text, folded) => {
    expect(foldText(text)).toBe(folded);
  });
});
