import type { ReactNode } from 'react';
import { RasBeirut } from '../../../ornaments/RasBeirut.tsx';
import { StarDivider } from '../../../ornaments/StarDivider.tsx';
import { Head } from '../../parts/Head.tsx';

interface NotFoundPageProps {
  /** The document's title. */
  readonly title: string;
  readonly description: string;
  readonly eyebrow: string;
  readonly heading: string;
  readonly lead: string;
  /** A sentence with links to other pages. */
  readonly ways: ReactNode;
}

/** The page for unknown addresses, in either language. */
export function NotFoundPage({ title, description, eyebrow, heading, lead, ways }: NotFoundPageProps) {
  return (
    <div className="page band grid">
      <Head title={title} description={description} />
      <meta name="robots" content="noindex" />
      <div className="grid-main prose">
        <p className="eyebrow">{eyebrow}</p>
        <h1>{heading}</h1>
        <p className="lead">{lead}</p>
        <StarDivider />
        <p>{ways}</p>
      </div>
      <div className="grid-side">
        <RasBeirut />
      </div>
    </div>
  );
}
