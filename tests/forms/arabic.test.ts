// Every form in Arabic: the same questions and the same errors at the same fields, with Arabic messages.
import { formsIn } from 'virtual:forms/all';
import { describe, expect, it } from 'vitest';
import { applyChange, type Change } from '../../engine/check/examples/applyChange.ts';
import { compareAlphabetically } from '../../engine/core/locale/compareAlphabetically.ts';
import { getIn } from '../../engine/core/model/path.ts';
import type { Form } from '../../engine/core/model/types.ts';
import { acceptSubmission } from '../../engine/core/validation/acceptSubmission.ts';
import { readExamples } from '../support/readExamples.ts';
import { changedParts } from './support/delivered.ts';
import { formById } from './support/formById.ts';

function inArabic(id: string): Form {
  const form = formsIn.ar.find((one) => one.id === id);
  if (!form) throw new Error(`There is no form ${id} in Arabic.`);
  return form;
}

const isolates = /[\u2066-\u2068][^\u2069]*\u2069/g;

it.each(readExamples())('$form/$name has the same errors in both languages', ({ form: id, answers }) => {
  const english = acceptSubmission(formById(id), answers);
  const arabic = acceptSubmission(inArabic(id), answers);
  expect(arabic.answers).toEqual(english.answers);
  expect(arabic.errors.map(({ name, keyword }) => [name, keyword])).toEqual(
    english.errors.map(({ name, keyword }) => [name, keyword]),
  );
  const messages = arabic.errors.map(({ message }) => message.replaceAll(isolates, ''));
  expect(messages.filter((message) => /[A-Za-z{}]/.test(message) || !/\p{Script=Arabic}/u.test(message))).toEqual([]);
});

const changed = changedParts();

describe('answers typed in either script are stored the same', () => {
  const example = (id: string) => {
    const found = readExamples().find(({ form, name }) => form === id && name === 'maximal');
    if (!found) throw new Error(`The form ${id} has no maximal example.`);
    return found.answers;
  };

  it
    .skipIf(changed.includes('admission') || changed.includes('financial-aid'))
    .each<[string, string, string, unknown]>([
      ['admission', 'learnerInfo[birthDate]', '٣٠/٤/٢٠١٨', '2018-04-30'],
      ['admission', 'learnerInfo[birthDate]', '۳۰ نيسان ۲۰۱۸', '2018-04-30'],
      ['admission', 'learnerInfo[birthDate]', '\u200f٣٠ أبريل ٢٠١٨', '2018-04-30'],
      ['admission', 'familyInfo[registryCivilNo]', '\u061c١٢٣٤', '1234'],
      ['admission', 'familyInfo[mobilePhoneNo]', '\u202a+٩٦١ ٣ ١٢٣ ٤٥٦\u202c', '+9613123456'],
      ['admission', 'familyInfo[mobilePhoneNo]', '۰۰۹۶۱۳۱۲۳۴۵۶', '+9613123456'],
      ['admission', 'familyInfo[email]', '\u200fparent@school.example', 'parent@school.example'],
      ['admission', 'learnerInfo[firstNameAR]', '  مايا ', 'مايا'],
      ['admission', 'learnerInfo[firstNameAR]', 'Maya', 'Maya'],
      ['admission', 'learnerInfo[firstName]', 'مايا', 'مايا'],
      ['financial-aid', 'fatherAge', '٤٥', 45],
      ['financial-aid', 'motherAge', '۴۵', 45],
      ['financial-aid', 'learners[0][yearOfAdmission]', '٢٠٢٠', '2020'],
    ])('%s %s: %s', (id, name, typed, stored) => {
    for (const form of [formById(id), inArabic(id)]) {
      const change: Change = { [name]: typed };
      const { answers, errors } = acceptSubmission(form, applyChange(example(id), change));
      expect(errors).toEqual([]);
      expect(getIn(answers, name.split(/[[\]]+/).filter(Boolean))).toEqual(stored);
    }
  });
});

it.skipIf(changed.includes('admission'))(
  'a long list is sorted by the alphabet of the page, with the most frequent option first',
  () => {
    const { properties } = inArabic('admission').steps[0]?.schema ?? {};
    const [first, ...others] = properties?.nationality1?.enumNames ?? [];
    expect(first).toBe('لبناني');
    expect(others.length).toBeGreaterThan(150);
    expect(others).toEqual(others.toSorted(compareAlphabetically));
    const english = formById('admission').steps[0]?.schema.properties?.nationality1;
    expect(properties?.nationality1?.enum?.toSorted()).toEqual(english?.enum?.toSorted());
  },
);
