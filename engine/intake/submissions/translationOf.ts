import type { Form, Language } from '../../core/index.ts';

/** Forms by language. */
export type Translations = Readonly<Partial<Record<Language, readonly Form[]>>>;

/** The form in `language`; the form itself if it has no translation. */
export function translationOf(form: Form, translations: Translations | undefined, language: Language): Form {
  return translations?.[language]?.find(({ id }) => id === form.id) ?? form;
}
