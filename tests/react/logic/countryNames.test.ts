import { expect, test } from 'vitest';
import { compareAlphabetically } from '../../../engine/core/locale/compareAlphabetically.ts';
import { countryNames } from '../../../engine/languages/ar/countryNames.ts';
import { countryNames as inEnglish } from '../../../engine/languages/en/countryNames.ts';
import { countries } from '../../../engine/react/phone/countries.ts';

test('every country has a name in both languages', () => {
  expect(Object.keys(countryNames).toSorted()).toEqual(countries.toSorted());
  expect(Object.keys(inEnglish).toSorted()).toEqual(countries.toSorted());
  expect(Object.values(countryNames).filter((name) => !/^[\u0600-\u06ff -]+$/.test(name))).toEqual([]);
});

test.each([
  ['English', Object.values(inEnglish)],
  ['Arabic', Object.values(countryNames)],
])('countries in %s stand in the order of the alphabet', (_, names) => {
  expect(names).toEqual(names.toSorted(compareAlphabetically));
});
