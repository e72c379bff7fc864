// Bidirectional isolates (Unicode UAX #9): text of the other direction must not reorder the sentence around it.
import { type Language, notations } from './language.ts';

/** The text between FSI and PDI where it holds letters of the other direction; otherwise unchanged. */
export function isolateText(text: string, language: Language): string {
  return notations[language].otherDirection.test(text) ? `\u2068${text}\u2069` : text;
}
