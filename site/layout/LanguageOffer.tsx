// On a page in the other language than the one chosen last: a way to the chosen one, and one to stay. It leads nobody
// anywhere by itself.

import type { Language } from 'virtual:forms';
import { useEffect, useState } from 'react';
import { rememberedLanguage, rememberLanguage } from '../language/rememberedLanguage.ts';
import { useSite } from '../language/siteContext.ts';
import { Offer } from './Offer.tsx';

export function LanguageOffer() {
  const { language } = useSite();
  const [chosen, setChosen] = useState<Language>();
  // Prerendered pages know of no choice; one that is made on the page follows at once.
  useEffect(() => {
    const remembered = rememberedLanguage();
    setChosen(remembered === language ? undefined : remembered);
  }, [language]);
  if (!chosen) return null;
  const stay = () => {
    rememberLanguage(language);
    setChosen(undefined);
    document.getElementById('main')?.focus({ preventScroll: true });
  };
  return <Offer language={chosen} onStay={stay} />;
}
