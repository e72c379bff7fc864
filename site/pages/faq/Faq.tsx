import { askNote } from '../parts/askNote.tsx';
import { Points } from '../parts/Points.tsx';
import { ProsePage } from '../parts/ProsePage.tsx';
import type { Prose } from '../parts/prose.ts';
import { QuestionList } from './parts/QuestionList.tsx';
import { questions } from './questions.tsx';

const dates = [
  'September, April and July: entrance exams',
  'Before the end of September: all tuition at once, with a discount of 5%',
  'Before October 31: requests because of financial difficulty',
  'August through May: the ten instalments',
];

const content: Prose = {
  title: 'Admission FAQ',
  description:
    'Ten questions about admission and their answers: how to apply, assessment and exams, our decision, fees, financial aid and the school day.',
  eyebrow: 'Admission',
  lead: 'What parents may want to know about admission. Choose a question, and the answer unfolds below it.',
  sections: [
    {
      title: 'Ten Questions',
      body: <QuestionList questions={questions} />,
      notes: [{ title: 'Dates to remember', body: <Points points={dates} /> }, askNote('Ask us', 'Admission Office')],
    },
  ],
};

/** Frequent questions about admission. */
export function Faq() {
  return <ProsePage content={content} />;
}
