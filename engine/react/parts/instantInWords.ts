import { dateInWords, type Language } from '../../core/index.ts';
import type { WizardMessages } from '../../languages/wizard.ts';

/** An ISO 8601 instant in a language and in the device's time zone: `21 November 2026 at 10:03`. */
export function instantInWords(instant: string, language: Language, messages: WizardMessages): string {
  const at = new Date(instant);
  const date = dateInWords(language, at.getFullYear(), at.getMonth() + 1, at.getDate());
  return messages.dayAndTime(date, at.getHours(), String(at.getMinutes()).padStart(2, '0'));
}
