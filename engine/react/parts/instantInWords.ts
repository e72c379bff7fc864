import { LOCALES } from '../../core/inLanguage.ts';
import type { Language } from '../../core/language.ts';

/** An ISO 8601 instant as a reader of the language says it, in the visitor's own time. */
export function instantInWords(instant: string, language: Language): string {
  const format = new Intl.DateTimeFormat(LOCALES[language], { dateStyle: 'long', timeStyle: 'short' });
  return format.format(new Date(instant));
}
