import type { Prose } from '../parts/prose.ts';
import type { RelatedPagesProps } from '../parts/RelatedPages.tsx';

/** What a page about the school says, and the pages about the school. */
export interface AboutPageProps {
  readonly content: Prose;
  readonly related: RelatedPagesProps;
}
