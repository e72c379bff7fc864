import { directions, type Language } from 'virtual:forms';
import { Link } from 'wouter';
import { addressIn } from '../language/addresses.ts';
import { useSite } from '../language/siteContext.ts';

/** In the words of the language that is offered; the page has only its own. */
const WORDS = {
  en: { label: 'Language', go: 'Go on in English', stay: 'Stay here' },
  ar: { label: 'اللغة', go: 'تابعوا بالعربية', stay: 'البقاء هنا' },
} as const;

interface OfferProps {
  readonly language: Language;
  readonly onStay: () => void;
}

/** The page at hand in this language, or not. */
export function Offer({ language, onStay }: OfferProps) {
  const words = WORDS[language];
  return (
    <aside className="language-offer" aria-label={words.label} lang={language} dir={directions[language]}>
      <Link className="button" href={`~${addressIn(language, useSite().path)}`} hrefLang={language}>
        {words.go}
      </Link>
      <button type="button" className="button-quiet" onClick={onStay}>
        {words.stay}
      </button>
    </aside>
  );
}
