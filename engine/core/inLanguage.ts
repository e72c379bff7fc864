// Numbers and days as a reader of the language writes them.
import type { Language } from './language.ts';

/** Where the language's digits and names of months are the reader's own: in Lebanon. */
export const LOCALES: Readonly<Record<Language, string>> = { en: 'en-GB', ar: 'ar-LB' };

/** The browser reads a language's customs for longer than it draws half a form: whole numbers need none of them. */
const DIGITS: Readonly<Record<Language, string>> = { en: '0123456789', ar: '٠١٢٣٤٥٦٧٨٩' };

/** The number in the digits of the language, without separators between them. */
export function numberIn(language: Language, number: number): string {
  const text = String(number);
  if (/^\d+$/.test(text)) return text.replace(/\d/g, (digit) => DIGITS[language].charAt(Number(digit)));
  return new Intl.NumberFormat(LOCALES[language], { useGrouping: false }).format(number);
}

/** The day `YYYY-MM-DD` in digits, day before month; anything else as it is. */
export function dateIn(language: Language, value: string): string {
  const day = new Date(`${value}T00:00:00Z`);
  if (Number.isNaN(day.getTime())) return value;
  const digits = { day: '2-digit', month: '2-digit', year: 'numeric', timeZone: 'UTC' } as const;
  return new Intl.DateTimeFormat(LOCALES[language], digits).format(day);
}
