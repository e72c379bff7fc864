// Most pages are running text: a head, and sections with side notes. Their content is one `Prose` object; anything else (a picture,
// links) is passed as `opening` or as children.
import type { ReactNode } from 'react';
import { Head } from './Head.tsx';
import { PageHead } from './PageHead.tsx';
import { ProsePart } from './ProsePart.tsx';
import type { Prose } from './prose.ts';

interface ProsePageProps {
  readonly content: Prose;
  /** A drawing beside the title. */
  readonly ornament?: ReactNode;
  /** Rendered between the head and the first section. */
  readonly opening?: ReactNode;
  /** Rendered after the last section. */
  readonly children?: ReactNode;
}

/** A page of running text. */
export function ProsePage({ content, ornament, opening, children }: ProsePageProps) {
  const { title, description, eyebrow, lead, sections } = content;
  return (
    <div className="prose-page">
      <Head title={title} description={description} />
      <PageHead eyebrow={eyebrow} title={title} lead={lead} ornament={ornament} />
      {opening}
      {sections.map((section) => (
        <ProsePart key={section.title} {...section} />
      ))}
      {children}
    </div>
  );
}
