import { directions, languages } from 'virtual:forms';
import { Link } from 'wouter';
import { addressIn } from '../language/addresses.ts';
import { rememberLanguage } from '../language/rememberedLanguage.ts';
import { useSite } from '../language/siteContext.ts';

/** Each language's own name. */
const NAMES = { en: 'English', ar: 'العربية' } as const;

/** A link to the current page in the other language. It is client-side navigation, so a form keeps its answers. */
export function LanguageSwitch() {
  const { language, path } = useSite();
  return languages
    .filter((other) => other !== language)
    .map((other) => (
      <Link
        // The same key in both languages: the element, and with it the focus, survives the change.
        key="switch"
        className="language-switch"
        href={`~${addressIn(other, path)}`}
        lang={other}
        hrefLang={other}
        dir={directions[other]}
        onClick={() => rememberLanguage(other)}
      >
        {NAMES[other]}
      </Link>
    ));
}
