import type { RelatedPagesProps } from '../parts/RelatedPages.tsx';

/** The pages about the school, for the links between them. */
export const aboutPages: RelatedPagesProps = {
  title: 'More about our school',
  pages: [
    { label: 'History', path: '/HistoryPage', text: 'From 1974 until today.' },
    { label: 'Mission, Vision & Values', path: '/Mission', text: 'What we are, hope for, hold to and work towards.' },
    {
      label: 'Educational Philosophy',
      path: '/EducationalPhilosophy',
      text: 'The whole child, and what learning changes.',
    },
    { label: 'Protocol', path: '/Protocol', text: 'Three papers on life at school, to download.' },
    { label: 'Anthem', path: '/Anthem', text: 'The song of the school, to hear.' },
  ],
};
