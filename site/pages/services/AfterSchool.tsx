import { Link } from 'wouter';
import { askNote } from '../parts/askNote.tsx';
import { ServicePage } from './parts/ServicePage.tsx';
import { services } from './services.ts';

const content = {
  title: 'After School',
  description:
    'The hours after the last session: time to finish, to practise and to play, and how to ask what is offered this year.',
  lead: 'When the last session ends, the place is still full of possibilities: a quiet table, a ball, a song, friends.',
  sections: [
    {
      title: 'Time that the day does not have',
      text: [
        'A school day is full: from Grade 1 to Grade 9 it has eight sessions and two recesses. After School is meant for what they leave too little room for: to finish the day’s work in peace, to practise something until it can be done, and to play with children of other classes.',
        'It is meant as school in a lower key: the rules of the school hold, but nobody is graded.',
      ],
      notes: [askNote('Ask us', 'After School Office')],
    },
    {
      title: 'What is offered',
      text: [
        'The offer may differ from year to year and from division to division. Please write to us with your child’s grade, and ask what is offered this year, on which days, and what it asks of you.',
      ],
    },
    {
      title: 'Getting home',
      body: (
        <p>
          Please tell us who comes to fetch your child. If yours rides the school bus, ask first whether a bus fits the
          day: see <Link href="/Transportation">Transportation</Link>.
        </p>
      ),
    },
  ],
};

/** Service: the hours after the last session. */
export function AfterSchool() {
  return <ServicePage services={services} content={content} />;
}
