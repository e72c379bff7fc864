import { RasBeirut } from '../../../ornaments/RasBeirut.tsx';
import { StarDivider } from '../../../ornaments/StarDivider.tsx';
import { Head } from '../../parts/Head.tsx';
import type { Note } from '../../parts/prose.ts';

interface NotFoundPageProps {
  /** `title` is the title of the document, `heading` that on the page; `body` has links to other pages. */
  readonly content: Note & {
    readonly description: string;
    readonly eyebrow: string;
    readonly heading: string;
    readonly lead: string;
  };
}

/** The page for unknown addresses, in either language. */
export function NotFoundPage({ content }: NotFoundPageProps) {
  const { title, description, eyebrow, heading, lead, text = [], body } = content;
  return (
    <div className="page band grid">
      <Head title={title} description={description} />
      <meta name="robots" content="noindex" />
      <div className="grid-main prose">
        <p className="eyebrow">{eyebrow}</p>
        <h1>{heading}</h1>
        <p className="lead">{lead}</p>
        <StarDivider />
        {text.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
        {body}
      </div>
      <div className="grid-side">
        <RasBeirut />
      </div>
    </div>
  );
}
