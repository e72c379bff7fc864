import { expect, test } from 'vitest';
import { alphabetical } from '../../engine/core/alphabetical.ts';
import { countryNames } from '../../engine/react/phone/countryNames.ar.ts';
import { countries } from '../../engine/react/phone/phone.ts';

test('every country has a name in Arabic', () => {
  expect(Object.keys(countryNames).toSorted()).toEqual(countries.map(({ iso }) => iso).toSorted());
  expect(Object.values(countryNames).filter((name) => !/^[\u0600-\u06ff -]+$/.test(name))).toEqual([]);
});

test.each([
  ['English', countries.map(({ name }) => name)],
  ['Arabic', Object.values(countryNames)],
])('countries in %s stand in the order of the alphabet', (_, names) => {
  expect(names).toEqual(names.toSorted(alphabetical));
});
