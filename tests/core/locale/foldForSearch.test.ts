import { describe, expect, it } from 'vitest';
import { foldForSearch, phoneDigits, searchWords } from '../../../engine/core/locale/foldForSearch.ts';

describe('one spelling for', () => {
  it.each([
    ['أحمد', 'احمد'],
    ['إبراهيم', 'ابراهيم'],
    ['آية', 'ايه'],
    ['فاطمة', 'فاطمه'],
    ['هُدَى', 'هدي'],
    ['هناء', 'هنا'],
    ['مـــريم', 'مريم'],
    ['رؤى', 'روي'],
    ['شيرین کرم', 'شيرين كرم'],
    ['Renée', 'renee'],
    ["O'NEILL", 'oneill'],
    ['O’Neill', 'oneill'],
    ['Al-Khoury', 'al khoury'],
    ['Żółć Øster Straße', 'zolc oster strasse'],
    ['\u200fMaya\u200e  Saad ', 'maya saad'],
    ['٣ شارع الأرز', '3 شارع الارز'],
    ['name@school.example', 'name school example'],
    ['-', ''],
  ])('%s: %s', (text, folded) => {
    expect(foldForSearch(text)).toBe(folded);
    expect(foldForSearch(folded)).toBe(folded);
  });
});

describe('a telephone number is found by', () => {
  const text = phoneDigits('+9613123456');
  it.each([
    '03 123 456',
    '03/123456',
    '3123456',
    '٠٣ ١٢٣ ٤٥٦',
    '+961 3 123 456',
    '+961 (0)3 123-456',
    '00961 3 123456',
    '961 03 123456',
    '(03) 123456',
    '123456',
    '03 12',
  ])('%s', (typed) => {
    const words = searchWords(typed);
    expect(words.length).toBeGreaterThan(0);
    expect(words.filter((word) => !text.includes(word))).toEqual([]);
  });

  it('and not by another', () => {
    expect(searchWords('03 123 457').every((word) => text.includes(word))).toBe(false);
  });
});

it.each<[string, string[]]>([
  ['Haddad 03 123 456', ['haddad', '3123456']],
  ['K7QM-4XRT-9', ['k7qm', '4xrt', '9']],
  ['grade 5 5', ['grade', '5']],
  ['0012', ['0012']],
  [' - ', []],
])('%s searches for %j', (typed, words) => {
  expect(searchWords(typed)).toEqual(words);
});
