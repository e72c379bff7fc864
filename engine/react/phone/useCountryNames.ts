import { useSyncExternalStore } from 'react';
import type { Words } from '../words/words.ts';
import { countries } from './countries.ts';
import type { CountryNames } from './countryNames.ts';

/** In Arabic, once they are loaded. */
let inArabic: CountryNames | undefined;

/**
 * The names of all countries for a reader of the language, in the order of its alphabet; undefined in prerendered HTML, and until
 * the names are loaded, which begins when the first telephone number is alive.
 */
export function useCountryNames({ countryNames }: Words): CountryNames | undefined {
  return useSyncExternalStore(
    countryNames || inArabic ? neverChanges : onceLoaded,
    () => countryNames ?? inArabic,
    () => undefined,
  );
}

function neverChanges(): () => void {
  return () => undefined;
}

function onceLoaded(listener: () => void): () => void {
  let isWanted = true;
  load().then(() => isWanted && listener());
  return () => {
    isWanted = false;
  };
}

async function load(): Promise<void> {
  try {
    inArabic = (await import('./countryNames.ar.ts')).countryNames;
  } catch {
    // Without a connection a country can still be chosen by its calling code.
    inArabic = Object.fromEntries(countries.map((iso) => [iso, iso.toUpperCase()]));
  }
}
