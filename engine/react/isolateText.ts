// Bidirectional isolates (Unicode UAX #9): text of the other direction must not reorder the sentence around it.
import type { Language } from '../core/index.ts';

const OTHER_DIRECTION: Readonly<Record<Language, RegExp>> = {
  en: /\p{Script=Arabic}/u,
  ar: /[\p{Script=Latin}\p{Nd}]/u,
};

/** The text between FSI and PDI where it holds letters of the other direction; otherwise unchanged. */
export function isolateText(text: string, language: Language): string {
  return OTHER_DIRECTION[language].test(text) ? `\u2068${text}\u2069` : text;
}
