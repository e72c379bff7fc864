// Patterns that refuse no answer, and those that refuse some.
import { expect, it } from 'vitest';
import { matchesEveryAnswer } from '../../../engine/compile/schema/patterns/everyAnswer.ts';

it.each([
  ...['.', '.+', '.*', '^.+$', '^.*$', '^.{1,}$', '.{0,100}', String.raw`^[\s\S]+$`, String.raw`[\s\S]*`],
  ...[String.raw`\S`, String.raw`^\S`, String.raw`\S$`, String.raw`\S+`, String.raw`[^\s]`, String.raw`^\S(.*\S)?$`],
  ...[String.raw`^(?!\s*$).+`, String.raw`^(?=.*\S).+$`, String.raw`^(?!\s)`, String.raw`(.|\s)*\S(.|\s)*`],
  ...[String.raw`^[^\s].*$`, String.raw`\w|\W`, String.raw`^[\w\W]*$`, String.raw`^.*\S.*$`],
])('%s refuses none', (pattern) => {
  expect(matchesEveryAnswer(pattern)).toBe(true);
});

it.each([
  ...[String.raw`^\S+$`, String.raw`^\w+$`, String.raw`\d`, String.raw`\s`, String.raw`^\D+$`, String.raw`[^\d]`],
  ...['^.{2,}$', '^.{1,80}$', '^[^<>]*$', '^[^!]+$', '(?!.*  )^', String.raw`^(?!\d)`, String.raw`^\S+( \S+)+$`],
  ...[String.raw`^(\S+\s*){1,50}$`, '^(?!test$).+$', '^[^é]*$'],
])('%s may refuse some', (pattern) => {
  expect(matchesEveryAnswer(pattern)).toBe(false);
});
