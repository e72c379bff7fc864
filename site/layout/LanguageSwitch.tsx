import { directions, languages } from 'virtual:forms';
import { Link } from 'wouter';
import { addressIn } from '../language/addresses.ts';
import { rememberLanguage } from '../language/rememberedLanguage.ts';
import { useSite } from '../language/siteContext.ts';

/** What each language calls itself. */
const NAMES = { en: 'English', ar: 'العربية' } as const;

/** The same page in the other language, with everything that a visitor has done on it. */
export function LanguageSwitch() {
  const { language, path } = useSite();
  return languages
    .filter((other) => other !== language)
    .map((other) => (
      <Link
        // One element in both languages: it keeps the focus when it is followed.
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
