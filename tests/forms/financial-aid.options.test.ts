// The enumerations and labels of the specification's section 3, the kinds of files of section 9, and the saved file.
import { describe, expect, it } from 'vitest';
import { applyChange } from '../../engine/check/examples/applyChange.ts';
import { mapDocument } from '../../engine/core/answers/mapDocument.ts';
import { exampleAnswers } from './support/exampleAnswers.ts';
import { fieldAt } from './support/fieldAt.ts';
import { financialAidDocument } from './support/financialAidDocument.ts';
import { formById } from './support/formById.ts';

const form = formById('financial-aid');
const minimal = exampleAnswers('financial-aid', 'minimal');

const grades = [
  ['1', 'PRE-K1'],
  ['2', 'PRE-K2'],
  ['3', 'PRE-K3'],
  ['4', 'LEL-01'],
  ['5', 'LEL-02'],
  ['6', 'LEL-03'],
  ['7', 'UEL-04'],
  ['8', 'UEL-05'],
  ['9', 'UEL-06'],
  ['10', 'INT-O7'],
  ['11', 'INT-08'],
  ['12', 'INT-09'],
  ['13', 'SEC-10'],
  ['14', 'SEC-2E'],
  ['15', 'SEC-2S'],
  ['16', 'SEC-3E'],
  ['17', 'SEC-3G'],
  ['18', 'SEC-3L'],
];
const statuses = [
  ['married', 'Married'],
  ['separated', 'Separated/Divorced'],
  ['motherDeceased', 'Mother living, Father deceased'],
  ['fatherDeceased', 'Father living, Mother deceased'],
];

describe('the options of', () => {
  it.each([
    ['learners[0][currentGrade]', grades],
    ['maritalStatus', statuses],
    [
      'fatherGuardian',
      [
        ['father', 'Father'],
        ['guardian', 'Guardian'],
      ],
    ],
    [
      'motherGuardian',
      [
        ['mother', 'Mother'],
        ['guardian', 'Guardian'],
      ],
    ],
  ])('%s', (name, expected) => {
    const { enum: values, enumNames: labels } = fieldAt(form, minimal, name) ?? {};
    expect(values?.map((value, i) => [value, labels?.[i]])).toEqual(expected);
    expect(labels).toHaveLength(expected.length);
  });
});

describe('the labels of', () => {
  const parts = ['Name', 'Occupation', 'Employer', 'Address', 'Telephone'];

  it.each([
    ['father', 'father', 'Father'],
    ['father', null, 'Father'],
    ['father', 'guardian', 'Guardian'],
    ['mother', 'mother', 'Mother'],
    ['mother', null, 'Mother'],
    ['mother', 'guardian', 'Guardian'],
  ])('the %s, with %s chosen, name the %s', (key, type, who) => {
    const answers = applyChange(minimal, { [`${key}Guardian`]: type });
    const labels = parts.map((part) => fieldAt(form, answers, `${key}${part}`)?.title);
    expect(labels).toEqual(parts.map((part) => `${who}'s ${part}`));
  });
});

it('the five steps have the labels of the specification, and Next is always active', () => {
  expect(form.steps.map(({ label }) => label)).toEqual([
    'Learner Information',
    'Father/Guardian Information',
    'Mother/Guardian Information',
    'Marital Status',
    'Dependent Information',
  ]);
  expect([form.title, form.route, form.next]).toEqual(['Financial Aid Application', '/Financial-aid', 'check']);
});

it('the alerts are those of the specification', () => {
  expect(form.incomplete).toEqual({
    next: 'Please complete all required fields before proceeding.',
    submit: 'Please fill in all required fields before submitting.',
  });
});

it('files may be pdf, jpg, jpeg or png', () => {
  expect(form.attachments?.types).toEqual(['application/pdf', 'image/jpeg', 'image/png']);
});

describe('the saved file', () => {
  it('has the specified name, and nothing is sent', () => {
    const { download, post, busy } = form.submit;
    expect([download, post, busy]).toEqual(['financial_aid_form_data.json', undefined, undefined]);
  });

  it.each(['minimal', 'maximal'])('of %s has the specified structure', (name) => {
    const answers = exampleAnswers('financial-aid', name);
    const document = mapDocument(form.submit.document, answers);
    expect(document).toStrictEqual(financialAidDocument(answers));
    expect(Object.keys(document as object)).toEqual(Object.keys(financialAidDocument(answers)));
  });
});
