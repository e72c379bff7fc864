// The country names of react-international-phone, read when the site is built. The package is one module; a bundler cannot
// remove its components, because creating them might have side effects, and they are 6 kB gzipped.
import { defaultCountries } from 'react-international-phone';
import type { Plugin } from 'vite';

const ID = 'virtual:country-names';

/** Serves `virtual:country-names`: the English names by ISO 3166-1 alpha-2 code, in alphabetical order. */
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
