// Countries in English, as react-international-phone names them (engine/vite/modules/countryNames.ts), in alphabetical order.
export { countryNames } from 'virtual:country-names';
