// RJSF's own messages for `<Wizard translateString>`, for callers that pass stock widgets or templates; the site does not load them.
import { type Registry, replaceStringParameters, TranslatableString } from '@rjsf/utils';
import { type Language, languages } from '../../core/index.ts';
import { stockTexts } from '../../languages/stock.ts';

type Translate = Registry['translateString'];

function translators(): Readonly<Record<Language, Translate>> {
  const texts = stockTexts();
  const names = Object.keys(TranslatableString) as (keyof typeof TranslatableString)[];
  const translate = (language: Language, ...[text, parameters]: Parameters<Translate>) => {
    const name = names.find((one) => TranslatableString[one] === text);
    return replaceStringParameters(name ? texts[language][name] : text, parameters);
  };
  const entries = languages.map((language): [Language, Translate] => [
    language,
    (...sent) => translate(language, ...sent),
  ]);
  return Object.fromEntries(entries) as Record<Language, Translate>;
}

/** RJSF's messages by language. */
export const stockMessages = /* @__PURE__ */ translators();
