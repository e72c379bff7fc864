// What is decided of patterns: whether an answer matches all of some and none of others, and which one does.
import fc from 'fast-check';
import { expect, it } from 'vitest';
import {
  commonText,
  matchesEveryAnswer,
  matchesNoAnswer,
  patternsExclude,
} from '../../../engine/compile/schema/patterns/commonText.ts';

const raw = String.raw;
const ANY = { least: 1, most: Infinity };

it.each<[readonly string[], readonly string[], object, string | null | undefined]>([
  [['^LB'], [], { least: 6, most: 34 }, 'LBaaaa'],
  [[], ['^LB'], { least: 6, most: 34 }, 'aaaaaa'],
  [['^LB', raw`\d$`], [], ANY, 'LB7'],
  [['^(?=.*[A-Z])(?=.*\\d).{8,}$'], [], ANY, 'aaaaaa7A'],
  [['^(?!.*@gmail\\.com$).+$', '@'], [], ANY, '@'],
  [['(^|,)x', 'y(,|$)'], [], ANY, 'xy'],
  [[raw`\bx\b`], ['^x'], ANY, '.x'],
  [['^[ء-ي]+$'], [], ANY, 'ا'],
  [['^LB'], [], { least: 1, most: 1 }, null],
  [[raw`^\d{4}$`], ['^[0-9]'], ANY, null],
  [[raw`^(?=.*\d)`, raw`^\D+$`], [], ANY, null],
  // Back references, a lookaround in the midst, and counts that need more than 10,000 nodes are not read.
  [[raw`^(.)\1$`], [], ANY, undefined],
  [['^[^@]+@(?!gmail)[a-z]+$'], [], ANY, undefined],
  [['^.{0,5000}$'], [], ANY, undefined],
  [['['], [], ANY, undefined],
])('%j, and not %j, in %j', (all, none, lengths, text) => {
  expect(commonText(all, none, lengths as typeof ANY, true)).toBe(text);
});

const PATTERNS = [
  '$a',
  '^a(?!b)b',
  ...['^a', 'b$', '^[ab]+$', raw`^\d{2,3}$`, '(^|b)7', 'a.b', raw`\bb`, '^(?=.*a)(?!.*7)', '^(?:a|b7)*$', '[^a]{3}'],
  ...['^a|b$', raw`^\S+ \S+$`, '^(?!a)', 'a(?!b)', '(?<=a)b', '^.{4,}$', '^$', '.'],
];
const texts = fc.string({ unit: fc.constantFrom('a', 'b', '7', ' ', '-'), minLength: 1, maxLength: 6 });

it('agrees with the regular expressions', () => {
  const some = fc.subarray(PATTERNS, { minLength: 1, maxLength: 2 });
  fc.assert(
    fc.property(some, some, fc.array(texts, { minLength: 20, maxLength: 20 }), (all, none, tried) => {
      const isIt = (text: string) =>
        all.every((one) => new RegExp(one, 'u').test(text)) && !none.some((one) => new RegExp(one, 'u').test(text));
      const found = commonText(all, none, ANY, true);
      if (typeof found === 'string') expect([found, isIt(found)]).toEqual([found, true]);
      if (found === null) expect(tried.filter((text) => text.trim() === text && isIt(text))).toEqual([]);
      return true;
    }),
    { seed: 7, numRuns: 600 },
  );
});

it.each([
  [raw`^\d{3}$`, '^[a-z]+$'],
  [raw`^\d{3}$`, '[aeiou]'],
  [raw`^\d{3}$`, raw`^\d{4,}$`],
  [raw`^\d{3}$`, raw`\d{4}`],
  [raw`^\d*$`, raw`^\d\.\d$`],
  [raw`^[^\d]+$`, raw`^\d?\d$`],
  ['^([0-9]|x)$', '^a$'],
  ['^1$|^2$', '^a$'],
  [raw`^(?!a)\d$`, '^a$'],
  [raw`^\u0031$`, '^a$'],
  [raw`^\bx$`, '^a$'],
  ['^$', 'a'],
  ['^[０-９]$', '^[１２]$'],
])('no answer matches %s and %s', (one, other) => {
  expect([patternsExclude(one, other), patternsExclude(other, one)]).toEqual([true, true]);
});

it.each([
  [raw`^\d{3}$`, raw`^[1-9]\d*$`],
  [raw`^\S+$`, '[aeiou]'],
  ['^[^.]+$', raw`^\w{1,2}?$`],
  ['^😀$', '^[😀]+$'],
  [raw`^\d`, '[a-z]$'],
  ['', '^a$'],
  ['[', '^a$'],
])('%s and %s are not said to exclude each other', (one, other) => {
  expect([patternsExclude(one, other), patternsExclude(other, one)]).toEqual([false, false]);
});

it.each([
  ...['.', '.+', '.*', '^.+$', '^.*$', '^.{1,}$', '.{0,100}', raw`^[\s\S]+$`, raw`[\s\S]*`],
  ...[raw`\S`, raw`^\S`, raw`\S$`, raw`\S+`, raw`[^\s]`, raw`^\S(.*\S)?$`],
  ...[raw`^(?!\s*$).+`, raw`^(?=.*\S).+$`, raw`^(?!\s)`, raw`(.|\s)*\S(.|\s)*`],
  ...[raw`^[^\s].*$`, raw`\w|\W`, raw`^[\w\W]*$`, raw`^.*\S.*$`, '^[0-9]+$|', '^[^٠-٩]*$'],
])('%s refuses no answer', (pattern) => {
  expect(matchesEveryAnswer(pattern)).toBe(true);
});

it.each([
  ...[raw`^\S+$`, raw`^\w+$`, raw`\d`, raw`\s`, raw`^\D+$`, raw`[^\d]`],
  ...['^.{2,}$', '^.{1,80}$', '^[^<>]*$', '^[^!]+$', '(?!.*  )^', raw`^(?!\d)`, raw`^\S+( \S+)+$`],
  ...[raw`^[^\n]*$`, raw`^(?:.*\n){0,4}.*$`, raw`^(\S+\s*){1,50}$`, '^(?!test$).+$', '^[^é]*$'],
])('%s may refuse some', (pattern) => {
  expect(matchesEveryAnswer(pattern)).toBe(false);
});

it.each([
  ...[raw`^\s*$`, raw`^\s+$`, '^[0-9]+$/', '^[0-9]+$/i', '^[0-9]+$ ', ' ^[0-9]+$', '^ [0-9]+$', '^[0-9]+ $'],
  ...['$[0-9]+^', '^(?!.*).+$', raw`^[\u0660-\u0669]{4}$`, '^[٠-٩]+$'],
])('no answer matches %s', (pattern) => {
  expect(matchesNoAnswer(pattern)).toBe(true);
});
