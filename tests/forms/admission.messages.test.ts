// The messages of the specification's section 5, copied from its text: if the form's JSON differs from the specification,
// these tests fail.
import { describe, expect, it } from 'vitest';
import { applyChange } from '../../engine/check/examples/applyChange.ts';
import { acceptSubmission } from '../../engine/core/validation/acceptSubmission.ts';
import { flatten } from '../support/flatten.ts';
import { exampleAnswers } from './support/exampleAnswers.ts';
import { formById } from './support/formById.ts';

const form = formById('admission');
// Every question is visible and answered.
const everything = exampleAnswers('admission', 'maximal');

const required: readonly (readonly [name: string, message: string])[] = [
  ['learnerInfo[firstNameAR]', 'First Name (AR) is required'],
  ['learnerInfo[lastNameAr]', 'Last Name (AR) is required'],
  ['learnerInfo[motherNameAr]', "Mother's Name (AR) is required"],
  ['learnerInfo[fatherNameAr]', "Father's Name (AR) is required"],
  ['learnerInfo[firstName]', 'First Name is required'],
  ['learnerInfo[applyingGrade]', 'Applying Grade is required'],
  ['learnerInfo[gender]', 'Gender is required'],
  ['learnerInfo[birthDate]', 'Birth Date is required'],
  ['learnerInfo[birthPlace]', 'Birth Place is required'],
  ['learnerInfo[nationality1]', 'Primary Nationality is required'],
  ['learnerInfo[bloodType]', 'Blood Type is required'],
  ['learnerInfo[learningDifficulties]', 'Learning Difficulties field is required'],
  ['learnerInfo[vistedSpecialist]', 'Visited Specialist field is required'],
  ['learnerInfo[prevSchoolName]', 'Previous School Name is required'],
  ['learnerInfo[leavingschoolReason]', 'Leaving School Reason is required'],
  ['learnerInfo[enrolledAtOurSchool]', 'Enrolled at our school is required'],
  ['learnerInfo[enrollmentDate]', 'Enrollment Date is required'],
  ['learnerInfo[report]', 'Report is required'],
  ['familyInfo[registryCivilNo]', 'Civil Registry No. is required'],
  ['familyInfo[registryCivilPlace]', 'Civil Registry Place is required'],
  ['familyInfo[address]', 'Address is required'],
  ['familyInfo[telephone]', 'Telephone is required'],
  ['familyInfo[mobilePhoneNo]', 'Mobile Phone No. is required'],
  ['familyInfo[email]', 'Email is required'],
  ['familyInfo[religion]', 'Religion is required'],
  ['fatherInfo[fatherName]', 'Father Name is required'],
  ['motherInfo[motherName]', 'Mother Name is required'],
  ...['fatherInfo', 'motherInfo'].flatMap((parent) => [
    [`${parent}[birthPlace]`, 'Birth Place is required'] as const,
    [`${parent}[birthDate]`, 'Birth Date is required'] as const,
    [`${parent}[nationality1]`, 'Primary Nationality is required'] as const,
    [`${parent}[bloodType]`, 'Blood Type is required'] as const,
    [`${parent}[mobilephoneNo]`, 'Mobile Phone Number is required'] as const,
    [`${parent}[educationalDiploma]`, 'Educational Diplomas are required'] as const,
    [`${parent}[employmentStatus]`, 'Employment Status is required'] as const,
    [`${parent}[email]`, 'Email is required'] as const,
    [`${parent}[workAtSchool]`, 'Work at school selection is required'] as const,
    [`${parent}[jobType]`, 'Job Type is required'] as const,
    [`${parent}[workAt]`, 'Work At is required'] as const,
    [`${parent}[workPhone]`, 'Work Phone is required'] as const,
  ]),
  ['otherInfo[hasSiblings]', 'This field is required'],
  ['otherInfo[siblings][1][firstName]', 'First Name is required'],
  ['otherInfo[siblings][1][birthDate]', 'Birth Date is required'],
  ['otherInfo[siblings][1][school]', 'School is required'],
  ['otherInfo[siblings][1][grade]', 'Grade is required'],
  ['otherInfo[appliedToOtherSchools]', 'This field is required'],
  ['otherInfo[specifyOtherSchools]', 'Please specify other schools'],
];

const optional = ['learnerInfo[nationality2]', 'fatherInfo[nationality2]', 'motherInfo[nationality2]'];

const malformed: readonly (readonly [name: string, answer: string, message: string])[] = [
  ['familyInfo[registryCivilNo]', '12a4', 'Civil Registry No. must be numeric'],
  ['familyInfo[registryCivilNo]', '12 34', 'Civil Registry No. must be numeric'],
  ['familyInfo[registryCivilNo]', '-5', 'Civil Registry No. must be numeric'],
  ['familyInfo[registryCivilNo]', '1.5', 'Civil Registry No. must be numeric'],
  ...['familyInfo[email]', 'fatherInfo[email]', 'motherInfo[email]'].flatMap((name) =>
    ['name', 'name@', '@example.org', 'name@example', 'a b@example.org', 'a@b@example.org', 'name@example.'].map(
      (answer) => [name, answer, 'Invalid email format'] as const,
    ),
  ),
];

function messages(change: Readonly<Record<string, unknown>>): Record<string, string> {
  const { errors } = acceptSubmission(form, applyChange(everything, change));
  return Object.fromEntries(errors.map(({ name, message }) => [name, message]));
}

describe('a required answer', () => {
  it.each(required)('%s: missing or blank gives "%s"', (name, message) => {
    expect(messages({ [name]: null })).toEqual({ [name]: message });
    expect(messages({ [name]: '' })).toEqual({ [name]: message });
    expect(messages({ [name]: ' \t ' })).toEqual({ [name]: message });
  });

  it('is every visible answer but the optional ones', () => {
    const sibling = (name: string) => name.replace(/\[\d\]/, '[1]');
    const asked = new Set(flatten(everything).map(([name]) => sibling(name)));
    expect([...asked].sort()).toEqual([...required.map(([name]) => name), ...optional].sort());
  });

  it.each(optional)('%s is optional', (name) => {
    expect(messages({ [name]: null })).toEqual({});
  });
});

describe('a malformed answer', () => {
  it.each(malformed)('%s: %j gives "%s"', (name, answer, message) => {
    expect(messages({ [name]: answer })).toEqual({ [name]: message });
  });

  it('is not one with Arabic digits', () => {
    expect(messages({ 'familyInfo[registryCivilNo]': '٠٠٥٦' })).toEqual({});
  });
});
