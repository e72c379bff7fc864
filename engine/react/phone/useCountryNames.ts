import { useCallback, useSyncExternalStore } from 'react';
import type { CountryNames, WizardMessages } from '../../languages/wizard.ts';
import { countries } from './countries.ts';

type Names = WizardMessages['countryNames'];

/** The names that were loaded, by the function that loads them. */
const loaded = new Map<Names, CountryNames>();

/**
 * The names of all countries in the language of the messages, in alphabetical order; undefined in prerendered HTML and until they
 * are loaded, which starts when the first phone field is hydrated.
 */
export function useCountryNames({ countryNames }: WizardMessages): CountryNames | undefined {
  const subscribe = useCallback((listener: () => void) => onceLoaded(countryNames, listener), [countryNames]);
  return useSyncExternalStore(
    subscribe,
    () => knownNames(countryNames),
    () => undefined,
  );
}

/** The names, unless they are yet to be loaded. */
export function knownNames(names: Names): CountryNames | undefined {
  return typeof names === 'function' ? loaded.get(names) : names;
}

function onceLoaded(names: Names, listener: () => void): () => void {
  let isWanted = true;
  if (typeof names === 'function' && !loaded.has(names)) load(names).then(() => isWanted && listener());
  return () => {
    isWanted = false;
  };
}

async function load(names: () => Promise<CountryNames>): Promise<void> {
  try {
    loaded.set(names, await names());
  } catch {
    // Without a connection a country can still be chosen by its calling code.
    loaded.set(names, Object.fromEntries(countries.map((iso) => [iso, iso.toUpperCase()])));
  }
}
