import { expect, it } from 'vitest';
import { patternsExclude } from '../../../engine/compile/schema/patterns/patternsExclude.ts';

it.each([
  [String.raw`^\d{3}$`, '^[a-z]+$'],
  [String.raw`^\d{3}$`, '[aeiou]'],
  [String.raw`^\d{3}$`, String.raw`^\d{4,}$`],
  [String.raw`^\d{3}$`, String.raw`\d{4}`],
  [String.raw`^\d*$`, String.raw`^\d\.\d$`],
  [String.raw`^[^\d]+$`, String.raw`^\d?\d$`],
  ['^$', 'a'],
])('no text matches %s and %s', (one, other) => {
  expect([patternsExclude(one, other), patternsExclude(other, one)]).toEqual([true, true]);
});

it.each([
  // Texts that match both: 123, a, 1, １ and 😀.
  [String.raw`^\d{3}$`, String.raw`^[1-9]\d*$`],
  [String.raw`^\S+$`, '[aeiou]'],
  ['^[^.]+$', String.raw`^\w{1,2}?$`],
  ['^[０-９]$', '^[１２]$'],
  ['^😀$', '^[😀]+$'],
  // Patterns that are not read, or of which neither lengths nor characters decide.
  ['^([0-9]|x)$', '^a$'],
  ['^1$|^2$', '^a$'],
  [String.raw`^(?!a)\d$`, '^a$'],
  [String.raw`^\u0031$`, '^a$'],
  [String.raw`^\bx$`, '^a$'],
  // A pattern without anchors may match at the beginning of a text, and the other at its end.
  [String.raw`^\d`, '[a-z]$'],
  ['', '^a$'],
  ['[', '^a$'],
])('%s and %s are not said to exclude each other', (one, other) => {
  expect([patternsExclude(one, other), patternsExclude(other, one)]).toEqual([false, false]);
});
