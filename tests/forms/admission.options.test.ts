// The enumerations of the specification's section 3, at every question that offers them.
import { describe, expect, it } from 'vitest';
import { compareAlphabetically } from '../../engine/core/locale/compareAlphabetically.ts';
import { exampleAnswers } from './support/exampleAnswers.ts';
import { fieldAt } from './support/fieldAt.ts';
import { formById } from './support/formById.ts';

const form = formById('admission');
const everything = exampleAnswers('admission', 'maximal');
const options = (name: string) => fieldAt(form, everything, name)?.enum;
const labels = (name: string) => fieldAt(form, everything, name)?.enumNames;

const grades = [
  ...['pre-kg-1', 'pre-kg-2', 'kg-1', 'kg-2', 'Grade1', 'Grade2', 'Grade3', 'Grade4', 'Grade5', 'Grade6'],
  ...['Grade7', 'Grade8', 'Grade9', 'Grade10', 'Grade11', 'Grade12'],
];
const bloodTypes = ['A+', 'A-', 'B+', 'B-', 'O+', 'O-', 'AB+', 'AB-'];
const employment = ['Unemployed', 'Employed', 'Retired', 'Self-employed'];
const yesNo = ['yes', 'no'];

describe('the options of a question', () => {
  it.each([
    ['learnerInfo[applyingGrade]', grades],
    ['learnerInfo[gender]', ['male', 'female']],
    ['learnerInfo[bloodType]', bloodTypes],
    ['learnerInfo[enrolledAtOurSchool]', yesNo],
    ['learnerInfo[learningDifficulties]', yesNo],
    ['learnerInfo[vistedSpecialist]', yesNo],
    ['familyInfo[religion]', ['Christian', 'Muslim', 'Durzi']],
    ['fatherInfo[bloodType]', bloodTypes],
    ['motherInfo[bloodType]', bloodTypes],
    ['fatherInfo[employmentStatus]', employment],
    ['motherInfo[employmentStatus]', employment],
    ['fatherInfo[workAtSchool]', yesNo],
    ['motherInfo[workAtSchool]', yesNo],
    ['otherInfo[hasSiblings]', yesNo],
    ['otherInfo[appliedToOtherSchools]', yesNo],
  ])('%s', (name, expected) => {
    expect(options(name)).toEqual(expected);
  });

  it.each([
    ['learnerInfo[applyingGrade]', /^(Pre-KG|KG|Grade) \d+$/],
    ['learnerInfo[gender]', /^(Male|Female)$/],
    ['learnerInfo[vistedSpecialist]', /^(Yes|No)$/],
  ])('%s have readable labels', (name, label) => {
    expect(labels(name)).toHaveLength(options(name)?.length ?? Number.NaN);
    expect(labels(name)?.filter((text) => !label.test(text))).toEqual([]);
  });

  it('of religion have a correct label for the misspelt value', () => {
    expect(labels('familyInfo[religion]')).toEqual(['Christian', 'Muslim', 'Druze']);
  });
});

const nationalityFields = ['learnerInfo', 'fatherInfo', 'motherInfo'].flatMap((group) => [
  `${group}[nationality1]`,
  `${group}[nationality2]`,
]);

describe.each(nationalityFields)('the nationalities of %s', (name) => {
  const nationalities = (options(name) ?? []) as readonly string[];

  it('are 185 to 200 distinct values', () => {
    expect(nationalities.length).toBeGreaterThanOrEqual(185);
    expect(nationalities.length).toBeLessThanOrEqual(200);
    expect(new Set(nationalities.map((value) => value.trim().toLowerCase())).size).toBe(nationalities.length);
  });

  it('have one leading space each and no labels: the space is trimmed on display', () => {
    expect(nationalities.filter((value) => !/^ [A-Z][a-zA-Z' -]*[a-z]$/.test(value))).toEqual([]);
    expect(labels(name)).toBeUndefined();
  });

  it('are Lebanese first, then in alphabetical order', () => {
    const [first, ...others] = nationalities;
    expect(first).toBe(' Lebanese');
    expect(others).toEqual(others.toSorted(compareAlphabetically));
  });
});
