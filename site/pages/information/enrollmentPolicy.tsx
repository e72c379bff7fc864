import { Link } from 'wouter';
import { divisions } from '../divisions/divisions.ts';
import { DivisionTable } from '../divisions/parts/DivisionTable.tsx';
import type { ProseSection } from '../parts/prose.ts';

/** Section: who can enrol, and in which years. */
export const enrollmentPolicy: ProseSection = {
  title: 'Enrollment Policy',
  text: [
    'We are a not-for-profit Orthodox Christian school, from Preschool to the last year of Secondary. A parent or guardian applies for a child, with one Admission Form for each child. The Admission Office tells you whether there is a place in the grade you have in mind.',
    'How we get to know your child depends on the grade. For Preschool there is a readiness assessment and an interview; for Grade 1 and above there are entrance exams.',
  ],
  body: <DivisionTable divisions={divisions} />,
  notes: [
    {
      title: 'Who applies',
      text: ['A parent or guardian, on behalf of one learner. If you apply for two children, please send two forms.'],
    },
    {
      title: 'Learning support',
      body: (
        <p>
          Please tell us of learning difficulties when you apply. You can read more on the page about{' '}
          <Link href="/LearningSupport">Learning Support</Link>.
        </p>
      ),
    },
  ],
};
