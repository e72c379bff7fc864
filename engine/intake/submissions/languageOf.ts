import { type Language, languages, SOURCE } from '../../core/index.ts';

/** The first language in `Accept-Language` that the forms have, else the source language. Weights are ignored: browsers list the best first. */
export function languageOf(acceptLanguage: string | undefined): Language {
  const asked = (acceptLanguage ?? '').toLowerCase().split(',', 20);
  const ours = asked.map((range) => languages.find((language) => language === range.trim().split(/[-;]/, 1)[0]));
  return ours.find((language) => language !== undefined) ?? SOURCE;
}
