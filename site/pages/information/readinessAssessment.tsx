import { FigureList } from '../parts/FigureList.tsx';
import type { ProseSection } from '../parts/prose.ts';

const figures = [
  { value: '4', label: 'children in a group' },
  { value: '30', label: 'minutes, about' },
  { value: '5', label: 'areas of development' },
];

/** Section: the readiness assessment of preschool children. */
export const readinessAssessment: ProseSection = {
  title: 'Preschool Readiness Assessment',
  text: [
    'Preschool is for children from three to five. Before we decide, we would like to see how far your child has come, and whether the time for school is here.',
  ],
  body: (
    <>
      <FigureList figures={figures} />
      <p>
        The children come in groups of four and stay for about 30 minutes. We look at five areas of development, so that
        what one child says early and another does early both count.
      </p>
      <p>There is an interview, too. Our decision follows within five business days after it.</p>
    </>
  ),
  notes: [
    {
      title: 'Our decision',
      text: ['Within five business days after the interview.'],
    },
  ],
};
