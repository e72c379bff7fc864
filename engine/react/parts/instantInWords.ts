import { LOCALES } from '../../core/inLanguage.ts';
import type { Language } from '../../core/language.ts';

/** Making one costs more than drawing the rest of the line. */
const formats = new Map<Language, Intl.DateTimeFormat>();

/** An ISO 8601 instant as a reader of the language says it, in the visitor's own time. */
export function instantInWords(instant: string, language: Language): string {
  let format = formats.get(language);
  if (!format) {
    format = new Intl.DateTimeFormat(LOCALES[language], { dateStyle: 'long', timeStyle: 'short' });
    formats.set(language, format);
  }
  return format.format(new Date(instant));
}
