import { Link } from 'wouter';
import { school } from '../../school.ts';
import { askNote } from '../parts/askNote.tsx';
import { ServicePage } from './parts/ServicePage.tsx';
import { services } from './services.ts';

const content = {
  title: 'Transportation',
  description:
    'The school bus: for families who ask for it, paid by a monthly fee, and what to settle before the first ride.',
  lead: `The way to school is part of the school day. Families who live too far from ${school.place} to walk can ask for a place on the school bus.`,
  sections: [
    {
      title: 'The bus',
      text: [
        'Transportation is a service for families who ask for it. Tell us where you live, and ask whether the bus can reach you and where it would stop.',
        'On the bus learners are at school already. We ask for the same kindness towards the small ones and the same respect for the adult in charge.',
      ],
      body: (
        <p>
          More is written in the <Link href="/Protocol">School Life Protocol</Link>.
        </p>
      ),
      notes: [
        {
          title: 'The fee',
          text: ['Transportation is paid by a monthly fee. The Accounts Office tells you how much it is.'],
        },
        askNote('Ask us', 'Accounts Office'),
      ],
    },
    {
      title: 'Before the first ride',
      text: ['Three things are worth settling early, best together with your registration:'],
      body: (
        <ul>
          <li>where your child gets on and off, and who is there to meet a young child;</li>
          <li>by which telephone number you can be reached in the morning and in the afternoon;</li>
          <li>whether your child rides both ways, and on which days.</li>
        </ul>
      ),
    },
    {
      title: 'Fee and tuition',
      body: (
        <p>
          Tuition has a calendar of its own, in ten monthly instalments from August through May: see{' '}
          <Link href="/Tuition">Tuition and instalments</Link>.
        </p>
      ),
    },
  ],
};

/** Service: the school bus. */
export function Transportation() {
  return <ServicePage services={services} content={content} />;
}
