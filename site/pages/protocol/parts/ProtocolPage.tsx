import type { Language } from 'virtual:forms';
import { languageAttributes } from '../../../language/languageAttributes.ts';
import { useSite } from '../../../language/siteContext.ts';
import { ArchedCedar } from '../../../ornaments/ArchedCedar.tsx';
import { AboutRelated } from '../../about/parts/AboutRelated.tsx';
import { Head } from '../../parts/Head.tsx';
import { PageHead } from '../../parts/PageHead.tsx';
import { ProsePart } from '../../parts/ProsePart.tsx';
import type { Prose, ProseSection } from '../../parts/prose.ts';
import type { RelatedPagesProps } from '../../parts/RelatedPages.tsx';
import type { PublishedDocument } from '../publishedDocument.ts';
import { type CardWords, DownloadCard } from './DownloadCard.tsx';

/** Content of the page; `sections` are shown below the documents. */
interface ProtocolContent extends Prose {
  readonly card: CardWords;
  readonly documents: readonly PublishedDocument[];
  readonly also: AlsoIn;
  /** Links to the other pages about the school. */
  readonly related: RelatedPagesProps;
}

/** The documents in another language, and the section that offers them on the pages in one. */
interface AlsoIn {
  readonly section: ProseSection & { readonly language: Language };
  readonly language: Language;
  readonly documents: readonly Pick<PublishedDocument, 'title' | 'file'>[];
}

interface ProtocolPageProps {
  readonly content: ProtocolContent;
}

/** The page of the school's documents, in either language. */
export function ProtocolPage({ content }: ProtocolPageProps) {
  const { title, description, eyebrow, lead, card, documents, also, sections, related } = content;
  const { language } = useSite();
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
      {also.section.language === language && <ProsePart {...also.section} body={<Links {...also} />} />}
      {sections.map((section) => (
        <ProsePart key={section.title} {...section} />
      ))}
      <AboutRelated current="/Protocol" {...related} />
    </div>
  );
}

function Links({ language, documents }: AlsoIn) {
  const { language: page } = useSite();
  return (
    <ul>
      {documents.map(({ title, file }) => (
        <li key={file}>
          <a href={file} hrefLang={language} download>
            <bdi {...languageAttributes(language, page)}>{title}</bdi>
          </a>
        </li>
      ))}
    </ul>
  );
}
