import { ArchedView } from '../../../ornaments/ArchedView.tsx';
import { Cedar } from '../../../ornaments/Cedar.tsx';
import { ProsePage } from '../../parts/ProsePage.tsx';
import type { AboutContent } from '../aboutPage.ts';
import { AboutRelated } from './AboutRelated.tsx';

interface PhilosophyPageProps {
  readonly content: AboutContent;
}

/** The page of the educational philosophy, in either language. */
export function PhilosophyPage({ content }: PhilosophyPageProps) {
  const ornament = (
    <ArchedView>
      <path d="M0 322c70-18 170-18 240 0v40H0z" fill="var(--stone)" />
      <g transform="translate(36 98) scale(.7 1.08)">
        <Cedar fill="var(--cedar)" />
      </g>
    </ArchedView>
  );
  return (
    <ProsePage content={content} ornament={ornament}>
      <AboutRelated current="/EducationalPhilosophy" {...content.related} />
    </ProsePage>
  );
}
