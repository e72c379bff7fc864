import { ArchedView } from '../ornaments/ArchedView.tsx';
import { Cedar } from '../ornaments/Cedar.tsx';
import { AboutRelated } from './about/AboutRelated.tsx';
import { aboutPages } from './about/aboutPages.ts';
import { philosophy } from './about/philosophy.tsx';
import { ProsePage } from './parts/ProsePage.tsx';

/** What the school means by education, in three paragraphs. */
export function EducationalPhilosophy() {
  const ornament = (
    <ArchedView>
      <path d="M0 322c70-18 170-18 240 0v40H0z" fill="var(--stone)" />
      <g transform="translate(36 98) scale(.7 1.08)">
        <Cedar fill="var(--cedar)" />
      </g>
    </ArchedView>
  );
  return (
    <ProsePage content={philosophy} ornament={ornament}>
      <AboutRelated current="/EducationalPhilosophy" {...aboutPages} />
    </ProsePage>
  );
}
