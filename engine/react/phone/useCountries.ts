import { useSyncExternalStore } from 'react';
import { type Language, SOURCE } from '../../core/language.ts';
import { type Country, countries } from './phone.ts';

/** In Arabic, once its names are loaded. */
let inArabic: readonly Country[] | undefined;

/**
 * All countries by the names that a reader of the language knows them by, in the order of its alphabet; undefined in prerendered
 * HTML, and until the names are loaded, which begins when the first telephone number is alive.
 */
export function useCountries(language: Language): readonly Country[] | undefined {
  const isSource = language === SOURCE;
  return useSyncExternalStore(
    isSource || inArabic ? neverChanges : onceLoaded,
    () => (isSource ? countries : inArabic),
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
    const { countryNames } = await import('./countryNames.ar.ts');
    const order = Object.keys(countryNames);
    inArabic = countries
      .map((country) => ({ ...country, name: countryNames[country.iso] ?? country.name }))
      .sort((one, other) => order.indexOf(one.iso) - order.indexOf(other.iso));
  } catch {
    // Without a connection a country can still be chosen by its English name.
    inArabic = countries;
  }
}
