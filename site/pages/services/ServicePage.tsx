import { ArchedView } from '../../ornaments/ArchedView.tsx';
import { Lighthouse } from '../../ornaments/Lighthouse.tsx';
import { ProsePage } from '../parts/ProsePage.tsx';
import type { Prose } from '../parts/prose.ts';
import { RelatedPages } from '../parts/RelatedPages.tsx';
import { services } from './services.ts';

interface ServicePageProps {
  readonly content: Omit<Prose, 'eyebrow'>;
}

/** The page of one service, with the way to the others at its foot. */
export function ServicePage({ content }: ServicePageProps) {
  const ornament = (
    <ArchedView>
      <g transform="translate(102 60) scale(.84)">
        <Lighthouse />
      </g>
    </ArchedView>
  );
  return (
    <ProsePage content={{ ...content, eyebrow: 'Services' }} ornament={ornament}>
      <RelatedPages title="Our other services" pages={services.filter(({ label }) => label !== content.title)} />
    </ProsePage>
  );
}
