import { RelatedPages, type RelatedPagesProps } from '../../parts/RelatedPages.tsx';

interface AboutRelatedProps extends RelatedPagesProps {
  /** The canonical path of the current page. */
  readonly current: string;
}

/** Links to the other pages about the school. */
export function AboutRelated({ current, title, pages }: AboutRelatedProps) {
  return <RelatedPages title={title} pages={pages.filter(({ path }) => path !== current)} />;
}
