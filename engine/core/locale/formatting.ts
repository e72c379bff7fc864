// Numbers, dates and alternatives as they are written in Lebanon, in each language. Intl is not used: its output comes from the
// ICU data of each browser and each Node, which differ, and creating its formatters takes a phone about 12 ms.
import type { Language } from './language.ts';
import { monthName } from './monthNames.ts';

const ARABIC_DIGITS = '٠١٢٣٤٥٦٧٨٩';

/** The text with the digits of the language. */
export function digitsIn(language: Language, text: string): string {
  return language === 'ar' ? text.replace(/\d/g, (digit) => ARABIC_DIGITS.charAt(Number(digit))) : text;
}

/** The number in the digits of the language, without separators between them. */
export function numberIn(language: Language, number: number): string {
  const text = Number.isInteger(number) ? BigInt(number).toString() : String(number);
  // The Arabic letter mark keeps the minus on the right-hand side of its number.
  return language === 'ar' ? digitsIn('ar', text.replace('-', '\u061c-').replace('.', '٫')) : text;
}

/** The day `YYYY-MM-DD` in digits, day before month; anything else as it is. */
export function dateIn(language: Language, value: string): string {
  const [, year, month, day] = /^(\d{4})-(\d\d)-(\d\d)$/.exec(value) ?? [];
  if (!year) return value;
  // The right-to-left mark keeps the day on the right-hand side, where Arabic begins.
  return digitsIn(language, [day, month, year].join(language === 'ar' ? '\u200f/' : '/'));
}

/** `30 April 2015`, `٣٠ نيسان ٢٠١٥`; the month from 1 to 12. */
export function dateInWords(language: Language, year: number, month: number, day: number): string {
  return `${numberIn(language, day)} ${monthName(language, month)} ${numberIn(language, year)}`;
}

/** `PDF, JPEG or PNG`. */
export function joinWithOr(language: Language, choices: readonly string[]): string {
  if (language === 'ar') return choices.join(' أو ');
  return [choices.slice(0, -1).join(', '), ...choices.slice(-1)].filter((part) => part !== '').join(' or ');
}
