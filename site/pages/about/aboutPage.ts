import type { Prose } from '../parts/prose.ts';
import type { RelatedPagesProps } from '../parts/RelatedPages.tsx';

/** Content of a page about the school, and links to the others. */
export interface AboutContent extends Prose {
  readonly related: RelatedPagesProps;
}
