import { Link } from 'wouter';
import { askNote } from '../parts/askNote.tsx';
import { ServicePage } from './ServicePage.tsx';
import { services } from './services.ts';

const content = {
  title: 'After School',
  description:
    'The hours after the last session: time to finish, to practise and to play, and how to ask what is offered this year.',
  lead: 'When the last session ends, the place is still full of possibilities: a quiet table, a ball, a stage, friends.',
  sections: [
    {
      title: 'Time that the day has not',
      text: [
        'Eight sessions and two recesses fill a school day. What they leave too little room for is what After School is about: supervised study, clubs, arts and sport. Here a learner can finish the day’s work in peace, practise something until it can be done, and play with children of other classes.',
        'It is school in a lower key. There are adults in charge and the rules of the house hold, but nobody is graded.',
      ],
      notes: [askNote('Ask us', 'After School Office')],
    },
    {
      title: 'What is offered',
      text: [
        'The offer differs from year to year and from division to division. Write to us with your child’s grade: we will tell you what runs this year, on which days, and what it asks of you.',
      ],
    },
    {
      title: 'Getting home',
      body: (
        <p>
          Tell us who comes to fetch your child. If yours rides the school bus, ask first how the bus fits the day; the
          people who know are those of <Link href="/Transportation">Transportation</Link>.
        </p>
      ),
    },
  ],
};

/** Service: the hours after the last session. */
export function AfterSchool() {
  return <ServicePage services={services} content={content} />;
}
