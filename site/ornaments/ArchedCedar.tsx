import { ArchedView } from './ArchedView.tsx';
import { Cedar } from './Cedar.tsx';

/** The view through an arch, with a cedar before the sea. */
export function ArchedCedar() {
  return (
    <ArchedView>
      <g transform="translate(48 130) scale(.6 1.05)">
        <Cedar fill="var(--cedar)" />
      </g>
    </ArchedView>
  );
}
