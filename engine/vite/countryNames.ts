// react-international-phone's names of countries, read when the site is built: its one module also creates its components,
// which no bundler can tell to be unused, and which would be 6 kB gzipped on every form.
import { defaultCountries } from 'react-international-phone';
import type { Plugin } from 'vite';

const ID = 'virtual:country-names';

/** Serves `virtual:country-names`: the English names by ISO 3166-1 alpha-2, in the order of the alphabet. */
export function countryNames(): Plugin {
  return {
    name: 'country-names',
    resolveId: (id) => (id === ID ? `\0${ID}` : undefined),
    load(id) {
      if (id !== `\0${ID}`) return undefined;
      const names = Object.fromEntries(defaultCountries.map(([name, iso]) => [iso, name]));
      return `export const countryNames=${JSON.stringify(names)};`;
    },
  };
}
