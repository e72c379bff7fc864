import { ArchedView } from '../../../ornaments/ArchedView.tsx';
import { Lighthouse } from '../../../ornaments/Lighthouse.tsx';
import { ProsePage } from '../../parts/ProsePage.tsx';
import type { Prose } from '../../parts/prose.ts';

interface EmploymentPageProps {
  readonly content: Prose;
}

/** The page of human resources, in either language. */
export function EmploymentPage({ content }: EmploymentPageProps) {
  const ornament = (
    <ArchedView>
      <g transform="translate(60 60) scale(.84)">
        <Lighthouse />
      </g>
    </ArchedView>
  );
  return <ProsePage content={content} ornament={ornament} />;
}
