import { Headland } from '../../../ornaments/Headland.tsx';
import type { Figure } from '../../home/homeWords.ts';
import { Figures } from '../../home/parts/Figures.tsx';
import { ProsePage } from '../../parts/ProsePage.tsx';
import type { AboutContent } from '../aboutPage.ts';
import { AboutRelated } from './AboutRelated.tsx';

interface HistoryPageProps {
  readonly content: AboutContent & {
    /** Caption of the picture of the headland. */
    readonly caption: string;
    /** The school in figures. */
    readonly figures: readonly Figure[];
  };
}

/** The page of the school's history, in either language. */
export function HistoryPage({ content }: HistoryPageProps) {
  const opening = (
    <>
      <figure className="page picture">
        <Headland />
        <figcaption>{content.caption}</figcaption>
      </figure>
      <Figures figures={content.figures} />
    </>
  );
  return (
    <ProsePage content={content} opening={opening}>
      <AboutRelated current="/HistoryPage" {...content.related} />
    </ProsePage>
  );
}
