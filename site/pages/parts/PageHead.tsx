import type { ReactNode } from 'react';

interface PageHeadProps {
  readonly eyebrow: string;
  readonly title: ReactNode;
  readonly lead: ReactNode;
  /** A drawing beside the title. */
  readonly ornament?: ReactNode;
}

/** The top of a page: its section, its title and a lead of one or two sentences. */
export function PageHead({ eyebrow, title, lead, ornament }: PageHeadProps) {
  return (
    <div className="page-head">
      <div className="page page-head-columns">
        <div className="page-head-text">
          <p className="eyebrow">{eyebrow}</p>
          <h1>{title}</h1>
          <p className="lead">{lead}</p>
        </div>
        {ornament}
      </div>
    </div>
  );
}
