import { type RelatedPage, RelatedPages } from '../parts/RelatedPages.tsx';

const pages: readonly RelatedPage[] = [
  { label: 'History', path: '/HistoryPage', text: 'From 1974 until today.' },
  { label: 'Mission, Vision & Values', path: '/Mission', text: 'What we are, hope for, hold to and work towards.' },
  {
    label: 'Educational Philosophy',
    path: '/EducationalPhilosophy',
    text: 'The whole child, and what learning changes.',
  },
  { label: 'Protocol', path: '/Protocol', text: 'Three papers on life at school, to download.' },
  { label: 'Anthem', path: '/Anthem', text: 'The song of the school, to hear.' },
];

interface AboutRelatedProps {
  /** The canonical path of the page that it stands on. */
  readonly current: string;
}

/** At the foot of a page about the school: the way to the other ones. */
export function AboutRelated({ current }: AboutRelatedProps) {
  return <RelatedPages title="More about our school" pages={pages.filter(({ path }) => path !== current)} />;
}
