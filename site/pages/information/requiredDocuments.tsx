import { Points } from '../parts/Points.tsx';
import type { ProseSection } from '../parts/prose.ts';

const papers = [
  { name: 'Your civil registry record:', text: 'its number, in digits only, and the place where it is kept.' },
  {
    name: 'Birth and nationality:',
    text: 'date and place of birth, nationality and blood type, of your child and of both parents. Your child’s name and the parents’ names are also asked for in Arabic letters.',
  },
  {
    name: 'The parents’ work:',
    text: 'diplomas, employment and, for whoever has work, the kind of work, the place and its telephone.',
  },
  {
    name: 'The previous school,',
    text: 'unless the grade in the form is Pre-KG 1 or Pre-KG 2: its name, why your child is leaving it, whether your child has been enrolled at our school, and the enrollment date.',
  },
  { name: 'Brothers and sisters:', text: 'first name, date of birth, school and grade.' },
];

/** Section: what to have ready for the form, and the document that is attached to it. */
export const requiredDocuments: ProseSection = {
  title: 'Required Documents',
  text: [
    'Please have these beside you when you begin. The form asks for what they say; they are not sent with it. If the school would like to see any of them later, the Admission Office tells you.',
  ],
  body: (
    <>
      <Points points={papers} />
      <p>
        One paper is sent with the form: the report of a specialist, if your child has visited one. You attach it in the
        first step.
      </p>
    </>
  ),
  notes: [
    {
      title: 'The specialist’s report',
      text: ['One file: PDF, JPG, JPEG or PNG, of at most 10 MB. It may be a photograph, if it can be read well.'],
    },
  ],
};
