// Names of the months: one is displayed in each language, those of all languages are accepted as input.
import { type Language, notations } from './language.ts';

/** 1 to 12, or undefined. Three letters are enough in English; hamzas and vowel signs do not matter in Arabic. */
export function monthOf(name: string): number | undefined {
  const key = fold(name);
  const isMeant = (known: string) => known === key || (/^[a-z]{3,}$/.test(key) && known.startsWith(key));
  for (const { months } of Object.values(notations)) {
    const index = months.findIndex((names) => names.map(fold).some(isMeant));
    if (index >= 0) return index + 1;
  }
  return undefined;
}

/** The name that is shown for a month from 1 to 12. */
export function monthName(language: Language, month: number): string {
  return notations[language].months[month - 1]?.[0] ?? '';
}

function fold(name: string): string {
  return name
    .toLowerCase()
    .replace(/[\u064b-\u0652\u0640.]/g, '')
    .replace(/[أإآ]/g, 'ا')
    .replace(/\s+/g, ' ')
    .trim();
}
