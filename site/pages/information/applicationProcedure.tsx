import { askNote } from '../parts/askNote.tsx';
import { FormLink } from '../parts/FormLink.tsx';
import type { ProseSection } from '../parts/prose.ts';
import { Steps } from '../parts/Steps.tsx';

const steps = [
  {
    title: 'Fill in the Admission Form',
    text: 'It has five steps: the learner, the family, the father, the mother, and then brothers, sisters and other schools. You can go back a step at any time, and what you wrote stays.',
  },
  {
    title: 'Keep the reference number',
    text: 'You see it as soon as your application has reached us. It is how the school finds your application.',
  },
  {
    title: 'Let us meet your child',
    text: 'Preschool: a readiness assessment and an interview. Grade 1 and above: the entrance exams, in September, April or July.',
  },
  {
    title: 'Hear our decision',
    text: 'Within five business days after the interview (Preschool) or the entrance exams (Grade 1 and above).',
  },
  {
    title: 'Register',
    text: 'Within five days after the letter of acceptance.',
  },
];

/** Section: from the form to registration. */
export const applicationProcedure: ProseSection = {
  title: 'Application Procedure',
  body: (
    <>
      <Steps steps={steps} />
      <p>
        <FormLink className="button" to="apply">
          Open the Admission Form
        </FormLink>
      </p>
    </>
  ),
  notes: [
    { title: 'No account', text: ['The form is open to everyone. There is nothing to sign up for.'] },
    askNote('Ask us', 'Admission Office'),
  ],
};
