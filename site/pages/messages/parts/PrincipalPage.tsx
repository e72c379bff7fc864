// The letter is in one language on either page; everything around it is in the page's language.
import { AboutRelated } from '../../about/parts/AboutRelated.tsx';
import { Head } from '../../parts/Head.tsx';
import { Letter } from '../../parts/Letter.tsx';
import { OfficeLink } from '../../parts/OfficeLink.tsx';
import { PageHead } from '../../parts/PageHead.tsx';
import type { RelatedPagesProps } from '../../parts/RelatedPages.tsx';
import type { MessageContent } from '../message.ts';
import { MessageText } from './MessageText.tsx';

interface PrincipalPageProps {
  readonly content: MessageContent & {
    /** The office that an answer is addressed to. */
    readonly office: string;
    /** The writer's office in the page's language. */
    readonly from: string;
    readonly related: RelatedPagesProps;
  };
}

/** The principal's message. */
export function PrincipalPage({ content }: PrincipalPageProps) {
  const { description, letter, office, from, related, ...head } = content;
  return (
    <div className="prose-page">
      <Head title={head.title} description={description} />
      <PageHead {...head} />
      <Letter
        language={letter.language}
        salutation={letter.salutation}
        from={letter.from}
        fromInPage={from}
        portrait="portrait-principal"
        signature={{ name: 'signature-principal', alt: letter.signature }}
        reply={<OfficeLink office={office} />}
      >
        <MessageText {...letter} />
      </Letter>
      <AboutRelated current="/Principal" {...related} />
    </div>
  );
}
