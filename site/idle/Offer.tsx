import { directions, type Language } from 'virtual:forms';
import { Link } from 'wouter';
import { addressIn } from '../language/addresses.ts';
import { useSite } from '../language/siteContext.ts';

/** In the offered language: the page has loaded only the texts of its own. */
const WORDS = {
  en: { label: 'Language', go: 'Go on in English', stay: 'Stay here' },
  ar: { label: 'اللغة', go: 'تابعوا بالعربية', stay: 'البقاء هنا' },
} as const;

interface OfferProps {
  readonly language: Language;
  readonly onStay: () => void;
}

/** A link to the current page in `language`, and a button to stay. */
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
