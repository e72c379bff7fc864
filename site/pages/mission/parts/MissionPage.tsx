import { FloorBand } from '../../../ornaments/FloorBand.tsx';
import { AboutRelated } from '../../about/parts/AboutRelated.tsx';
import { Head } from '../../parts/Head.tsx';
import { PageHead } from '../../parts/PageHead.tsx';
import type { RelatedPagesProps } from '../../parts/RelatedPages.tsx';
import { type Tab, Tabs } from './Tabs.tsx';

interface MissionPageProps {
  readonly content: {
    readonly title: string;
    readonly description: string;
    readonly eyebrow: string;
    readonly lead: string;
    readonly chapters: readonly Tab[];
  };
  readonly related: RelatedPagesProps;
}

/** The page of mission, vision, values and objectives, in either language. */
export function MissionPage({ content, related }: MissionPageProps) {
  const { title, description, eyebrow, lead, chapters } = content;
  return (
    <>
      <Head title={title} description={description} />
      <PageHead eyebrow={eyebrow} title={title} lead={lead} />
      <FloorBand />
      <div className="page band">
        <Tabs label={title} tabs={chapters} />
      </div>
      <AboutRelated current="/Mission" {...related} />
    </>
  );
}
