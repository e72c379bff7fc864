// Errors as compiled validators raise them, and the field that each is shown at.

import { describe, expect, it } from 'vitest';
import type { Answers, Schema } from '../../../engine/core/model/types.ts';
import { collectErrors } from '../../../engine/core/validation/collectErrors.ts';
import { stepErrors } from '../../../engine/core/validation/stepErrors.ts';
import { engineTexts } from '../../../engine/languages/index.ts';
import { makeForm } from '../support/makeForm.ts';
import { file, group, list, text, when, yesNo } from '../support/schemas.ts';

const entry = group({ name: text }, { required: ['name'], errorMessage: { required: { name: 'Whose?' } } });
const year: Schema = {
  ...text,
  pattern: '^[0-9]{4}$',
  maxLength: 4,
  errorMessage: { pattern: 'Year must be in YYYY format' },
};

interface Case {
  readonly why: string;
  readonly schema: Schema;
  readonly answers: Answers;
  readonly errors: Readonly<Record<string, string>>;
}

const cases: readonly Case[] = [
  {
    why: 'a missing answer, with the message of the definition or the default one',
    schema: group({ a: text, b: text }, { required: ['a', 'b'], errorMessage: { required: { a: 'A, please' } } }),
    answers: {},
    errors: { 'at[a]': 'A, please', 'at[b]': 'This field is required' },
  },
  {
    why: 'a choice among numbers, given a number or text',
    schema: group({ a: { type: 'integer', enum: [1, 2] }, b: { type: 'integer', enum: [1, 2] } }),
    answers: { a: '3', b: 3 },
    errors: { 'at[a]': 'Choose one of the options', 'at[b]': 'Choose one of the options' },
  },
  {
    why: 'a missing answer in a group',
    schema: group({ g: group({ h: group({ a: text }, { required: ['a'] }) }) }),
    answers: { g: { h: {} } },
    errors: { 'at[g][h][a]': 'This field is required' },
  },
  {
    why: 'a missing answer in some entries of a list',
    schema: group({ rows: list(entry) }),
    answers: { rows: [{}, { name: 'x' }, {}] },
    errors: { 'at[rows][0][name]': 'Whose?', 'at[rows][2][name]': 'Whose?' },
  },
  {
    why: 'a list in an entry of a list',
    schema: group({ rows: list(group({ inner: list(entry) })) }),
    answers: { rows: [{ inner: [] }, { inner: [{ name: 'x' }, {}] }] },
    errors: { 'at[rows][1][inner][1][name]': 'Whose?' },
  },
  {
    why: 'a condition: errors of its branch, none of `if` itself',
    schema: group({ a: yesNo }, when('a', 'yes', group({ b: text }, { required: ['b'] }))),
    answers: { a: 'yes' },
    errors: { 'at[b]': 'This field is required' },
  },
  {
    why: 'a malformed answer, with the message of the definition or the default one',
    schema: group({ a: year, b: { ...text, pattern: '^x' } }),
    answers: { a: '20x4', b: 'y' },
    errors: { 'at[a]': 'Year must be in YYYY format', 'at[b]': 'This answer is not written as expected' },
  },
  {
    why: 'two errors of one field: one message',
    schema: group({ a: { ...year, errorMessage: { pattern: 'P', maxLength: 'L' } } }),
    answers: { a: '20x45' },
    errors: { 'at[a]': expect.stringMatching(/^[PL]$/) },
  },
  {
    why: 'a text that is too long, at any depth, with its length counted as maxLength counts',
    schema: group({ g: group({ a: { ...text, maxLength: 3 } }), rows: list(group({ b: { ...text, maxLength: 1 } })) }),
    answers: { g: { a: 'مايا' }, rows: [{ b: '\u{20BB7}' }, { b: '\u{20BB7}x' }] },
    errors: {
      'at[g][a]': 'Use at most 3 characters (now 4)',
      'at[rows][1][b]': 'Use at most one character (now 2)',
    },
  },
  {
    why: 'one message for every error of a group',
    schema: group({ g: group({ a: text, b: text }, { required: ['a'], errorMessage: 'Fill this in' }) }),
    answers: { g: { b: 7 } },
    errors: { 'at[g][a]': 'Fill this in', 'at[g]': 'Fill this in' },
  },
  {
    why: 'one message of a group for an error in a nested group',
    schema: group({ g: { ...group({ h: group({ a: text }, { required: ['a'] }) }), errorMessage: 'Fill this in' } }),
    answers: { g: { h: {} } },
    errors: { 'at[g]': 'Fill this in' },
  },
  {
    why: 'a file over its limits: at the field, not at its properties',
    schema: group({ report: file }),
    answers: { report: { id: '1', name: 'a.exe', type: 'application/x-exe', size: 5 } },
    errors: { 'at[report]': 'The file must be PDF' },
  },
  {
    why: 'too few and too many entries',
    schema: group({ few: list(entry, { minItems: 2 }), many: list(text, { maxItems: 1 }) }),
    answers: { few: [{ name: 'x' }], many: ['a', 'b'] },
    errors: { 'at[few]': 'Give at least 2', 'at[many]': 'Give at most 1' },
  },
];

describe('stepErrors puts at its field', () => {
  it.each(cases)('$why', async ({ schema, answers, errors }) => {
    const { steps } = await makeForm([{ schema, at: ['at'] }]);
    const [step] = steps;
    const found = step ? [...stepErrors(step, { at: answers }).values()] : [];
    expect(Object.fromEntries(found.map(({ name, message }) => [name, message]))).toEqual(errors);
  });

  it('an error of a step without `at`, at the root', async () => {
    const { steps } = await makeForm([{ schema: group({ a: text }, { required: ['a'] }) }]);
    const [step] = steps;
    expect(step && [...stepErrors(step, {}).keys()]).toEqual(['a']);
  });
});

describe('collectErrors', () => {
  it('unescapes the keys of a JSON Pointer', () => {
    const errors = [{ keyword: 'type', instancePath: '/a~1b/c~0d/~01', params: { type: 'string' } }];
    expect([...collectErrors(errors, {}, [], engineTexts.en.validation).keys()]).toEqual(['a/b[c~d][~1]']);
  });

  it('keeps the first error of a field with its keyword', () => {
    const errors = [
      { keyword: 'type', instancePath: '/a', params: { type: 'number' } },
      { keyword: 'minimum', instancePath: '/a', params: { limit: 1 } },
    ];
    expect([...collectErrors(errors, {}, [], engineTexts.en.validation).values()]).toEqual([
      { name: 'a', keyword: 'type', message: 'Enter a number' },
    ]);
  });
});
