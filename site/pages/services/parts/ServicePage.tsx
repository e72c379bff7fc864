import { ArchedView } from '../../../ornaments/ArchedView.tsx';
import { Lighthouse } from '../../../ornaments/Lighthouse.tsx';
import { ProsePage } from '../../parts/ProsePage.tsx';
import type { Prose } from '../../parts/prose.ts';
import { type RelatedPage, RelatedPages } from '../../parts/RelatedPages.tsx';

/** Texts that all services' pages share. */
export interface Services {
  readonly eyebrow: string;
  /** Heading of the links to the other services. */
  readonly others: string;
  readonly pages: readonly RelatedPage[];
}

interface ServicePageProps {
  readonly content: Omit<Prose, 'eyebrow'> & { readonly services: Services };
}

/** The page of one service, with links to the others at its end. */
export function ServicePage({ content }: ServicePageProps) {
  const { eyebrow, others, pages } = content.services;
  const ornament = (
    <ArchedView>
      <g transform="translate(102 60) scale(.84)">
        <Lighthouse />
      </g>
    </ArchedView>
  );
  return (
    <ProsePage content={{ ...content, eyebrow }} ornament={ornament}>
      <RelatedPages title={others} pages={pages.filter(({ label }) => label !== content.title)} />
    </ProsePage>
  );
}
