import type { ReactNode } from 'react';
import { Headland } from '../../../ornaments/Headland.tsx';
import { ProsePage } from '../../parts/ProsePage.tsx';
import type { AboutPageProps } from '../aboutPage.ts';
import { AboutRelated } from './AboutRelated.tsx';

interface HistoryPageProps extends AboutPageProps {
  /** Caption of the picture of the headland. */
  readonly caption: string;
  /** The school in figures. */
  readonly figures: ReactNode;
}

/** The page of the school's history, in either language. */
export function HistoryPage({ content, caption, figures, related }: HistoryPageProps) {
  const opening = (
    <>
      <figure className="page picture">
        <Headland />
        <figcaption>{caption}</figcaption>
      </figure>
      {figures}
    </>
  );
  return (
    <ProsePage content={content} opening={opening}>
      <AboutRelated current="/HistoryPage" {...related} />
    </ProsePage>
  );
}
