import { askNote } from '../parts/askNote.tsx';
import type { Prose } from '../parts/prose.ts';
import { Question } from './Question.tsx';
import { questions } from './questions.tsx';

/** What the page of frequent questions says. */
export const faq: Prose = {
  title: 'Admission FAQ',
  description:
    'Ten questions that parents ask about admission: how to apply, assessment and exams, our decision, fees, financial aid and the school day.',
  eyebrow: 'Admission',
  lead: 'What parents ask us most, and what we answer. Choose a question, and the answer unfolds below it.',
  sections: [
    {
      title: 'Ten Questions',
      body: (
        <div className="questions">
          {questions.map(({ id, title, answer }) => (
            <Question key={id} id={id} title={title}>
              {answer}
            </Question>
          ))}
        </div>
      ),
      notes: [
        {
          title: 'Dates to remember',
          body: (
            <ul>
              <li>September, April and July: entrance exams</li>
              <li>Before the end of September: all tuition at once, with a discount of 5%</li>
              <li>Before October 31: requests because of financial difficulty</li>
              <li>August through May: the ten instalments</li>
            </ul>
          ),
        },
        askNote('Ask us', 'Admission Office'),
      ],
    },
  ],
};
