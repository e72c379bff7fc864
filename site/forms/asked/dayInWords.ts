import { dateInWords, type Language } from '../../../engine/core/index.ts';

/** The day of an ISO 8601 instant on this device, in words. */
export function dayInWords(language: Language, instant: string): string {
  const at = new Date(instant);
  return dateInWords(language, at.getFullYear(), at.getMonth() + 1, at.getDate());
}
