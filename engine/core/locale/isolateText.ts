// Bidirectional isolates (Unicode UAX #9): text of the other direction must not reorder the sentence around it.
import { type Language, notations } from './language.ts';

/** The text between FSI and PDI where it holds letters of the other direction; otherwise unchanged. */
export function isolateText(text: string, language: Language): string {
  return notations[language].otherDirection.test(text) ? `\u2068${text}\u2069` : text;
}

/**
 * For display only: in a text with Arabic letters, a left-to-right mark keeps the plus of a telephone number in front of its digits. Text
 * without a plus, or without such letters, is returned as it is.
 */
export function plusInFront(text: string): string {
  return /\p{Script=Arabic}/u.test(text) ? text.replaceAll(/(?<![\p{L}\p{N}])\+(?=\d)/gu, '\u200e+') : text;
}
