import { dateInWords, digitsIn, type Language } from '../../core/index.ts';

/** An ISO 8601 instant as a reader of the language says it, in the visitor's own time: `21 November 2026 at 10:03`. */
export function instantInWords(instant: string, language: Language): string {
  const at = new Date(instant);
  const date = dateInWords(language, at.getFullYear(), at.getMonth() + 1, at.getDate());
  const hours = at.getHours();
  const minutes = String(at.getMinutes()).padStart(2, '0');
  if (language === 'en') return `${date} at ${String(hours).padStart(2, '0')}:${minutes}`;
  // The clock of twelve hours, with the letter for before or after noon.
  return `${date} في ${digitsIn('ar', `${hours % 12 || 12}:${minutes}`)} ${hours < 12 ? 'ص' : 'م'}`;
}
