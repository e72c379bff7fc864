import type { ReactNode } from 'react';
import { Headland } from '../../ornaments/Headland.tsx';
import { ProsePage } from '../parts/ProsePage.tsx';
import { AboutRelated } from './AboutRelated.tsx';
import type { AboutPageProps } from './aboutPage.ts';

interface HistoryPageProps extends AboutPageProps {
  /** What stands under the picture of the headland. */
  readonly caption: string;
  /** The school in figures. */
  readonly figures: ReactNode;
}

/** Where the school comes from. */
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
