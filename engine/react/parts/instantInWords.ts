import { dateInWords, digitsIn, type Language } from '../../core/index.ts';

/** A date with a time of day; `minutes` has two digits. */
const WITH_TIME: Readonly<Record<Language, (date: string, hours: number, minutes: string) => string>> = {
  en: (date, hours, minutes) => `${date} at ${String(hours).padStart(2, '0')}:${minutes}`,
  // A 12-hour clock: ص before noon, م after it.
  ar: (date, hours, minutes) =>
    `${date} في ${digitsIn('ar', `${hours % 12 || 12}:${minutes}`)} ${hours < 12 ? 'ص' : 'م'}`,
};

/** An ISO 8601 instant in a language and in the device's time zone: `21 November 2026 at 10:03`. */
export function instantInWords(instant: string, language: Language): string {
  const at = new Date(instant);
  const date = dateInWords(language, at.getFullYear(), at.getMonth() + 1, at.getDate());
  return WITH_TIME[language](date, at.getHours(), String(at.getMinutes()).padStart(2, '0'));
}
