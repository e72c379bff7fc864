import { useSyncExternalStore } from 'react';
import type { CountryNames } from '../messages/countryNames.ts';
import type { WizardMessages } from '../messages/wizardMessages.ts';
import { countries } from './countries.ts';

/** The Arabic names, once they are loaded. */
let inArabic: CountryNames | undefined;

/**
 * The names of all countries in the language of the messages, in alphabetical order; undefined in prerendered HTML and until they
 * are loaded, which starts when the first phone field is hydrated.
 */
export function useCountryNames({ countryNames }: WizardMessages): CountryNames | undefined {
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
    inArabic = (await import('../messages/countryNames.ar.ts')).countryNames;
  } catch {
    // Without a connection a country can still be chosen by its calling code.
    inArabic = Object.fromEntries(countries.map((iso) => [iso, iso.toUpperCase()]));
  }
}
