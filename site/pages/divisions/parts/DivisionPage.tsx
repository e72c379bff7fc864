import { GrowingCedars } from '../../../ornaments/GrowingCedars.tsx';
import { Head } from '../../parts/Head.tsx';
import { Letter } from '../../parts/Letter.tsx';
import { OfficeLink } from '../../parts/OfficeLink.tsx';
import { PageHead } from '../../parts/PageHead.tsx';
import { ProsePart } from '../../parts/ProsePart.tsx';
import type { ProseSection } from '../../parts/prose.ts';
import { RelatedPages } from '../../parts/RelatedPages.tsx';
import type { Division } from '../division.ts';
import { type DivisionContent, DivisionFacts } from './DivisionFacts.tsx';

interface DivisionPageProps {
  readonly content: DivisionContent & {
    readonly divisions: readonly Division[];
    /** The path of the page's own division. */
    readonly path: string;
    readonly title: string;
    readonly description: string;
    readonly lead: string;
    /** What the head of the division is called. */
    readonly head: string;
    /** Heading of the head's message. */
    readonly letter: string;
    readonly salutation: string;
    /** The message by paragraph. */
    readonly message: readonly string[];
    /** Sections below the facts. */
    readonly sections: readonly ProseSection[];
    /** Name of the portrait among the site's media. */
    readonly portrait: string;
  };
}

/** The page of one division: its head's message, its facts, and links to the other divisions. */
export function DivisionPage({ content }: DivisionPageProps) {
  const { words, divisions, path, title, head } = content;
  const current = divisions.findIndex((division) => division.path === path);
  const division = divisions[current];
  if (!division) throw new Error(`The list of divisions has none with the path ${path}.`);
  const others = divisions.filter((other) => other !== division);
  return (
    <div className="prose-page">
      <Head title={title} description={content.description} />
      <PageHead
        eyebrow={words.eyebrow}
        title={title}
        lead={content.lead}
        ornament={<GrowingCedars current={current} />}
      />
      <Letter
        title={content.letter}
        salutation={content.salutation}
        from={head}
        portrait={content.portrait}
        reply={<OfficeLink office={head} />}
      >
        {content.message.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
      </Letter>
      <DivisionFacts content={content} division={division} />
      {content.sections.map((section) => (
        <ProsePart key={section.title} {...section} />
      ))}
      <RelatedPages
        title={words.others}
        pages={others.map(({ name, years, ...other }) => ({ label: name, path: other.path, text: years }))}
      />
    </div>
  );
}
