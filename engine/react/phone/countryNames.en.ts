// Countries in English, as react-international-phone names them, in the order of the alphabet.
import { defaultCountries } from 'react-international-phone';
import type { CountryNames } from './useCountryNames.ts';

export const countryNames: CountryNames = Object.fromEntries(defaultCountries.map(([name, iso]) => [iso, name]));
