// The message is in Arabic, from right to left, on either page; the head above it is in the page's language.
import { languageAttributes } from '../../../language/languageAttributes.ts';
import { useSite } from '../../../language/siteContext.ts';
import { Head } from '../../parts/Head.tsx';
import { Letter } from '../../parts/Letter.tsx';
import { PageHead } from '../../parts/PageHead.tsx';
import type { Message, MessageContent } from '../message.ts';
import { MessageText } from './MessageText.tsx';

interface BishopsMessage extends Message {
  readonly title: string;
  /** A verse before the text, and where it stands. */
  readonly verse: { readonly text: string; readonly source: string };
}

interface EminencePageProps {
  readonly content: MessageContent & { readonly letter: BishopsMessage };
}

/** The bishop's message. Where the page is in another language, its title stands in both. */
export function EminencePage({ content: { title, description, letter, ...head } }: EminencePageProps) {
  const { language } = useSite();
  const isOther = letter.language !== language;
  const titles = (
    <>
      <span {...languageAttributes(letter.language, language)}>{letter.title}</span>
      <span className="title-translated">{title}</span>
    </>
  );
  return (
    <div className="prose-page">
      {/* Head elements cannot contain elements with `lang` or `dir`; Unicode isolates separate the two directions. */}
      <Head title={isOther ? `\u2068${letter.title}\u2069 – ${title}` : title} description={description} />
      <PageHead {...head} title={isOther ? titles : title} />
      <Letter
        language={letter.language}
        salutation={letter.salutation}
        from={letter.from}
        portrait="portrait-bishop"
        signature={{ name: 'signature-bishop', alt: letter.signature }}
      >
        <blockquote>
          <p>{letter.verse.text}</p>
          <cite>{letter.verse.source}</cite>
        </blockquote>
        <MessageText {...letter} />
      </Letter>
    </div>
  );
}
