import { FloorBand } from '../../../ornaments/FloorBand.tsx';
import { AboutRelated } from '../../about/parts/AboutRelated.tsx';
import { Head } from '../../parts/Head.tsx';
import { PageHead } from '../../parts/PageHead.tsx';
import type { Note } from '../../parts/prose.ts';
import type { RelatedPagesProps } from '../../parts/RelatedPages.tsx';
import { Tabs } from './Tabs.tsx';

interface MissionPageProps {
  readonly content: {
    readonly title: string;
    readonly description: string;
    readonly eyebrow: string;
    readonly lead: string;
    readonly chapters: readonly Chapter[];
    readonly related: RelatedPagesProps;
  };
}

interface Chapter extends Note {
  /** The fragment of the page's address that selects it. */
  readonly id: string;
  readonly lead: string;
}

/** The page of mission, vision, values and objectives, in either language. */
export function MissionPage({ content }: MissionPageProps) {
  const { title, description, eyebrow, lead, chapters, related } = content;
  return (
    <>
      <Head title={title} description={description} />
      <PageHead eyebrow={eyebrow} title={title} lead={lead} />
      <FloorBand />
      <div className="page band">
        <Tabs label={title} tabs={chapters.map((chapter) => ({ ...chapter, body: <ChapterText {...chapter} /> }))} />
      </div>
      <AboutRelated current="/Mission" {...related} />
    </>
  );
}

function ChapterText({ lead, text = [], body }: Chapter) {
  return (
    <>
      <p className="lead">{lead}</p>
      {text.map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
      {body}
    </>
  );
}
