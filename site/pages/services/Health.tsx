import { Link } from 'wouter';
import { askNote } from '../parts/askNote.tsx';
import { FormLink } from '../parts/FormLink.tsx';
import { ServicePage } from './parts/ServicePage.tsx';
import { services } from './services.ts';

const office = 'Health Office';

const content = {
  title: 'Health',
  description:
    'The Health Office: care during the school day, what to tell us about your child, and the Health Office Policy and Procedures to download.',
  lead: 'The Health Office looks after learners during the school day. It can do so best when families tell it what it has to know.',
  sections: [
    {
      title: 'During the school day',
      text: [
        'The Health Office is there for learners who feel unwell, or who have been hurt. We ask learners to tell an adult, and adults to see that a young child does not go there alone.',
        'Its work follows a written policy, so that every child can be treated with the same care, and everyone at school can know what to do before it is needed.',
      ],
      notes: [askNote('Ask us', office)],
    },
    {
      title: 'What to tell us',
      body: (
        <>
          <p>
            The <FormLink to="apply" /> asks for your child’s blood type, and for the parents’. It also asks whether
            your child has learning difficulties and has visited a specialist; if so, you attach the report.
          </p>
          <p>
            Whatever else matters for your child’s health, an allergy, a medicine, a condition to live with, please tell
            the Health Office before the first day, and again when it changes. Nobody at school should have to guess.
          </p>
        </>
      ),
    },
    {
      title: 'The policy, in full',
      text: ['You can read what the office is for, and what we ask of families, before you ever need it.'],
      body: (
        <p>
          The <strong>Health Office Policy and Procedures</strong> is one of the three documents on our{' '}
          <Link href="/Protocol">Protocol</Link> page, to download and to print.
        </p>
      ),
    },
  ],
};

/** Service: the Health Office. */
export function Health() {
  return <ServicePage services={services} content={content} />;
}
