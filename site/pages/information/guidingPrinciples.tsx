import type { ProseSection } from '../parts/prose.ts';
import { Terms } from '../parts/Terms.tsx';

const principles = [
  {
    name: 'The same way for all',
    text: 'Every family fills in the same form, and every child meets the assessment or the exams of the grade applied for.',
  },
  {
    name: 'The whole child',
    text: 'In the readiness assessment we look at five areas of development, because a child of four is more than what he or she can already count or name.',
  },
  {
    name: 'Openness',
    text: 'Please tell us of learning difficulties, and of any specialist whom your child has seen. We ask so that we can teach your child well.',
  },
  {
    name: 'A clear answer',
    text: 'You have our decision within five business days after the interview or the exams.',
  },
  {
    name: 'Clear terms',
    text: 'When tuition is paid, and which fees are not refunded, you can read here before you apply.',
  },
];

/** Section: the principles of admission. */
export const guidingPrinciples: ProseSection = {
  title: 'Guiding Principles',
  body: <Terms terms={principles} />,
};
