// On a page in the other language than the one chosen last: a way to the chosen one, and one to stay. It leads nobody
// anywhere by itself.

import { directions, type Language } from 'virtual:forms';
import { useEffect, useState } from 'react';
import { Link } from 'wouter';
import { addressIn } from '../language/addresses.ts';
import { rememberedLanguage, rememberLanguage } from '../language/rememberedLanguage.ts';
import { useSite } from '../language/siteContext.ts';

/** In the words of the language that is offered; the page has only its own. */
const WORDS = {
  en: { label: 'Language', go: 'Go on in English', stay: 'Stay here' },
  ar: { label: 'اللغة', go: 'تابعوا بالعربية', stay: 'البقاء هنا' },
} as const;

export function LanguageOffer() {
  const { language, path } = useSite();
  const [chosen, setChosen] = useState<Language>();
  // Prerendered pages know of no choice; one that is made on the page follows at once.
  useEffect(() => {
    const remembered = rememberedLanguage();
    setChosen(remembered === language ? undefined : remembered);
  }, [language]);
  if (!chosen) return null;
  const words = WORDS[chosen];
  const stay = () => {
    rememberLanguage(language);
    setChosen(undefined);
    document.getElementById('main')?.focus({ preventScroll: true });
  };
  return (
    <aside className="language-offer" aria-label={words.label} lang={chosen} dir={directions[chosen]}>
      <Link className="button" href={`~${addressIn(chosen, path)}`} hrefLang={chosen}>
        {words.go}
      </Link>
      <button type="button" className="button-quiet" onClick={stay}>
        {words.stay}
      </button>
    </aside>
  );
}
