import { directions, type Language } from 'virtual:forms';

interface LanguageAttributes {
  readonly lang?: Language;
  readonly dir?: 'ltr' | 'rtl';
}

/** `lang` and `dir` of an element in the language `part` on a page in the language `page`; none if both are the same. */
export function languageAttributes(part: Language, page: Language): LanguageAttributes {
  return part === page ? {} : { lang: part, dir: directions[part] };
}
