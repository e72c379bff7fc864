import { GrowingCedars } from '../../../ornaments/GrowingCedars.tsx';
import { Head } from '../../parts/Head.tsx';
import { Letter } from '../../parts/Letter.tsx';
import { OfficeLink } from '../../parts/OfficeLink.tsx';
import { PageHead } from '../../parts/PageHead.tsx';
import { ProsePart } from '../../parts/ProsePart.tsx';
import type { ProseSection } from '../../parts/prose.ts';
import { RelatedPages } from '../../parts/RelatedPages.tsx';
import type { Division } from '../division.ts';
import type { DivisionWords } from '../divisionWords.ts';
import { DivisionFacts } from './DivisionFacts.tsx';

interface DivisionPageProps {
  readonly words: DivisionWords;
  readonly divisions: readonly Division[];
  /** The path of the page's own division. */
  readonly path: string;
  readonly content: {
    readonly description: string;
    readonly lead: string;
    /** The message of the division's head, by paragraph. */
    readonly salutation: string;
    readonly message: readonly string[];
    readonly about: readonly string[];
    /** Sections below the facts. */
    readonly sections: readonly ProseSection[];
  };
  /** Name of the portrait among the site's media. */
  readonly portrait: string;
}

/** The page of one division: its head's message, its facts, and links to the other divisions. */
export function DivisionPage({ words, divisions, path, content, portrait }: DivisionPageProps) {
  const current = divisions.findIndex((division) => division.path === path);
  const division = divisions[current];
  if (!division) throw new Error(`The list of divisions has none with the path ${path}.`);
  const title = words.title(division.name);
  const head = words.head(division.name);
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
        title={words.letter(head)}
        salutation={content.salutation}
        from={head}
        portrait={portrait}
        reply={<OfficeLink office={head} />}
      >
        {content.message.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
      </Letter>
      <DivisionFacts words={words} division={division} about={content.about} />
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
