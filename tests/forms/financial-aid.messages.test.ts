// The messages and limits of the specification's sections 4, 5 and 9, copied from its text.
import { describe, expect, it } from 'vitest';
import { applyChange, type Change } from '../../engine/check/examples/applyChange.ts';
import { getIn, toPath } from '../../engine/core/model/path.ts';
import { acceptSubmission } from '../../engine/core/validation/acceptSubmission.ts';
import { flatten } from '../support/flatten.ts';
import { exampleAnswers } from './support/exampleAnswers.ts';
import { formById } from './support/formById.ts';

const form = formById('financial-aid');
const minimal = exampleAnswers('financial-aid', 'minimal');
const maximal = exampleAnswers('financial-aid', 'maximal');

function messages(change: Change, from = minimal): Record<string, string> {
  const { errors } = acceptSubmission(form, applyChange(from, change));
  return Object.fromEntries(errors.map(({ name, message }) => [name, message]));
}

const ofParent = (key: string, who: string) =>
  ['Name', 'Occupation', 'Employer', 'Address', 'Telephone'].map(
    (part) => [`${key}${part}`, `${who}'s ${part} is required`] as const,
  );

const ofEveryone: readonly (readonly [name: string, message: string])[] = [
  ...[0, 1, 2, 3].flatMap((i) => [
    [`learners[${i}][lastName]`, 'Last Name is required'] as const,
    [`learners[${i}][firstName]`, 'First Name is required'] as const,
    [`learners[${i}][middleName]`, 'Middle Name is required'] as const,
    [`learners[${i}][dob]`, 'Date of Birth is required'] as const,
    [`learners[${i}][yearOfAdmission]`, 'Year of Admission is required'] as const,
    [`learners[${i}][currentGrade]`, 'Current Grade is required'] as const,
  ]),
  ['address', 'Address is required'],
  ['fatherGuardian', 'Father/Guardian is required'],
  ['fatherAge', 'Age is required'],
  ['motherGuardian', 'Mother/Guardian is required'],
  ['motherAge', 'Age is required'],
  ['maritalStatus', 'Marital Status is required'],
  ['numberOfDependents', 'Number of Dependents is required'],
  ...[0, 1, 2].flatMap((i) => [
    [`dependents[${i}][relationship]`, 'Relationship is required'] as const,
    [`dependents[${i}][age]`, 'Age is required'] as const,
  ]),
  ['income_statement', 'Income Statement is required'],
  ['school_certificate', 'School Certificate is required'],
  ['addtional_info', 'Additional Information is required'],
];
const ofGuardians = [...ofParent('father', 'Guardian'), ...ofParent('mother', 'Guardian')];
const ofParents = [...ofParent('father', 'Father'), ...ofParent('mother', 'Mother')];
const both = ['fatherGuardian', 'motherGuardian'];

describe('a required answer', () => {
  it.each([...ofEveryone.filter(([name]) => !both.includes(name)), ...ofGuardians])(
    '%s: missing or blank gives "%s"',
    (name, message) => {
      for (const answer of [null, '', ' \t '])
        expect(messages({ [name]: answer }, maximal)).toEqual({ [name]: message });
    },
  );

  it.each(ofParents)('%s of a parent: missing or blank gives "%s"', (name, message) => {
    for (const answer of [null, '', ' \t ']) expect(messages({ [name]: answer })).toEqual({ [name]: message });
  });

  it.each(both)('%s', (name) => {
    const message = name === 'fatherGuardian' ? 'Father/Guardian is required' : 'Mother/Guardian is required';
    expect(messages({ [name]: null }, maximal)).toEqual({ [name]: message });
  });

  it('is every answer', () => {
    const names = flatten(maximal).map(([name]) => name);
    expect(names.sort()).toEqual([...ofEveryone, ...ofGuardians].map(([name]) => name).sort());
  });
});

const year = 'Year must be in YYYY format';
const range = 'Year must be between 2010 and 2024';
const outside: readonly (readonly [answer: string, message: string])[] = [
  ...['20x4', '201', '20100', '2010-11', '-2015', '+201', '2010.', '20 10'].map((text) => [text, year] as const),
  ...['2009', '2025', '0000', '9999', '٢٠٠٩', '٢٠٢٥'].map((text) => [text, range] as const),
];

describe('the year of admission', () => {
  const name = 'learners[0][yearOfAdmission]';

  it.each(outside)('%s: "%s"', (answer, message) => expect(messages({ [name]: answer })).toEqual({ [name]: message }));

  it.each([
    ...Array.from({ length: 15 }, (_, i) => [String(2010 + i), String(2010 + i)]),
    [' 2012 ', '2012'],
    ['٢٠١٠', '2010'],
    ['۲۰۲۴', '2024'],
  ])('%s is stored as the text %s', (answer, stored) => {
    const accepted = acceptSubmission(form, applyChange(minimal, { [name]: answer }));
    expect([accepted.errors, getIn(accepted.answers, toPath(name))]).toEqual([[], stored]);
  });
});

const least = (number: number) => `Age must be at least ${number}`;
const whole = 'Age must be a whole number';
const numbers: readonly (readonly [name: string, refused: string, message: string])[] = [
  ...['fatherAge', 'motherAge'].flatMap((name) => [
    ...['17', '0', '-1', '١٧'].map((age) => [name, age, least(18)] as const),
    ...['18.5', 'forty', '4O'].map((age) => [name, age, whole] as const),
  ]),
  ...['0', '-1', '٠'].map((age) => ['dependents[0][age]', age, least(1)] as const),
  ...['0.5', 'one'].map((age) => ['dependents[0][age]', age, whole] as const),
];

describe('an age', () => {
  it.each(numbers)('%s %s: "%s"', (name, age, message) =>
    expect(messages({ [name]: age })).toEqual({ [name]: message }),
  );

  it.each([
    ['fatherAge', '18', 18],
    ['motherAge', '18', 18],
    ['fatherAge', ' ٤٥ ', 45],
    ['motherAge', '۴۱', 41],
    ['dependents[0][age]', '1', 1],
    ['dependents[0][age]', '١١', 11],
  ])('%s %s is stored as the number %d', (name, age, stored) => {
    const accepted = acceptSubmission(form, applyChange(minimal, { [name]: age }));
    expect([accepted.errors, getIn(accepted.answers, toPath(name))]).toEqual([[], stored]);
  });
});

describe('lists', () => {
  const agree = 'List exactly as many dependents as the number you gave above';
  const dependents = (count: number) => Array.from({ length: count }, () => ({ relationship: 'Son', age: 1 }));

  it.each([
    ['1', 1, {}],
    ['٢', 2, {}],
    ['3', 3, {}],
    ['1', 2, { dependents: agree }],
    ['3', 2, { dependents: agree }],
  ])('number %s, %d listed', (numberOfDependents, count, expected) => {
    expect(messages({ numberOfDependents, dependents: dependents(count) })).toEqual(expected);
  });

  it.each(['0', '-1', 'x'])('the number %s is refused at the field of the number', (numberOfDependents) => {
    expect(Object.keys(messages({ numberOfDependents }))).toContain('numberOfDependents');
  });

  it('contain one to four learners', () => {
    const [first] = minimal.learners as readonly object[];
    const learners = (count: number) => Array.from({ length: count }, () => first);
    expect(messages({ learners: [] })).toEqual({ learners: 'At least one learner is required' });
    for (const count of [1, 2, 3, 4]) expect(messages({ learners: learners(count) })).toEqual({});
    expect(Object.keys(messages({ learners: learners(5) }))).toEqual(['learners']);
  });
});
