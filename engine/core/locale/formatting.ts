// Numbers, dates and alternatives as each language writes them (notation/).
import { type Language, notations } from './language.ts';
import { monthName } from './monthNames.ts';

/** The text with the digits of the language. */
export function digitsIn(language: Language, text: string): string {
  const { digits } = notations[language];
  return text.replace(/\d/g, (digit) => digits.charAt(Number(digit)));
}

/** The number in the digits of the language, without separators between them. */
export function numberIn(language: Language, number: number): string {
  const { minus, decimalPoint } = notations[language];
  const text = Number.isInteger(number) ? BigInt(number).toString() : String(number);
  return digitsIn(language, text.replace('-', minus).replace('.', decimalPoint));
}

/**
 * As {@link numberIn}, with separators between thousands: for sums, counts and differences. A number that a person typed may be a year or
 * a number in a register, which have none.
 */
export function quantityIn(language: Language, number: number): string {
  const { decimalPoint, thousands } = notations[language];
  const [whole = '', ...fraction] = numberIn(language, number).split(decimalPoint);
  return [whole.replace(/\p{Nd}(?=(?:\p{Nd}{3})+$)/gu, `$&${thousands}`), ...fraction].join(decimalPoint);
}

/** The day `YYYY-MM-DD` in digits, day before month; any other text unchanged. */
export function dateIn(language: Language, value: string): string {
  const [, year, month, day] = /^(\d{4})-(\d\d)-(\d\d)$/.exec(value) ?? [];
  return year ? digitsIn(language, [day, month, year].join(notations[language].dateSeparator)) : value;
}

/** `30 April 2015`, `٣٠ نيسان ٢٠١٥`; the month from 1 to 12. */
export function dateInWords(language: Language, year: number, month: number, day: number): string {
  return `${numberIn(language, day)} ${monthName(language, month)} ${numberIn(language, year)}`;
}

/** `PDF, JPEG or PNG`. */
export function joinWithOr(language: Language, choices: readonly string[]): string {
  return notations[language].joinWithOr(choices);
}
