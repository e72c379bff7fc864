import { type Language, languages, SOURCE } from '../../core/index.ts';

/** The first language in `Accept-Language` that the forms have, else the source language. Weights are ignored: browsers list the best first. */
export function languageOf(acceptLanguage: string | undefined): Language {
  const asked = (acceptLanguage ?? '').toLowerCase().split(',', 20);
  const primary = asked.map((range) => range.trim().split(/[-;]/, 1)[0]);
  return (
    languages.find((language) => language === primary.find((tag) => languages.includes(tag as Language))) ?? SOURCE
  );
}
