import { ArchedCedar } from '../../../ornaments/ArchedCedar.tsx';
import { AboutRelated } from '../../about/parts/AboutRelated.tsx';
import { Head } from '../../parts/Head.tsx';
import { PageHead } from '../../parts/PageHead.tsx';
import { ProsePart } from '../../parts/ProsePart.tsx';
import type { Prose } from '../../parts/prose.ts';
import type { RelatedPagesProps } from '../../parts/RelatedPages.tsx';
import type { PublishedDocument } from '../publishedDocument.ts';
import { type CardWords, DownloadCard } from './DownloadCard.tsx';

/** Texts of the page; `sections` are shown below the documents. */
export interface ProtocolWords extends Prose {
  readonly card: CardWords;
  readonly documents: readonly PublishedDocument[];
}

interface ProtocolPageProps {
  readonly content: ProtocolWords;
  /** Links to the other pages about the school. */
  readonly related: RelatedPagesProps;
}

/** The page of the school's documents, in either language. */
export function ProtocolPage({ content, related }: ProtocolPageProps) {
  const { title, description, eyebrow, lead, card, documents, sections } = content;
  return (
    <div className="prose-page">
      <Head title={title} description={description} />
      <PageHead eyebrow={eyebrow} title={title} lead={lead} ornament={<ArchedCedar />} />
      <div className="page band">
        <ul className="downloads">
          {documents.map((document) => (
            <DownloadCard key={document.file} document={document} words={card} />
          ))}
        </ul>
      </div>
      {sections.map((section) => (
        <ProsePart key={section.title} {...section} />
      ))}
      <AboutRelated current="/Protocol" {...related} />
    </div>
  );
}
