import { Head } from '../../layout/Head.tsx';
import { GrowingCedars } from '../../ornaments/GrowingCedars.tsx';
import { Letter } from '../parts/Letter.tsx';
import { OfficeLink } from '../parts/OfficeLink.tsx';
import { PageHead } from '../parts/PageHead.tsx';
import { ProsePart } from '../parts/ProsePart.tsx';
import type { ProseSection } from '../parts/prose.ts';
import { RelatedPages } from '../parts/RelatedPages.tsx';
import { DivisionFacts } from './DivisionFacts.tsx';
import { divisions } from './divisions.ts';

interface DivisionPageProps {
  readonly content: {
    /** As in the list of divisions. */
    readonly name: string;
    readonly description: string;
    readonly lead: string;
    /** What the head of the division has to say. */
    readonly salutation: string;
    readonly message: readonly string[];
    readonly about: readonly string[];
    /** What stands under the facts, with its side notes. */
    readonly sections: readonly ProseSection[];
  };
  /** Name of the portrait among the site's media. */
  readonly portrait: string;
}

/** The page of one division: its head's message, its facts, and the way to the other divisions. */
export function DivisionPage({ content, portrait }: DivisionPageProps) {
  const current = divisions.findIndex(({ name }) => name === content.name);
  const division = divisions[current];
  if (!division) throw new Error(`divisions.ts has no division of the name "${content.name}".`);
  const { name } = division;
  const head = `Head of the ${name} Division`;
  const others = divisions.filter((other) => other !== division);
  return (
    <div className="prose-page">
      <Head title={`${name} Division`} description={content.description} />
      <PageHead
        eyebrow="Divisions"
        title={`${name} Division`}
        lead={content.lead}
        ornament={<GrowingCedars current={current} />}
      />
      <Letter
        title={`A word from the ${head}`}
        salutation={content.salutation}
        from={head}
        portrait={{ name: portrait, alt: `Portrait of the ${head}` }}
        reply={<OfficeLink office={head} />}
      >
        {content.message.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
      </Letter>
      <DivisionFacts division={division} about={content.about} />
      {content.sections.map((section) => (
        <ProsePart key={section.title} {...section} />
      ))}
      <RelatedPages
        title="The other divisions"
        pages={others.map(({ name: label, path, years: text }) => ({ label, path, text }))}
      />
    </div>
  );
}
