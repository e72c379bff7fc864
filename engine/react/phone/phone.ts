// A telephone number with its country, as one text. Only the country data and the guessing of
// react-international-phone are used: its components load flags from another host, draw 880 nodes per field and cannot
// say "no country". See the README.
import { defaultCountries, guessCountryByPartialPhoneNumber } from 'react-international-phone';
import { foldDigits } from '../../core/digits.ts';

export interface Country {
  /** ISO 3166-1 alpha-2, lower case. */
  readonly iso: string;
  readonly name: string;
  readonly dialCode: string;
}

export interface Phone {
  /** The chosen country, or empty when none is. */
  readonly iso: string;
  readonly text: string;
}

/** In English, in the order of its alphabet. */
export const countries: readonly Country[] = defaultCountries.map(([name, iso, dialCode]) => ({ iso, name, dialCode }));
const countryByIso = new Map(countries.map((country) => [country.iso, country]));

/** The phone after its text was typed. A leading plus lets go of the country until the digits name one. */
export function typePhone(phone: Phone, raw: string): Phone {
  const text = foldDigits(raw)
    .replace(/[^\d+() -]/g, '')
    .replace(/(?!^)\+/g, '')
    .replace(/^00/, '+');
  if (!text.startsWith('+')) return { iso: phone.iso, text };
  const guess = guessCountryByPartialPhoneNumber({
    phone: text,
    countries: defaultCountries,
    currentCountryIso2: phone.iso,
  });
  return { iso: guess.fullDialCodeMatch && guess.country ? guess.country.iso2 : '', text };
}

/** The phone after a country was picked: the number stays, its calling code is rewritten. */
export function pickCountry(phone: Phone, iso: string): Phone {
  const country = countryByIso.get(iso);
  if (!country) return { iso: '', text: phone.text };
  return { iso, text: `+${country.dialCode} ${nationalNumber(phone)}`.trim() };
}

function nationalNumber({ iso, text }: Phone): string {
  const compact = text.replace(/[^\d+]/g, '');
  if (!compact.startsWith('+')) return compact.replace(/^0/, '');
  const before = countryByIso.get(iso);
  return before && compact.startsWith(`+${before.dialCode}`) ? compact.slice(1 + before.dialCode.length) : '';
}

/** What is stored: international text without blanks, undefined while there is nothing but a calling code. */
export function storePhone({ iso, text }: Phone): string | undefined {
  const digits = text.replace(/\D/g, '');
  const country = countryByIso.get(iso);
  if (text.startsWith('+')) return digits === '' || digits === country?.dialCode ? undefined : `+${digits}`;
  if (digits === '') return undefined;
  return country ? `+${country.dialCode}${digits.replace(/^0+/, '')}` : digits;
}
