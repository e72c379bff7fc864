// A client may send any value in place of an answer: it is refused with a message at a field, and nothing throws.
import { describe, expect, it } from 'vitest';
import { applyChange } from '../../../engine/check/examples/applyChange.ts';
import { listAttachments } from '../../../engine/core/answers/listAttachments.ts';
import type { Answers } from '../../../engine/core/model/types.ts';
import { acceptSubmission } from '../../../engine/core/validation/acceptSubmission.ts';
import { engineTexts } from '../../../engine/languages/index.ts';
import { admission, minimal } from '../../support/admission.ts';
import { makeForm } from '../support/makeForm.ts';
import { file, group, list, text, when, yesNo } from '../support/schemas.ts';

const form = await makeForm([
  {
    at: ['who'],
    schema: group(
      { name: text, age: { type: 'integer' }, hasReport: yesNo },
      { required: ['name'], ...when('hasReport', 'yes', group({ report: file }, { required: ['report'] })) },
    ),
  },
  {
    at: ['pets'],
    schema: group({ list: list(group({ name: text }, { required: ['name'] })), inner: group({ a: text }) }),
  },
]);
const good: Answers = { who: { name: 'Maya' }, pets: { list: [{ name: 'Mimi' }], inner: {} } };

const invalidValues: readonly unknown[] = [
  ...['text', '', ' ', 7, 0, Number.NaN, true, false, null, undefined],
  ...[[], [[]], [null], [undefined], ['text'], [7], {}, { x: 1 }, { length: 3 }, { name: { name: {} } }],
  ...[{ toString: 'x' }, { constructor: { prototype: 1 } }, JSON.parse('{"__proto__": {"x": 1}}')],
  Object.create(null),
];
const places = [
  ...['who', 'who[name]', 'who[age]', 'who[hasReport]', 'who[report]', 'who[report][id]', 'pets', 'pets[list]'],
  ...['pets[list][0]', 'pets[list][0][name]', 'pets[list][3]', 'pets[inner]', 'pets[inner][a]', 'elsewhere'],
];

describe.each(places)('an invalid value at %s', (place) => {
  it.each(invalidValues.map((value) => [value]))('%j does not throw', (value) => {
    const start = applyChange(good, { 'who[hasReport]': 'yes' });
    const { answers, errors } = acceptSubmission(form, applyChange(start, { [place]: value }));
    expect(errors.filter(({ name, message }) => !name || !message)).toEqual([]);
    expect(() => listAttachments(form, answers)).not.toThrow();
  });
});

describe('an invalid value in place of', () => {
  const unreadable = 'This answer cannot be read';
  it.each([
    ['a group', 'who', 'text', { who: unreadable }],
    ['a group', 'who', ['text'], { who: unreadable }],
    ['a list', 'pets[list]', 'text', { 'pets[list]': unreadable }],
    ['a list', 'pets[list]', { 0: { name: 'x' } }, { 'pets[list]': unreadable }],
    ['an entry', 'pets[list][0]', 'text', { 'pets[list][0]': unreadable }],
    ['a text', 'who[name]', { x: 1 }, { 'who[name]': unreadable }],
    ['a text', 'who[name]', ['x'], { 'who[name]': unreadable }],
    ['a number', 'who[age]', 'seven', { 'who[age]': 'Enter a number' }],
    ['a number', 'who[age]', '9'.repeat(400), { 'who[age]': 'Enter a number' }],
    ['an integer', 'who[age]', '7.5', { 'who[age]': 'Enter a number' }],
    ['nothing', 'elsewhere[a]', 'x', { elsewhere: 'This form has no such question' }],
    ['nothing', 'who[x][y]', 'x', { 'who[x]': 'This form has no such question' }],
    ['nothing', 'pets[list][0][x]', 'x', { 'pets[list][0][x]': 'This form has no such question' }],
    ['nothing', 'who[toString]', 'x', { 'who[toString]': 'This form has no such question' }],
    ['nothing', 'who[constructor]', 'x', { 'who[constructor]': 'This form has no such question' }],
  ])('%s, at %s: %j is refused', (_, place, value, expected) => {
    const { errors } = acceptSubmission(form, applyChange(good, { [place]: value }));
    expect(Object.fromEntries(errors.map(({ name, message }) => [name, message]))).toEqual(expected);
  });

  it('all steps are validated, and unknown answers are removed', () => {
    const { answers, errors } = acceptSubmission(form, { elsewhere: 'x' });
    expect(errors.map(({ name }) => name)).toEqual(['who[name]', 'elsewhere']);
    expect(answers).toEqual({ who: {}, pets: { inner: {} } });
  });
});

describe('a known but hidden answer', () => {
  it('is removed without an error', () => {
    const hidden = { ...good, who: { name: 'Maya', hasReport: 'no', report: 'anything' } };
    expect(acceptSubmission(form, hidden)).toEqual({
      answers: { ...good, who: { name: 'Maya', hasReport: 'no' } },
      errors: [],
    });
  });
});

it('the admission form trims text, folds digits and treats blanks as unanswered', () => {
  const change = {
    'learnerInfo[firstName]': '  Maya ',
    'learnerInfo[birthDate]': '١٤/٢/٢٠٢٣',
    'familyInfo[telephone]': '٠٠٩٦١ ١ ٠٠٠ ٠٠١',
    'learnerInfo[nationality2]': ' ',
  };
  expect(acceptSubmission(admission.en, applyChange(minimal, change))).toEqual({ answers: minimal, errors: [] });
});

it.each([
  ['00961 03 123 456', '+9613123456', undefined],
  ['+3333612345678', '+33612345678', undefined],
  ['03123456', '03123456', 'noCountry'],
  ['+999123456789', '+ 999123456789', 'unknownCode'],
  ['+9613123', '+ 9613123', 'tooShort'],
  ['+9611234567890123', '+ 9611234567890123', 'tooLong'],
] as const)(
  'the telephone number %j is stored as %j, or refused with the message of its fault',
  async (sent, stored, fault) => {
    const phones = await makeForm([{ schema: group({ phone: { ...text, format: 'phone' } }) }]);
    const { answers, errors } = acceptSubmission(phones, { phone: sent });
    expect(answers).toEqual({ phone: stored });
    expect(errors.map(({ message }) => message)).toEqual(fault ? [engineTexts.en.validation.phones[fault]] : []);
  },
);
