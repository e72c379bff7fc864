import { directions, type Language } from 'virtual:forms';
import { Link } from 'wouter';
import { addressIn } from '../language/addresses.ts';
import { useSite } from '../language/siteContext.ts';
import type { InFolders, OfferWords } from '../words/words.ts';

/** In every language, because the page has loaded only the texts of its own. */
const words = import.meta.glob('../words/*/offer.ts', { eager: true, import: 'offer' }) as InFolders<
  'offer',
  OfferWords
>;

interface OfferProps {
  readonly language: Language;
  readonly onStay: () => void;
}

/** A link to the current page in `language`, and a button to stay. */
export function Offer({ language, onStay }: OfferProps) {
  const { label, go, stay } = words[`../words/${language}/offer.ts`];
  return (
    <aside className="language-offer" aria-label={label} lang={language} dir={directions[language]}>
      <Link className="button" href={`~${addressIn(language, useSite().path)}`} hrefLang={language}>
        {go}
      </Link>
      <button type="button" className="button-quiet" onClick={onStay}>
        {stay}
      </button>
    </aside>
  );
}
