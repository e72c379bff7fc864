// Countries in English, as react-international-phone names them (engine/vite/countryNames.ts), in the order of the alphabet.
import { countryNames as names } from 'virtual:country-names';
import type { CountryNames } from './countryNames.ts';

export const countryNames: CountryNames = names;
