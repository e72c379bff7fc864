// A name in the other script, within a sentence, must not reorder the words around it (Unicode UAX #9, isolates).
import type { Language } from '../core/index.ts';

const OTHER_DIRECTION: Readonly<Record<Language, RegExp>> = {
  en: /\p{Script=Arabic}/u,
  ar: /[\p{Script=Latin}\p{Nd}]/u,
};

/** The text in an isolate of its own where it holds letters of the other direction; otherwise as it is. */
export function isolated(text: string, language: Language): string {
  return OTHER_DIRECTION[language].test(text) ? `\u2068${text}\u2069` : text;
}
