import { ArchedView } from '../ornaments/ArchedView.tsx';
import { Lighthouse } from '../ornaments/Lighthouse.tsx';
import { employment } from './about/employment.ts';
import { ProsePage } from './parts/ProsePage.tsx';

/** Whom the school employs, and by what rules. */
export function HumanResources() {
  const ornament = (
    <ArchedView>
      <g transform="translate(60 60) scale(.84)">
        <Lighthouse />
      </g>
    </ArchedView>
  );
  return <ProsePage content={employment} ornament={ornament} />;
}
