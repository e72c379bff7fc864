// Countries in English, as react-international-phone names them (engine/vite/modules/countryNames.ts), in alphabetical order.
import { countryNames as names } from 'virtual:country-names';
import type { CountryNames } from './countryNames.ts';

export const countryNames: CountryNames = names;
