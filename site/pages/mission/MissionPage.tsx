import { Head } from '../../layout/Head.tsx';
import { FloorBand } from '../../ornaments/FloorBand.tsx';
import { AboutRelated } from '../about/AboutRelated.tsx';
import { PageHead } from '../parts/PageHead.tsx';
import type { RelatedPagesProps } from '../parts/RelatedPages.tsx';
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

/** What the school is, what it hopes for, what it holds to, and what it works towards. */
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
