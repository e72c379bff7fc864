import { Link } from 'wouter';
import { divisions } from '../divisions/divisions.ts';
import { DivisionTable } from '../divisions/parts/DivisionTable.tsx';
import { FormLink } from '../parts/FormLink.tsx';
import type { FrequentQuestion } from './frequentQuestion.ts';

/** The ten questions in order. */
export const questions: readonly FrequentQuestion[] = [
  {
    id: 'how-to-apply',
    title: 'How do we apply?',
    answer: (
      <>
        <p>
          With the <FormLink to="apply" />, one for each child, filled in by a parent or guardian. It has five steps and
          needs no account. When we have it, you see a reference number; please keep it.
        </p>
        <p>
          The whole way to registration is described in the <Link href="/Information">Admission Information</Link>.
        </p>
      </>
    ),
  },
  {
    id: 'years-and-ages',
    title: 'Which class is right for our child’s age?',
    answer: (
      <>
        <p>These are the five divisions, with the ages of their learners.</p>
        <DivisionTable divisions={divisions} />
      </>
    ),
  },
  {
    id: 'documents',
    title: 'What should we have at hand for the form?',
    answer: (
      <>
        <p>
          Your civil registry number and place, dates and places of birth, nationalities and blood types of your child
          and of both parents, and what both parents do; also the previous school and the enrollment date, unless the
          grade in the form is Pre-KG 1 or Pre-KG 2.
        </p>
        <p>
          If your child has visited a specialist, please attach the report: one PDF, JPG, JPEG or PNG file of at most 10
          MB.
        </p>
      </>
    ),
  },
  {
    id: 'readiness-assessment',
    title: 'What happens at the readiness assessment for Preschool?',
    answer: (
      <p>
        Your child comes together with three others, in a group of four, and stays for about 30 minutes. We look at five
        areas of development. There is also an interview.
      </p>
    ),
  },
  {
    id: 'entrance-exams',
    title: 'When are the entrance exams, and who sits them?',
    answer: (
      <p>
        They are held in September, April and July, for applicants for Grade 1 and above. In Preschool there is the
        readiness assessment instead.
      </p>
    ),
  },
  {
    id: 'decision',
    title: 'When do we hear from you, and what do we do then?',
    answer: (
      <>
        <p>
          Within five business days: after the interview for Preschool, after the entrance exams for Grade 1 and above.
        </p>
        <p>If your child is accepted, please register within five days after the letter of acceptance.</p>
      </>
    ),
  },
  {
    id: 'fees',
    title: 'Which fees are there, and are they refunded?',
    answer: (
      <>
        <p>
          The fees for application and admission are not refundable. The registration fee is deducted from the final
          instalment of tuition. Transport is paid by a monthly fee.
        </p>
        <p>For the amounts, please ask the Accounts Office.</p>
      </>
    ),
  },
  {
    id: 'tuition',
    title: 'How is tuition paid?',
    answer: (
      <>
        <p>
          In ten monthly instalments, from August through May. If all of it is paid before the end of September, there
          is a discount of 5%. A request because of financial difficulty is made in writing, before October 31.
        </p>
        <p>
          See the months one by one on the page <Link href="/Tuition">Tuition and Instalments</Link>.
        </p>
      </>
    ),
  },
  {
    id: 'aid',
    title: 'Is there financial aid?',
    answer: (
      <>
        <p>
          Yes, for learners who have been at our school for at least one year. It is given according to need, for one
          year at a time, and tied to performance and behaviour. Children of staff or of the parents’ committee, and
          learners who hold a scholarship, are not eligible. What you tell us is confidential.
        </p>
        <p>
          Read the <Link href="/Tuition#conditions-of-financial-aid">conditions</Link>, then open the{' '}
          <FormLink to="aid" />.
        </p>
      </>
    ),
  },
  {
    id: 'school-day',
    title: 'What is a school day like?',
    answer: (
      <>
        <p>
          From Grade 1 to Grade 9 the day has eight sessions and two recesses. Every day there is an advisory session of
          15 minutes. The STEAM programme runs from Grade 3 to Grade 8.
        </p>
        <p>
          Grade 9 ends with the Brevet exams. In Secondary, the Sophomore, Junior and Senior years follow a credit
          course system.
        </p>
      </>
    ),
  },
];
