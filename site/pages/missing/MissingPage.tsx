import type { ReactNode } from 'react';
import { Head } from '../../layout/Head.tsx';
import { RasBeirut } from '../../ornaments/RasBeirut.tsx';
import { StarDivider } from '../../ornaments/StarDivider.tsx';

interface MissingPageProps {
  /** The document's title. */
  readonly title: string;
  readonly description: string;
  readonly eyebrow: string;
  readonly heading: string;
  readonly lead: string;
  /** Where to go from here, with links. */
  readonly ways: ReactNode;
}

/** What an address that leads nowhere shows, in any language. */
export function MissingPage({ title, description, eyebrow, heading, lead, ways }: MissingPageProps) {
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
