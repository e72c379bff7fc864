import type { Language } from 'virtual:forms';
import { useEffect, useState } from 'react';
import { rememberedLanguage, rememberLanguage } from '../language/rememberedLanguage.ts';
import { useSite } from '../language/siteContext.ts';
import { Offer } from './Offer.tsx';

/** On a page that is not in the language chosen last: offers the page in that language. Never redirects. */
export function LanguageOffer() {
  const { language } = useSite();
  const [chosen, setChosen] = useState<Language>();
  // Read in an effect: the prerendered HTML cannot depend on what the device stores.
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
