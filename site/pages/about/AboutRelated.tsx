import { RelatedPages, type RelatedPagesProps } from '../parts/RelatedPages.tsx';

interface AboutRelatedProps extends RelatedPagesProps {
  /** The canonical path of the page that it stands on. */
  readonly current: string;
}

/** At the foot of a page about the school: the way to the other ones. */
export function AboutRelated({ current, title, pages }: AboutRelatedProps) {
  return <RelatedPages title={title} pages={pages.filter(({ path }) => path !== current)} />;
}
