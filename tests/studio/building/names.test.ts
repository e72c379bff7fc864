import { expect, it } from 'vitest';
import { fieldName, optionName } from '../../../engine/studio/building/names.ts';

it.each([
  ['What is your name?', [], 'whatIsYourName'],
  ["Learner's Name", ['learnersName'], 'learnersName2'],
  ['Née à Genève', [], 'neeAGeneve'],
  ['2nd child', [], 'question2ndChild'],
  ['اسم', ['question'], 'question2'],
])('the name of “%s” beside %j is %s', (title, taken, name) => {
  expect(fieldName(title, taken)).toBe(name);
});

it.each([
  ['Grade 1 (new)', [], 'grade-1-new'],
  ['C++', ['c'], 'c-2'],
  ['نعم', [], 'option'],
])('the option “%s” beside %j is sent as %s', (label, taken, name) => {
  expect(optionName(label, taken)).toBe(name);
});
